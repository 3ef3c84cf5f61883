#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension PageStage {
  /// Adds the scroll view to the view of the container.
  ///
  /// What is outside of the container is clipped by a view in between, because whether the
  /// container itself clips is up to its owner.
  func install(in view: UIView) {
    let frame = PageFrameView(frame: view.bounds)
    frame.clipsToBounds = true
    for (inner, outer) in [(frame, view), (scrollView, frame)] {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
    }
    prepareScrollView()
  }

  /// Prepares the scroll view for the layout.
  private func prepareScrollView() {
    let isHorizontal = layout.axis == .horizontal
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
    scrollView.clipsToBounds = layout.inset == 0
  }

  /// Sets the frame of the scroll view, which includes half of the spacing on both sides of a page.
  ///
  /// Resizing does not restore it after the container was too small for the inset.
  private func fitScrollView() {
    guard let room = scrollView.superview?.bounds else { return }
    let isHorizontal = layout.axis == .horizontal
    let layout = usedLayout
    let length = isHorizontal ? room.width : room.height
    // A larger inset would be that of no rectangle.
    let inset = min(layout.inset - layout.spacing / 2, length / 2)
    let frame = room.insetBy(dx: isHorizontal ? inset : 0, dy: isHorizontal ? 0 : inset)
    if scrollView.frame != frame { scrollView.frame = frame }
  }

  /// The layout with lengths that can be added up.
  private var usedLayout: PagerLayout {
    let limit: CGFloat = 100_000
    return PagerLayout(
      axis: layout.axis, spacing: min(layout.spacing, limit), inset: min(layout.inset, limit))
  }

  /// Applies another layout at once, because pages that are appearing must have their final frames.
  func changeLayout() {
    prepareScrollView()
    if scrollView.superview != nil { layOut() }
    // In a callback of a page, the neighbors are laid out when it is over.
    scrollView.setNeedsLayout()
  }

  /// Lays out the pages, and reports to the driver if the scroll view is at rest.
  func layOut() {
    fitScrollView()
    if currentGeometry != geometry { changeGeometry() }
    layOutSlots()
    guard let driver, !driver.isPerforming else { return }
    describeGeometry(to: driver)
    layOutNeighbors()
    if !driver.isIdle { comeToRest() } else { stayAtRest() }
  }

  /// Sets what the driver has to know of the layout, once there are pages to lay out.
  private func describeGeometry(to driver: any PageStageDriver) {
    guard geometry.hasRoom else { return }
    let epsilon = 0.5 / Double(geometry.extent)
    if driver.epsilon != epsilon { driver.epsilon = epsilon }
    driver.visibleNeighbors = geometry.visibleNeighbors
  }

  /// The geometry for the current size and layout direction of the container.
  private var currentGeometry: PageGeometry {
    var result = geometry
    let layout = usedLayout
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

  /// Whether the pages were laid out since the last size change.
  var isLaidOut: Bool { geometry.hasRoom && scrollView.bounds.size == geometry.viewSize }

  /// Updates the frames of all pages on screen.
  func layOutSlots() {
    guard let driver else { return }
    for (index, page) in driver.pagesOnScreen {
      slot(of: page)?.fit(geometry.frame(of: place(ofPageAt: index)))
    }
  }

  /// Returns the place of a page on screen.
  func place(ofPageAt index: Int) -> Double {
    guard let jump else { return geometry.ring.unwrapped(Double(index), near: place) }
    return index == jump.target ? jump.targetPlace : jump.startPlace
  }

  func slot(of page: UIViewController) -> PageSlotView? { slots.first { $0.page === page } }

  /// Handles the beginning of a size change.
  ///
  /// - Parameter duration: The duration of its animation, in seconds.
  /// - Returns: The number of the change.
  func sizeWillChange(lasting duration: TimeInterval) -> Int {
    lastSizeChange += 1
    if currentGeometry != geometry { adoptGeometry() }
    driver?.hostSizeWillChange()
    showSettledPage()
    // Coordinators of transitions that are replaced or canceled can stay silent.
    sizeWatcher?.cancel()
    sizeWatcher = Task { [weak self, clock, number = lastSizeChange] in
      do { try await clock.sleep(for: .seconds(1 + max(duration, 0))) } catch { return }
      if !Task.isCancelled { self?.sizeDidChange(number) }
    }
    return lastSizeChange
  }

  /// Handles the end of a size change, with which all earlier ones have ended, too.
  func sizeDidChange(_ number: Int) {
    guard isResizing else { return }
    endedSizeChange = max(endedSizeChange, number)
    guard !isResizing else { return }
    sizeWatcher?.cancel()
    if currentGeometry != geometry { adoptGeometry() }
    driver?.hostSizeDidChange()
    layOutSlots()
  }

  /// Updates the geometry after a change that may not have been announced.
  private func changeGeometry() {
    // Pages get their final frames before the callbacks at the end of a transition.
    adoptGeometry()
    guard !isResizing else { return }
    driver?.hostSizeWillChange()
    showSettledPage()
    driver?.hostSizeDidChange()
  }

  private func adoptGeometry() {
    geometry = currentGeometry
    showSettledPage()
  }

  /// The index of the settled page, or of the one that stays on screen in its place until the container has disappeared.
  var restIndex: Int? {
    let shown = driver?.pagesOnScreen.map(\.index) ?? []
    return driver?.settledIndex.map { shown.contains($0) ? $0 : shown.first ?? $0 }
  }

  /// Scrolls to the settled page.
  func showSettledPage() {
    forgetMovement()
    scroll(to: Double(restIndex ?? 0))
  }

  /// Scrolls to a place without animation.
  func scroll(to place: Double) {
    adjust {
      if scrollView.contentSize != geometry.contentSize {
        scrollView.contentSize = geometry.contentSize
      }
      scrollView.setContentOffset(geometry.offset(of: place), animated: false)
    }
    layOutSlots()
  }
}
#endif
