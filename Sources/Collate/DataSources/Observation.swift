/// A token for an observer, which is removed when the token is released.
///
/// Retain it as long as you want to receive updates. The source does not retain the observation,
/// nor the observation the source.
public final class Observation: Sendable {
  private let subscription: any Sendable & AnyObject

  init(_ subscription: any Sendable & AnyObject) {
    self.subscription = subscription
  }

  /// Creates an observation for a source that manages its observers itself.
  ///
  /// Sources with a ``SnapshotStore`` do not need it.
  ///
  /// - Parameter onEnd: A closure that is called once, when the observation is released, on any
  ///   thread.
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

/// The observer that an observation retains and a source references weakly.
@MainActor
final class Observer<Section: SectionProtocol> {
  let handler: (Update<Section>) -> Void

  /// The number of parts of the open transaction that preceded the observer.
  var missedParts: Int

  init(missedParts: Int, handler: @escaping (Update<Section>) -> Void) {
    self.handler = handler
    self.missedParts = missedParts
  }
}

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension Weak: Sendable where Object: Sendable {}
