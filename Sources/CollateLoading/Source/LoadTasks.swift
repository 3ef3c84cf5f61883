import CollateCore

/// The tasks of a source that loads, which are cancelled when it is released.
final class LoadTasks: Sendable {
  /// What a task is for.
  enum Purpose: Hashable {
    case load(LoadToken)
    case timer(LoaderTimer)
    case feed
    case query
    case missingHost
  }

  // A task is cancelled when its token is released.
  @MainActor private var tasks: [Purpose: ObservationToken] = [:]

  init() {}

  /// Begins a task, in place of one for the same purpose.
  @MainActor
  func begin(_ purpose: Purpose, _ task: Task<Void, Never>) {
    let former = tasks.updateValue(ObservationToken { task.cancel() }, forKey: purpose)
    withExtendedLifetime(former) {}
  }

  /// Forgets a task, and cancels it if it still runs.
  @MainActor
  func cancel(_ purpose: Purpose) {
    // A cancellation handler of the app may ask for other tasks.
    let task = tasks.removeValue(forKey: purpose)
    withExtendedLifetime(task) {}
  }
}
