#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension PageStage {
  /// Puts the scroll view into the view of the container.
  func install(in view: UIView) {
    view.addSubview(scrollView)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeScrollView()
  }

  /// Gives the scroll view its frame, which includes half of the room on both sides of a page.
  func placeScrollView() {
    guard let view = scrollView.superview else { return }
    let isHorizontal = layout.axis == .horizontal
    view.clipsToBounds = layout.spacing > 0
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
    scrollView.frame = view.bounds.insetBy(
      dx: isHorizontal ? -layout.spacing / 2 : 0, dy: isHorizontal ? 0 : -layout.spacing / 2)
    scrollView.setNeedsLayout()
  }

  /// Lays the pages out, and sees to it that what rests is known to rest.
  func layOut() {
    if currentGeometry != geometry { changeGeometry() }
    layOutSlots()
    guard let driver, !driver.isPerforming else { return }
    if !driver.isIdle { comeToRest() } else { stayAtRest() }
  }

  /// Where pages are to lie by the size and the direction of the container.
  private var currentGeometry: PageGeometry {
    var result = geometry
    result.layout = layout
    let size = scrollView.bounds.size
    let isHorizontal = layout.axis == .horizontal
    result.pageSize = CGSize(
      width: max(0, size.width - (isHorizontal ? layout.spacing : 0)),
      height: max(0, size.height - (isHorizontal ? 0 : layout.spacing)))
    let direction = container?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection
    result.isReversed = isHorizontal && direction == .rightToLeft
    return result
  }

  /// Whether the pages were laid out since the size changed.
  var isLaidOut: Bool { geometry.hasRoom && scrollView.bounds.size == geometry.viewSize }

  /// Puts every page on screen where it belongs.
  func layOutSlots() {
    guard let driver else { return }
    for (index, page) in driver.pagesOnScreen {
      guard let slot = slot(of: page) else { continue }
      let frame = geometry.frame(of: place(ofPageAt: index))
      if slot.frame != frame { slot.frame = frame }
      slot.fitPage()
    }
  }

  /// Returns where a page on screen lies.
  func place(ofPageAt index: Int) -> Double {
    guard let jump else { return geometry.place(ofPageAt: index, near: place) }
    return index == jump.target ? jump.targetPlace : jump.startPlace
  }

  func slot(of page: UIViewController) -> PageSlotView? {
    slots.first { $0.page === page }
  }
}

extension PageStage {
  /// Takes notice that the size is about to change.
  func sizeWillChange() {
    openSizeChanges += 1
    if currentGeometry != geometry { adoptGeometry() }
    driver?.hostSizeWillChange()
    showSettledPage()
  }

  /// Takes notice that the size has changed.
  func sizeDidChange() {
    openSizeChanges -= 1
    guard openSizeChanges == 0 else { return }
    if currentGeometry != geometry { adoptGeometry() }
    driver?.hostSizeDidChange()
    layOutSlots()
  }

  /// Lays everything out in another way; nobody may have announced that.
  private func changeGeometry() {
    // What pages hear when a transition ends they hear with the frames that they will have.
    adoptGeometry()
    guard openSizeChanges == 0 else { return }
    driver?.hostSizeWillChange()
    showSettledPage()
    driver?.hostSizeDidChange()
  }

  private func adoptGeometry() {
    geometry = currentGeometry
    if geometry.hasRoom { driver?.epsilon = 0.5 / Double(geometry.extent) }
    showSettledPage()
  }

  /// Has the resting page fill the screen.
  func showSettledPage() {
    forgetMovement()
    adjust {
      if scrollView.contentSize != geometry.contentSize {
        scrollView.contentSize = geometry.contentSize
      }
      let offset = geometry.offset(of: Double(driver?.settledIndex ?? 0))
      scrollView.setContentOffset(offset, animated: false)
    }
    layOutSlots()
  }
}
#endif
