extension SimulatedPagerHost {
  /// Adds a controller as a child.
  public func addPage(_ page: Controller) {
    if children.contains(where: { $0 === page }) { complaints.append("a child is added again") }
    children.append(page)
    notify(page, .add)
  }

  /// Notifies a controller that it became a child.
  public func pageDidMove(_ page: Controller) {
    notify(page, .didMove)
  }

  /// Notifies a controller that it is about to be removed as a child.
  public func pageWillMoveFromParent(_ page: Controller) {
    notify(page, .willMoveFromParent)
  }

  /// Removes a controller as a child.
  public func removePage(_ page: Controller) {
    if !children.contains(where: { $0 === page }) { complaints.append("no child is removed") }
    if views.contains(where: { $0.controller === page }) {
      complaints.append("a child is removed whose view is on screen")
    }
    children.removeAll { $0 === page }
    begun[ObjectIdentifier(page)] = nil
    notify(page, .remove)
  }

  /// Notifies a controller that it is about to appear or disappear.
  public func beginAppearance(of page: Controller, isAppearing: Bool, animated: Bool) {
    if begun[ObjectIdentifier(page)] == isAppearing {
      complaints.append("an appearance begins twice in one direction")
    }
    begun[ObjectIdentifier(page)] = isAppearing
    notify(
      page, isAppearing ? .willAppear(animated: animated) : .willDisappear(animated: animated))
  }

  /// Notifies a controller that the appearance or disappearance begun last has ended.
  public func endAppearance(of page: Controller) {
    guard let isAppearing = begun.removeValue(forKey: ObjectIdentifier(page)) else {
      complaints.append("an appearance ends that did not begin")
      return
    }
    notify(page, isAppearing ? .didAppear : .didDisappear)
  }

  /// Adds the view of a page.
  public func attachPage(_ page: Controller, at index: Int) {
    if !(0..<pageCount).contains(index) {
      complaints.append("a page comes to index \(index) of \(pageCount)")
    }
    if views.contains(where: { $0.controller === page }) {
      complaints.append("a page comes on screen that is there")
    }
    views.append(Attachment(controller: page, index: index))
    notify(page, .attach)
  }

  /// Removes the view of a page.
  public func detachPage(_ page: Controller) {
    if !views.contains(where: { $0.controller === page }) {
      complaints.append("a page leaves the screen that is not there")
    }
    views.removeAll { $0.controller === page }
    notify(page, .detach)
  }

  /// Scrolls to a page without animation, ending any animation.
  public func snap(to index: Int) {
    stop()
    if let driver { loops = driver.loops }
    contentOffset = geometry.offset(atPosition: Double(index), pageCount: pageCount)
    fingerOffset = contentOffset
  }

  /// Shifts the position and all views by whole pages, without visible movement.
  public func shift(by distance: Int) {
    moveContent(byPages: distance)
    keepCanonical()
  }

  /// Ignores the current drag until the finger is lifted.
  public func cancelDrag() {
    guard isTouched else { return }
    isTouchIgnored = true
  }

  /// Begins to scroll from one page to another with animation, from the current position.
  ///
  /// In a loop, it takes the shorter way; if both have the same length, the one already begun,
  /// otherwise the one forward. A running animation is replaced, and its end is not reported.
  public func animateJump(from start: Int?, to target: Int) {
    let place = driver?.position ?? position
    let origin = start.map(Double.init) ?? place
    var goal = unwrapped(Double(target), near: origin)
    if loops && 2 * abs(goal - origin) == Double(pageCount) {
      goal = origin + (unwrapped(place, near: origin) < origin ? -1 : 1) * abs(goal - origin)
    }
    let from = unwrapped(place, near: (origin + goal) / 2)
    jump = (start ?? target, target, start == nil ? 0 : goal - origin)
    motion = .jumping
    contentOffset = geometry.offset(atPosition: from, pageCount: pageCount)
    path = offsets(from: from, to: goal, frames: jumpFrameCount)
  }

  /// Updates the number of pages.
  ///
  /// The content keeps its position in pages. If that is now beyond the last page, the content
  /// moves back, as in a scroll view, and the position is reported.
  public func pageCountDidChange(to count: Int) {
    if let driver { loops = driver.loops }
    if count == 0 { stop() }
    let oldCount = pageCount
    let places = ([contentOffset, fingerOffset] + path).map {
      oldCount == 0 ? 0 : geometry.position(atOffset: $0, pageCount: oldCount)
    }
    pageCount = count
    let offsets = places.map { geometry.offset(atPosition: $0, pageCount: count) }
    contentOffset = offsets[0]
    fingerOffset = offsets[1]
    path = Array(offsets[2...])
    if !loops && !isTouched && count > 0 && position > Double(count - 1) {
      contentOffset = geometry.offset(atPosition: Double(count - 1), pageCount: count)
      driver?.hostDidScroll(to: position)
    }
  }

  /// Stops every movement except a drag.
  func stop() {
    path = []
    jump = nil
    motion = isTouched && !isTouchIgnored ? .held : .resting
  }

  /// Shifts everything by whole pages, including future frames.
  func moveContent(byPages distance: Int) {
    let start = geometry.offset(atPosition: 0, pageCount: pageCount)
    let way = geometry.offset(atPosition: Double(distance), pageCount: pageCount) - start
    contentOffset += way
    fingerOffset += way
    path = path.map { $0 + way }
  }

  private func notify(_ page: Controller, _ call: PageCall) {
    (page as? any PageCallReceiver)?.receive(call)
    onCall?(page, call)
  }
}
