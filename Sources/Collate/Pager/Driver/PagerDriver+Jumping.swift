extension PagerDriver {
  /// Goes to a page.
  ///
  /// No page on the way appears, and no controller is made for one. A newer jump replaces the one
  /// under way, a finger takes over from it. While the host is not in full view nothing is animated.
  ///
  /// - Parameters:
  ///   - page: The id of a page; of several with that id the first.
  ///   - animated: Whether to show the way.
  ///   - completion: Called exactly once.
  /// - Returns: The jump, for whoever wants to wait for its result.
  @discardableResult
  public func jump(
    to page: ID,
    animated: Bool = true,
    completion: ((PagerJumpResult) -> Void)? = nil
  ) -> PagerJump {
    start(animated, completion) { $0.connection?.current.page(withID: page) ?? PageID(page) }
  }

  /// Goes to the page at an index.
  ///
  /// - Parameters:
  ///   - index: The index of a page.
  ///   - animated: Whether to show the way.
  ///   - completion: Called exactly once.
  /// - Returns: The jump, for whoever wants to wait for its result.
  /// - Precondition: There is such a page, as ``pageCount`` has it now: what a page or an observer does
  ///   to the source while it is told something is not there yet. Ids need no such care.
  @discardableResult
  public func jump(
    toPageAt index: Int,
    animated: Bool = true,
    completion: ((PagerJumpResult) -> Void)? = nil
  ) -> PagerJump {
    let page = machine.pages[index]
    return start(animated, completion) { _ in page }
  }

  /// Goes some pages forth or back from the page that the pager goes to.
  ///
  /// Where the pages end the jump ends, unless the pager loops. Halfway round a loop both ways are of
  /// one length; it takes the one that the sign says.
  ///
  /// - Parameters:
  ///   - distance: How far to go, in pages; negative to go back.
  ///   - animated: Whether to show the way.
  ///   - completion: Called exactly once.
  /// - Returns: The jump, for whoever wants to wait for its result; it is rejected when there are no
  ///   pages.
  @discardableResult
  public func jump(
    by distance: Int,
    animated: Bool = true,
    completion: ((PagerJumpResult) -> Void)? = nil
  ) -> PagerJump {
    start(animated, completion) { driver in
      let page = driver.machine.page(distance, after: driver.machine.targetPage)
      driver.machine.leansBack = page != nil && distance < 0
      return page
    }
  }

  private func start(
    _ animated: Bool,
    _ completion: ((PagerJumpResult) -> Void)?,
    target: @escaping @MainActor (PagerDriver) -> PageID<ID>?
  ) -> PagerJump {
    let jump = PagerJump(completion: completion)
    send(.jump(jump, to: target, animated: animated))
    return jump
  }

  /// Tells whoever asked for a jump how it ended.
  func finishJump(_ result: PagerJumpResult) {
    let jump: PagerJump?
    switch result {
    case .rejected, .alreadyThere: jump = newJump.take()
    case .finished, .superseded, .cancelled, .targetRemoved:
      jump = pendingJump.take() ?? newJump.take()
    }
    jump?.finish(result)
  }
}
