#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// Detects when a list view stops moving a row.
///
/// List views report that a row was moved, but not that it was put back.
@MainActor
final class ReorderingWatch {
  private var task: Task<Void, Never>?

  /// Polls until no row is being moved; does nothing if it already does.
  ///
  /// - Parameters:
  ///   - isMoving: Returns whether a row is being moved.
  ///   - end: Called when no row is being moved any more.
  func start(isMoving: @escaping () -> Bool, end: @escaping () -> Void) {
    if task != nil { return }
    task = Task { [weak self] in
      // The first check is late enough for the view to have lifted the row.
      repeat {
        try? await Task.sleep(nanoseconds: 200_000_000)
        if Task.isCancelled { return }
      } while isMoving()
      self?.task = nil
      end()
    }
  }

  /// Stops polling.
  func stop() {
    task?.cancel()
    task = nil
  }
}
#endif
