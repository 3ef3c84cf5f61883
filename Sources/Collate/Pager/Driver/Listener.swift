/// A listener, which only its observation retains.
@MainActor
final class Listener<Value> {
  let handler: (Value) -> Void

  let onEnd: @Sendable () -> Void

  init(_ handler: @escaping (Value) -> Void, onEnd: @escaping @Sendable () -> Void) {
    self.handler = handler
    self.onEnd = onEnd
  }
}
