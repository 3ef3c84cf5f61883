#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension PageStage {
  /// Puts a page on screen, with the frame it will have.
  func attach(_ page: UIViewController, at index: Int) {
    let slot = PageSlotView(page, frame: geometry.frame(of: place(ofPageAt: index)))
    slots.append(slot)
    scrollView.addSubview(slot)
    slot.takePageIn()
    scrollView.setNeedsLayout()
  }

  /// Takes a page off the screen.
  func detach(_ page: UIViewController) {
    guard let slot = slot(of: page) else { return }
    slots.removeAll { $0 === slot }
    if let view = page.viewIfLoaded, view.superview === slot { view.removeFromSuperview() }
    slot.removeFromSuperview()
    scrollView.setNeedsLayout()
  }

  /// Keeps assistive technologies to pages that are there to stay.
  func setReachable(_ isReachable: Bool, _ page: UIViewController) {
    slot(of: page)?.accessibilityElementsHidden = !isReachable
  }

  /// Scrolls to a page at once.
  func snap(to index: Int) {
    forgetMovement()
    adjust { scrollView.setContentOffset(geometry.offset(of: Double(index)), animated: false) }
    layOutSlots()
  }

  /// Moves the content along with the pages on screen, so that nothing seems to move.
  func shift(by distance: Int) {
    move(from: place, to: geometry.placeWithinPages(place + Double(distance)))
  }

  /// Takes the pages out of the finger's hold.
  func cancelDrag() {
    let pan = scrollView.panGestureRecognizer
    guard scrollView.isTracking || scrollView.isDragging else { return }
    isDragCancelled = scrollView.isDragging
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Scrolls from one page to another, as if they were neighbours.
  func animateJump(from start: Int?, to target: Int) {
    guard let driver else { return }
    guard let start, start != target, isLaidOut else {
      snap(to: target)
      return driver.hostDidSettle(at: nil)
    }
    forgetMovement()
    let jump = PageJump(from: start, to: target, at: driver.position, in: geometry)
    self.jump = jump
    let middle = jump.startPlace + jump.way / 2
    let place = jump.place(of: geometry.unwrapped(driver.position, near: middle))
    adjust { scrollView.setContentOffset(geometry.offset(of: place), animated: false) }
    layOutSlots()
    animate(to: jump.targetPlace)
  }

  /// Makes room for another number of pages; what is seen stays.
  func pageCountDidChange(to count: Int) {
    let oldPlace = place
    geometry.pageCount = count
    adjust { scrollView.contentSize = geometry.contentSize }
    if geometry.hasRoom { move(from: oldPlace, to: oldPlace) }
    scrollView.setNeedsLayout()
  }

  /// Has the page that a jump went to lie in its own place.
  func finishJump() {
    guard let jump else { return }
    self.jump = nil
    adjust {
      scrollView.setContentOffset(geometry.offset(of: Double(jump.target)), animated: false)
    }
    layOutSlots()
  }

  /// Forgets whatever moves the content.
  func forgetMovement() {
    (jump, animationPlace, awaitsDeceleration, landing) = (nil, nil, false, nil)
  }

  /// Moves the content; what moves by itself goes on from there.
  private func move(from oldPlace: Double, to newPlace: Double) {
    let offset = geometry.offset(of: newPlace)
    guard scrollView.contentOffset != offset else { return layOutSlots() }
    let goal = animationPlace.map { $0 + newPlace - oldPlace }
    let goesOn = !scrollView.isTracking && (scrollView.isDecelerating || awaitsDeceleration)
    adjust {
      if scrollView.isTracking {
        scrollView.contentOffset = offset
      } else {
        // It ends what moves, which would lead to where the pages were.
        scrollView.setContentOffset(offset, animated: false)
      }
    }
    layOutSlots()
    if let goal {
      animate(to: goal)
    } else if goesOn, let target = driver?.targetIndex {
      awaitsDeceleration = false
      animate(to: geometry.place(ofPageAt: target, near: place))
    }
  }
}
#endif
