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
    tasks[purpose] = ObservationToken { task.cancel() }
  }

  /// Forgets a task, and cancels it if it still runs.
  @MainActor
  func cancel(_ purpose: Purpose) { tasks[purpose] = nil }
}
