/// A token for an observer, which is removed when the token is released.
///
/// Keep it as long as you want to receive updates; `_ = source.observe { … }` ends at once. The
/// source does not retain the token, nor the token the source.
///
///     source.observe { print($0.batch) }.store(in: &tokens)
public final class ObservationToken: Sendable {
  // Changed by the main actor only.
  nonisolated(unsafe) private var subscription: (any Sendable & AnyObject)?

  init(_ subscription: any Sendable & AnyObject) {
    unsafe self.subscription = subscription
  }

  /// Creates a token for a source that manages its observers itself.
  ///
  /// Sources with a ``SnapshotStore`` do not need it.
  ///
  /// - Parameter onEnd: A closure that is called once, when the token is released or cancelled, on
  ///   any thread.
  public convenience init(onEnd: @escaping @Sendable () -> Void) {
    self.init(Ending(onEnd))
  }

  /// Removes the observer, which receives nothing any more, even if the token is still retained.
  @MainActor
  public func cancel() {
    // What the closure has kept may cancel the token when it is released.
    let ended = unsafe subscription
    unsafe subscription = nil
    keepAlive(ended)
  }

  /// Appends the token to a collection, whose end is then that of the observation.
  ///
  /// - Parameter tokens: An array, in most cases a property of the observer.
  public func store(in tokens: inout some RangeReplaceableCollection<ObservationToken>) {
    tokens.append(self)
  }

  private final class Ending: Sendable {
    private let onEnd: @Sendable () -> Void

    init(_ onEnd: @escaping @Sendable () -> Void) {
      self.onEnd = onEnd
    }

    deinit {
      onEnd()
    }
  }
}

/// An observer of sections of any type, which an observation retains.
@MainActor
package final class StoreObserver {
  /// Whether the observer receives an update when the transaction ends, before all others; it must not change sources.
  let isEarly: Bool

  /// Whether the observer also receives updates that replace elements by equal ones, with an empty
  /// batch.
  private let receivesSilentUpdates: Bool

  /// What to do when the source is released.
  nonisolated let onSourceEnd: (@Sendable () -> Void)?

  private let handler: (AnyUpdate) -> Void

  package init<Section: SectionProtocol>(
    isEarly: Bool = false, receivesSilentUpdates: Bool = false,
    onSourceEnd: (@Sendable () -> Void)? = nil, _ handler: @escaping (Update<Section>) -> Void
  ) {
    (self.isEarly, self.receivesSilentUpdates) = (isEarly, receivesSilentUpdates)
    self.onSourceEnd = onSourceEnd
    self.handler = { handler(Update($0)) }
  }

  func receive(_ update: AnyUpdate, early: Bool = false) {
    if early == isEarly, !update.isSilent || receivesSilentUpdates { handler(update) }
  }
}
