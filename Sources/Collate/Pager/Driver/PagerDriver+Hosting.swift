extension PagerDriver {
  /// Takes notice that the host is about to be seen.
  ///
  /// - Parameter animated: Whether it comes in with an animation.
  public func hostWillAppear(animated: Bool) { send(.event(.hostWillAppear(animated: animated))) }

  /// Takes notice that the host is in full view.
  public func hostDidAppear() { send(.event(.hostDidAppear)) }

  /// Takes notice that the host is about to leave.
  ///
  /// - Parameter animated: Whether it leaves with an animation.
  public func hostWillDisappear(animated: Bool) {
    send(.event(.hostWillDisappear(animated: animated)))
  }

  /// Takes notice that the host is out of sight.
  public func hostDidDisappear() { send(.event(.hostDidDisappear)) }

  /// Takes notice that the host scrolled.
  ///
  /// - Parameter position: Where it is now, in pages from the first.
  /// - Complexity: O(1) and without an allocation when no page comes or goes and nobody listens.
  public func hostDidScroll(to position: Double) {
    if !isPerforming && noticeListeners.isEmpty && stepListeners.isEmpty
      && machine.gate.admits(position)
    {
      return
    }
    send(.event(.offset(position)))
  }

  /// Takes notice that a finger took hold of the pages.
  public func dragDidBegin() { send(.event(.dragBegan)) }

  /// Takes notice that the finger let go.
  ///
  /// - Parameter position: Where the host will come to rest, in pages from the first, if it knows.
  public func dragDidEnd(targeting position: Double? = nil) {
    send(.dragEnd(targeting: position))
  }

  /// Takes notice that the host came to rest, after a drag or an animation.
  ///
  /// - Parameter position: Where, in pages from the first; by default where it was going to. Leave it
  ///   out after a jump, and whenever offsets may be those of another size or of other pages.
  public func hostDidSettle(at position: Double? = nil) {
    send(.rest(at: position))
  }

  /// Takes notice that the size of the host is about to change.
  ///
  /// From now until ``hostSizeDidChange()`` positions mean nothing.
  public func hostSizeWillChange() { send(.event(.sizeWillChange)) }

  /// Takes notice that the host has its new size.
  public func hostSizeDidChange() { send(.event(.sizeDidChange)) }

  /// Lets go of every controller that cannot be seen, until the pager comes to rest again.
  ///
  /// A static pager keeps them, because it could not make them again.
  public func didReceiveMemoryWarning() { send(.event(.memoryWarning)) }

  /// Takes all pages off the host, with all that they have to hear, and lets go of them.
  ///
  /// Nothing happens to the pager afterwards. Call it when the pager goes and the host stays.
  public func tearDown() { send(.event(.teardown)) }

  /// How close to a page counts as being on it, in pages.
  ///
  /// Half a point is a good measure: set it to that when the size of the host changes. It takes any
  /// number, see ``PagerConfiguration/epsilon``.
  public var epsilon: Double {
    get { machine.configuration.epsilon }
    set { machine.configuration.epsilon = newValue }
  }
}
