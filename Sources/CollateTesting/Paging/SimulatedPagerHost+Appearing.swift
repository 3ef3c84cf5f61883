extension SimulatedPagerHost {
  /// Comes into view, from the beginning to the end.
  ///
  /// - Parameter animated: Whether with an animation.
  public func appear(animated: Bool = false) {
    beginAppearing(animated: animated)
    endAppearing()
  }

  /// Goes out of sight, from the beginning to the end.
  ///
  /// - Parameter animated: Whether with an animation.
  public func disappear(animated: Bool = false) {
    beginDisappearing(animated: animated)
    endDisappearing()
  }

  /// Begins to go out of sight and comes back, as when somebody does not go back after all.
  ///
  /// - Parameter animated: Whether with an animation.
  public func cancelDisappearing(animated: Bool = true) {
    beginDisappearing(animated: animated)
    appear(animated: animated)
  }

  /// Begins to come into view.
  ///
  /// - Parameter animated: Whether with an animation.
  public func beginAppearing(animated: Bool = false) {
    driver?.hostWillAppear(animated: animated)
  }

  /// Ends coming into view.
  public func endAppearing() {
    driver?.hostDidAppear()
  }

  /// Begins to go out of sight.
  ///
  /// - Parameter animated: Whether with an animation.
  public func beginDisappearing(animated: Bool = false) {
    driver?.hostWillDisappear(animated: animated)
  }

  /// Ends going out of sight, which ends every movement without a word.
  public func endDisappearing() {
    driver?.hostDidDisappear()
    stop()
  }
}

extension SimulatedPagerHost {
  /// Gets another size, with an offset in between that fits neither.
  ///
  /// - Parameter pageExtent: The new size of a page along the axis, in points.
  /// - Precondition: The size is greater than zero.
  public func rotate(toPageExtent pageExtent: Double) {
    beginRotating()
    endRotating(toPageExtent: pageExtent)
  }

  /// Begins to get another size, which ends every movement.
  public func beginRotating() {
    isRotating = true
    driver?.hostSizeWillChange()
    stop()
  }

  /// Gets another size; what the driver hears of the offset and of rest before it is told so is
  /// garbage, as that of a scroll view is.
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

  /// Passes on that memory is short.
  public func runShortOfMemory() {
    driver?.didReceiveMemoryWarning()
  }

  /// Takes all pages off the screen for good, and lets go of the driver.
  public func tearDown() {
    driver?.tearDown()
    driver = nil
    stop()
  }
}
