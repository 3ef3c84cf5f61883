import Observation

/// Tells the Observation framework who reads the sections of a store, and that they changed.
///
/// It is told once for each transaction, together with the observers of the store.
@MainActor
class AccessTracker {
  /// Returns a new tracker, or `nil` where there is no such framework.
  static func make() -> AccessTracker? {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return nil }
    return RegisteredTracker()
  }

  func noteAccess() {}

  func noteChange() {}
}

@available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *)
private final class RegisteredTracker: AccessTracker, Observable {
  private let registrar = ObservationRegistrar()

  /// What stands for the sections, as the framework asks for a property.
  private var sections: Void { () }

  override func noteAccess() {
    registrar.access(self, keyPath: \.sections)
  }

  override func noteChange() {
    registrar.withMutation(of: self, keyPath: \.sections) {}
  }
}
