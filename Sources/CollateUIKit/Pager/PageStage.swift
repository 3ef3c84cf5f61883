#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Collate
import UIKit

/// What scrolls the pages of a container and lays them out.
///
/// It does what the driver asks for, and reports what the scroll view does in positions. Whatever it
/// does to the scroll view itself is no news.
@MainActor
final class PageStage {
  /// What decides.
  weak var driver: (any PageStageDriver)?

  /// The parent of the pages.
  weak var container: UIViewController?

  /// Where pages lie, as they were laid out last.
  var geometry = PageGeometry()

  /// How pages are to lie.
  var layout: PagerLayout {
    didSet { if layout != oldValue { placeScrollView() } }
  }

  /// The pages on screen.
  var slots: [PageSlotView] = []

  /// The pages that lie side by side while a jump is shown.
  var jump: PageJump?

  /// Where an animation goes that the stage began and that has not ended yet.
  var animationPlace: Double?

  /// Whether the scroll view said that it will go on by itself, and has not begun to.
  var awaitsDeceleration = false

  /// Where the scroll view will come to rest.
  var landing: CGPoint?

  /// Whether the stage itself moves the content.
  var isAdjusting = false

  /// The changes of size that have begun and not ended.
  var openSizeChanges = 0

  /// Whether the finger lost its hold, and the scroll view has not said so yet.
  var isDragCancelled = false

  /// What measures for how long an animation may take.
  var clock: any Clock<Duration> = ContinuousClock()

  /// What waits for an animation to be overdue.
  var patience: Task<Void, Never>?

  private let observer = PageScrollObserver()

  private(set) lazy var scrollView: PageScrollView = {
    let view = PageScrollView(frame: .zero)
    view.stage = self
    view.delegate = observer
    return view
  }()

  init(_ layout: PagerLayout, loops: Bool) {
    self.layout = layout
    geometry.layout = layout
    geometry.isLooping = loops
    observer.stage = self
  }

  deinit {
    patience?.cancel()
  }

  /// Where the content is scrolled to.
  var place: Double { geometry.place(at: scrollView.contentOffset) }

  /// Whether nothing moves the content or is about to.
  var isQuiet: Bool {
    !scrollView.isDecelerating && !awaitsDeceleration && animationPlace == nil
      && (isDragCancelled || !scrollView.isTracking && !scrollView.isDragging)
  }

  /// Changes the content without a word to the driver.
  func adjust(_ change: () -> Void) {
    let wasAdjusting = isAdjusting
    isAdjusting = true
    change()
    isAdjusting = wasAdjusting
  }
}
#endif
