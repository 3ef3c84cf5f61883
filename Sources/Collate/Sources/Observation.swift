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

/// An observer of sections of any type, which an observation retains.
@MainActor
class AnyObserver {
  /// Whether the observer also receives updates that replace elements by equal ones, with an empty
  /// batch.
  let hearsSilentUpdates: Bool

  init(hearsSilentUpdates: Bool) {
    self.hearsSilentUpdates = hearsSilentUpdates
  }

  func receive(_ update: AnyUpdate) {}
}

/// An observer of sections of one type.
@MainActor
final class Observer<Section: SectionProtocol>: AnyObserver {
  private let handler: (Update<Section>) -> Void

  init(hearsSilentUpdates: Bool, handler: @escaping (Update<Section>) -> Void) {
    self.handler = handler
    super.init(hearsSilentUpdates: hearsSilentUpdates)
  }

  override func receive(_ update: AnyUpdate) {
    if update.isSilent && !hearsSilentUpdates { return }
    handler(Update(update))
  }
}

/// An observer in the list of a store.
struct StoreObserver {
  private(set) weak var object: AnyObserver?

  /// The sections that the observer knows, if it came after a change in the open transaction.
  var start: SnapshotMoment?
}

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension Weak: Sendable where Object: Sendable {}
