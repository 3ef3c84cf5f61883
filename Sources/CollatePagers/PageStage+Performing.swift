#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension PageStage {
  /// Adds the view of a page with its final frame.
  func attachPage(_ page: some UIViewController, at index: Int) {
    let frame = geometry.frame(of: place(ofPageAt: index))
    let slot = slot(of: page) ?? addSlot(for: page, frame: frame)
    slot.accessibilityElementsHidden = false
    slot.fit(frame)
    scrollView.setNeedsLayout()
  }

  /// Adds a container view with the view of a page.
  func addSlot(for page: UIViewController, frame: CGRect) -> PageSlotView {
    let slot = PageSlotView(page, frame: frame)
    slots.append(slot)
    scrollView.addSubview(slot)
    slot.takePageIn(of: container)
    return slot
  }

  /// Removes the container view of a page.
  func removeSlot(_ slot: PageSlotView) {
    slots.removeAll { $0 === slot }
    slot.leave()
  }

  /// Removes the view of a page.
  func detachPage(_ page: some UIViewController) {
    guard let slot = slot(of: page) else { return }
    if geometry.visibleNeighbors > 0 && container?.viewIfLoaded?.window != nil {
      // The next layout decides whether it is still visible.
      slot.accessibilityElementsHidden = true
    } else {
      removeSlot(slot)
    }
    scrollView.setNeedsLayout()
  }

  /// Hides pages that are about to disappear from assistive technologies.
  func setReachable(_ isReachable: Bool, _ page: UIViewController) {
    slot(of: page)?.accessibilityElementsHidden = !isReachable
  }

  /// Scrolls to a page without animation.
  func snap(to index: Int) {
    forgetMovement()
    // With a loop there are more places.
    geometry.isLooping = driver?.loops ?? false
    scroll(to: Double(index))
  }

  /// Shifts the content together with the pages on screen, without a visible change.
  func shift(by distance: Int) {
    move(from: place, to: knownPlace ?? geometry.ring.wrapped(place + Double(distance)))
  }

  /// The place of the content if that does not follow from where it was: in a loop, where more than one place is that of
  /// a page, and another number of pages moves those beyond the end, and while the page on screen is not the settled one.
  private var knownPlace: Double? {
    guard let driver, jump == nil else { return nil }
    if driver.isIdle, restIndex != driver.settledIndex { return restIndex.map(Double.init) }
    return geometry.margin > 0 ? driver.position : nil
  }

  /// Cancels the user's drag.
  func cancelDrag() {
    let pan = scrollView.panGestureRecognizer
    guard scrollView.isTracking || scrollView.isDragging else { return }
    isDragCancelled = scrollView.isDragging
    let isEnabled = pan.isEnabled
    pan.isEnabled = false
    pan.isEnabled = isEnabled
  }

  /// Scrolls from one page to another as if they were adjacent.
  func animateJump(from start: Int?, to target: Int) {
    guard let driver else { return }
    guard let start, start != target, isLaidOut else {
      snap(to: target)
      return driver.hostDidSettle(at: nil)
    }
    forgetMovement()
    let (ring, position) = (geometry.ring, driver.position)
    let jump = PageJump(
      start: start, target: target, way: ring.way(from: start, to: target, at: position))
    self.jump = jump
    let done = ring.partDone(from: start, to: target, at: position)
    scroll(to: jump.startPlace + (jump.targetPlace - jump.startPlace) * done)
    animate(to: jump.targetPlace)
  }

  /// Updates the content size for a new number of pages; the visible pages stay in place.
  func pageCountDidChange(to count: Int) {
    let oldPlace = place
    geometry.pageCount = count
    geometry.isLooping = driver?.loops ?? false
    // Without pages, no command ends a movement, which pages that are inserted later must not take part in.
    if count == 0 { forgetMovement() }
    adjust { scrollView.contentSize = geometry.contentSize }
    if geometry.hasRoom { move(from: oldPlace, to: knownPlace ?? oldPlace) }
    scrollView.setNeedsLayout()
  }

  /// Resets the state of all animations and decelerations.
  func forgetMovement() {
    (jump, animationPlace, awaitsDeceleration, landing) = (nil, nil, false, nil)
  }

  /// Moves the content, and continues a running animation or deceleration from there.
  private func move(from oldPlace: Double, to newPlace: Double) {
    let offset = geometry.offset(of: newPlace)
    guard scrollView.contentOffset != offset else { return layOutSlots() }
    let goal = animationPlace.map { $0 + newPlace - oldPlace }
    let goesOn = !scrollView.isTracking && (scrollView.isDecelerating || awaitsDeceleration)
    adjust {
      if scrollView.isTracking {
        scrollView.contentOffset = offset
      } else {
        // This stops the animation, which would end at the previous place of its page.
        scrollView.setContentOffset(offset, animated: false)
      }
    }
    layOutSlots()
    if let goal {
      animate(to: goal)
    } else if goesOn, let driver, let target = driver.targetIndex {
      awaitsDeceleration = false
      // The driver may know of a shift that is yet to come, so only the distance to go is sure.
      let position = driver.position
      let way = geometry.ring.unwrapped(Double(target), near: position) - position
      animate(to: (newPlace + way).rounded())
    }
  }
}
#endif
