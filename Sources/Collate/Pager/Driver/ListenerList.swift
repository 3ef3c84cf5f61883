/// Those who listen to a pager, in the order they began to.
@MainActor
final class ListenerList<Value> {
  private(set) var listeners: [Weak<Listener<Value>>] = [] {
    didSet { isEmpty = listeners.isEmpty }
  }

  private var isOver = false

  /// Whether nobody listens.
  private(set) var isEmpty = true

  /// Has somebody told of every value from now on.
  ///
  /// - Parameters:
  ///   - handler: Called with every value.
  ///   - onEnd: Called once, when there will be no more values.
  /// - Returns: The observation, which ends when it is released.
  func add(
    _ handler: @escaping (Value) -> Void,
    onEnd: @escaping @Sendable () -> Void = {}
  ) -> Observation {
    let listener = Listener(handler, onEnd: onEnd)
    if isOver {
      onEnd()
    } else {
      listeners = listeners.filter { $0.object != nil } + [Weak(listener)]
    }
    return Observation(listener)
  }

  /// Tells everybody.
  func send(_ value: Value) {
    var isAnybodyGone = false
    for listener in listeners {
      if let listener = listener.object { listener.handler(value) } else { isAnybodyGone = true }
    }
    if isAnybodyGone { listeners.removeAll { $0.object == nil } }
  }

  /// Tells everybody that there will be no more values.
  func end() {
    let listeners = listeners
    self.listeners = []
    isOver = true
    for listener in listeners { listener.object?.onEnd() }
  }

  deinit {
    for listener in listeners { listener.object?.onEnd() }
  }
}

/// Somebody who listens; kept by the observation alone.
@MainActor
final class Listener<Value> {
  let handler: (Value) -> Void

  let onEnd: @Sendable () -> Void

  init(_ handler: @escaping (Value) -> Void, onEnd: @escaping @Sendable () -> Void) {
    self.handler = handler
    self.onEnd = onEnd
  }
}
