/// The right to be told of updates: it ends when the observation is released.
///
/// Keep it as long as you want to listen. The source does not keep it, and it does not keep the
/// source.
public final class Observation: Sendable {
  private let subscription: any Sendable & AnyObject

  init(_ subscription: any Sendable & AnyObject) {
    self.subscription = subscription
  }

  /// Creates an observation for a source that keeps its observers itself.
  ///
  /// Sources that keep a ``SnapshotStore`` have no need of it.
  ///
  /// - Parameter onEnd: Called once, when the observation is released, wherever that is.
  public init(onEnd: @escaping @Sendable () -> Void) {
    subscription = Ending(onEnd)
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

/// What an observation holds and a source remembers weakly.
@MainActor
final class Observer<Section: SectionProtocol> {
  let handler: (Update<Section>) -> Void

  /// How many parts of the running transaction were over when the observer joined.
  var missedParts: Int

  init(missedParts: Int, handler: @escaping (Update<Section>) -> Void) {
    self.handler = handler
    self.missedParts = missedParts
  }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension Weak: Sendable where Object: Sendable {}
