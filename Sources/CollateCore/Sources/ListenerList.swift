/// Listeners of a source, a selection or a pager, in the order in which they were added.
@MainActor
package final class ListenerList<Value> {
  private(set) var listeners: [Weak<Listener<Value>>] = [] {
    didSet { isEmpty = listeners.isEmpty }
  }

  private var isOver = false
  private var isSending = false

  /// The values sent while another one was delivered, oldest first.
  private var waiting: [Value] = []

  /// Whether there are no listeners.
  package private(set) var isEmpty = true

  /// Whether all listeners were released, also if nothing was sent since.
  var areAllReleased: Bool { listeners.allSatisfy { $0.object == nil } }

  package init() {}

  /// Adds a listener, which receives every value from now on.
  ///
  /// - Parameters:
  ///   - handler: A closure that is called with every value.
  ///   - onEnd: A closure that is called once, after the last value.
  /// - Returns: An observation, which ends when it is released.
  package func add(
    _ handler: @escaping (Value) -> Void, onEnd: @escaping @Sendable () -> Void = {}
  ) -> ObservationToken {
    let listener = Listener(handler, onEnd: onEnd)
    if isOver {
      onEnd()
    } else {
      listeners = listeners.filter { $0.object != nil } + [Weak(listener)]
    }
    return ObservationToken(listener)
  }

  /// Sends a value to all listeners, after those sent before have reached all of them.
  package func send(_ value: Value) {
    guard !isSending else { return waiting.append(value) }
    isSending = true
    defer { isSending = false }
    deliver(value)
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
  }

  private func deliver(_ value: Value) {
    var isAnyGone = false
    for listener in listeners {
      if let listener = listener.object { listener.handler(value) } else { isAnyGone = true }
    }
    if isAnyGone { listeners.removeAll { $0.object == nil } }
  }

  /// Notifies all listeners that there will be no more values.
  package func end() {
    let listeners = listeners
    self.listeners = []
    isOver = true
    for listener in listeners { listener.object?.onEnd() }
  }

  deinit {
    for listener in listeners { listener.object?.onEnd() }
  }
}

extension ListenerList where Value: Sendable {
  /// Returns an asynchronous sequence of the values from now on, which ends with the list.
  ///
  /// - Parameters:
  ///   - first: A value with which it begins; `nil` for none.
  ///   - policy: Which values not yet read are kept.
  /// - Returns: The sequence.
  package func stream(
    beginningWith first: Value? = nil,
    _ policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    if let first { continuation.yield(first) }
    let observation = add {
      continuation.yield($0)
    } onEnd: {
      continuation.finish()
    }
    continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    return stream
  }
}

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
