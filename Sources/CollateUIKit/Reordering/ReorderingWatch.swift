#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Finds out when a list view has stopped to move a row by hand.
///
/// List views tell when they moved a row, but not when they put it back.
@MainActor
final class ReorderingWatch {
  private var task: Task<Void, Never>?

  /// Looks from time to time whether a row is being moved, until none is, unless it does already.
  ///
  /// - Parameters:
  ///   - isMoving: Returns whether a row is being moved.
  ///   - end: Is called when none is.
  func start(isMoving: @escaping () -> Bool, end: @escaping () -> Void) {
    if task != nil { return }
    task = Task { [weak self] in
      // The first look comes late enough for the view to have picked the row up.
      repeat {
        try? await Task.sleep(nanoseconds: 200_000_000)
        if Task.isCancelled { return }
      } while isMoving()
      self?.task = nil
      end()
    }
  }

  /// Looks no more.
  func stop() {
    task?.cancel()
    task = nil
  }
}
#endif
