#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Lays out and scrolls the pages of a container.
///
/// It executes the driver's commands, and reports what the scroll view does as positions. Changes
/// that it makes to the scroll view itself are not reported.
@MainActor
class PageStage: NSObject {
  /// The driver, which decides what is shown.
  weak var driver: (any PageStageDriver)?

  /// The parent of the page controllers.
  weak var container: UIViewController?

  /// The geometry of the last layout.
  var geometry = PageGeometry()

  /// The requested layout.
  var layout: PagerLayout {
    didSet { if layout != oldValue { changeLayout() } }
  }

  /// The container views of the pages on screen, and of those beside them that are visible, too.
  var slots: [PageSlotView] = []

  /// The jump that is being animated, whose pages are side by side.
  var jump: PageJump?

  /// The target of the stage's running animation.
  var animationPlace: Double?

  /// Whether the scroll view is about to decelerate, but has not begun yet.
  var awaitsDeceleration = false

  /// The content offset at which the scroll view will come to rest.
  var landing: CGPoint?

  /// Whether the stage itself is moving the content.
  var isAdjusting = false

  /// The number of the last size change.
  var lastSizeChange = 0

  /// The number of the last size change that has ended, with all before it.
  var endedSizeChange = 0

  /// The task that ends a size change whose end is not reported.
  var sizeWatcher: Task<Void, Never>?

  /// Whether the drag was canceled, and the scroll view has not reported its end yet.
  var isDragCancelled = false

  /// The clock for everything whose end UIKit may not report.
  var clock: any Clock<Duration> = ContinuousClock()

  /// The task that looks whether a movement has ended without a word.
  var watcher: Task<Void, Never>?

  /// The number of looks since the last animation began, of the stage or of other code.
  var lookCount = 0

  private(set) lazy var scrollView: PageScrollView = {
    let view = PageScrollView(frame: .zero)
    view.stage = self
    view.delegate = self
    return view
  }()

  init(_ layout: PagerLayout) {
    self.layout = layout
    geometry.layout = layout
    super.init()
  }

  deinit {
    watcher?.cancel()
    sizeWatcher?.cancel()
  }

  /// The place that the content is scrolled to.
  var place: Double { geometry.place(at: scrollView.contentOffset) }

  /// Whether nothing moves the content or is about to.
  var isQuiet: Bool {
    !scrollView.isDecelerating && !awaitsDeceleration && animationPlace == nil
      && (isDragCancelled || !scrollView.isTracking && !scrollView.isDragging)
  }

  /// Whether the size is changing, so that content offsets match neither the old nor the new one.
  var isResizing: Bool { endedSizeChange < lastSizeChange }

  /// Changes the content without reporting it to the driver.
  func adjust(_ change: () -> Void) {
    let wasAdjusting = isAdjusting
    isAdjusting = true
    change()
    isAdjusting = wasAdjusting
  }
}
#endif
