extension SimulatedPagerHost {
  /// Appears completely.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func appear(animated: Bool = false) {
    beginAppearing(animated: animated)
    endAppearing()
  }

  /// Disappears completely.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func disappear(animated: Bool = false) {
    beginDisappearing(animated: animated)
    endDisappearing()
  }

  /// Begins to disappear and appears again, as in a cancelled back navigation.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func cancelDisappearing(animated: Bool = true) {
    beginDisappearing(animated: animated)
    appear(animated: animated)
  }

  /// Begins to appear.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func beginAppearing(animated: Bool = false) {
    driver?.hostWillAppear(animated: animated)
  }

  /// Ends its appearance.
  public func endAppearing() {
    driver?.hostDidAppear()
  }

  /// Begins to disappear.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func beginDisappearing(animated: Bool = false) {
    driver?.hostWillDisappear(animated: animated)
  }

  /// Ends its disappearance, which stops every movement without a report.
  public func endDisappearing() {
    driver?.hostDidDisappear()
    stop()
  }
}

extension SimulatedPagerHost {
  /// Changes the size, with an intermediate offset that matches neither the old nor the new one.
  ///
  /// - Parameter pageExtent: The new size of a page along the axis, in points.
  /// - Precondition: The size is greater than zero.
  public func rotate(toPageExtent pageExtent: Double) {
    beginRotating()
    endRotating(toPageExtent: pageExtent)
  }

  /// Begins to change the size, which stops every movement.
  public func beginRotating() {
    isRotating = true
    driver?.hostSizeWillChange()
    stop()
  }

  /// Changes the size, and before reporting it sends invalid offsets and rest positions, as scroll
  /// views do.
  ///
  /// - Parameter pageExtent: The new size of a page along the axis, in points.
  /// - Precondition: The size is greater than zero.
  public func endRotating(toPageExtent pageExtent: Double) {
    precondition(pageExtent > 0, "A page cannot be \(pageExtent) points large")
    if !isRotating { beginRotating() }
    geometry.pageExtent = pageExtent
    driver?.hostDidScroll(to: position)
    driver?.hostDidSettle(at: position)
    isRotating = false
    driver?.epsilon = epsilon
    driver?.hostSizeDidChange()
  }

  /// Forwards a memory warning.
  public func runShortOfMemory() {
    driver?.didReceiveMemoryWarning()
  }

  /// Removes all pages permanently, and releases the driver.
  public func tearDown() {
    driver?.tearDown()
    driver = nil
    stop()
  }
}
