import CollateCore

/// The tasks of a source that loads, which are cancelled when it is released.
final class LoadTasks: Sendable {
  /// What a task is for.
  enum Purpose: Hashable {
    case load(LoadToken)
    case timer(LoaderTimer)
    case feed
    case query
  }

  @MainActor private var tasks: [Purpose: TaskCanceller] = [:]

  init() {}

  /// Begins a task, in place of one for the same purpose.
  @MainActor
  func begin(_ purpose: Purpose, _ task: Task<Void, Never>) {
    tasks[purpose] = TaskCanceller(task)
  }

  /// Forgets a task, and cancels it if it still runs.
  @MainActor
  func cancel(_ purpose: Purpose) { tasks[purpose] = nil }
}

/// A task that is cancelled when this object is released.
private final class TaskCanceller: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
