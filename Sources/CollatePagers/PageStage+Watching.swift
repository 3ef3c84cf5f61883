#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// UIKit does not report every end: not that of a deceleration that a finger stops, of an animation
// that another content offset stops, and that a finger which did not move was lifted.

extension PageStage {
  /// The time between two looks.
  static var lookInterval: Duration { .milliseconds(50) }

  /// The number of looks after which an animation is over, whether reported or not.
  private static var animationLooks: Int { 20 }

  /// Whether the user drags the content, the end of which is always reported.
  private var isDragged: Bool { scrollView.isDragging && !isDragCancelled }

  /// Starts to look regularly whether the content has come to rest, until it has.
  func watch() {
    guard watcher == nil, !isDragged else { return }
    watcher = Task { [weak self, clock] in
      repeat {
        do { try await clock.sleep(for: Self.lookInterval) } catch { return }
      } while !Task.isCancelled && self?.look() ?? false
    }
  }

  /// Reports rest if the content has come to it, and returns whether to look again.
  func look() -> Bool {
    // The end of a size change causes a layout.
    guard let driver, !isDragged, isLaidOut, !isResizing, !isAtRest else {
      watcher = nil
      return false
    }
    lookCount += 1
    if animationPlace != nil && lookCount < Self.animationLooks { return true }
    (animationPlace, awaitsDeceleration) = (nil, false)
    if driver.isIdle { stayAtRest() } else { comeToRest() }
    return true
  }
}
#endif
