extension PagerDriver {
  /// Goes to a page.
  ///
  /// Pages in between do not appear, and no controllers are created for them. A newer jump or a
  /// drag supersedes the current one. While the host is not fully visible, jumps are not animated.
  ///
  /// - Parameters:
  ///   - page: The id of the page; if several have it, the first is used.
  ///   - animated: Whether the jump is animated.
  ///   - completion: A closure that is called exactly once, with the result.
  /// - Returns: The jump, which can be awaited for its result.
  @discardableResult
  public func jump(
    to page: ID, animated: Bool = true, completion: ((PagerJump.Result) -> Void)? = nil
  ) -> PagerJump {
    let prepare = { @MainActor [weak self] () -> Void in self?.connection?.willJump(to: page) }
    prepare()
    return start(animated, prepare: prepare, completion) { self.connection?.page(withID: page) }
  }

  /// Goes to the page that is selected elsewhere, or begins with it if there are no pages yet.
  package func follow(
    _ page: ID, animated: Bool = true, completion: ((PagerJump.Result) -> Void)? = nil
  ) {
    if pageCount == 0 { initialPage = page }
    // During a swipe, the target is only the nearest page.
    if (machine.phase.target ?? machine.settledPage).map(id(of:)) == page { return }
    jump(to: page, animated: animated, completion: completion)
  }

  /// Goes to the page at an index.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - animated: Whether the jump is animated.
  ///   - completion: A closure that is called exactly once, with the result.
  /// - Returns: The jump, which can be awaited for its result.
  /// - Precondition: `index` is less than ``pageCount``, which does not yet reflect changes that a
  ///   page or an observer made to the source inside a callback. Jumps by id do not have this
  ///   restriction.
  @discardableResult
  public func jump(
    toPageAt index: Int, animated: Bool = true, completion: ((PagerJump.Result) -> Void)? = nil
  ) -> PagerJump {
    let page = machine.pages[index]
    return start(animated, completion) { page }
  }

  /// Goes forward or back by a number of pages from the target page.
  ///
  /// The jump ends at the first or last page, unless the pager loops. Halfway around a loop, where
  /// both ways have the same length, the sign determines the direction.
  ///
  /// - Parameters:
  ///   - distance: The number of pages; negative to go back.
  ///   - animated: Whether the jump is animated.
  ///   - completion: A closure that is called exactly once, with the result.
  /// - Returns: The jump, which can be awaited for its result; it is rejected if there are no
  ///   pages.
  @discardableResult
  public func jump(
    by distance: Int, animated: Bool = true, completion: ((PagerJump.Result) -> Void)? = nil
  ) -> PagerJump {
    start(animated, isBackward: distance < 0, completion) {
      self.machine.page(distance, after: self.machine.targetPage)
    }
  }

  private func start(
    _ animated: Bool, isBackward: Bool = false, prepare: (@MainActor () -> Void)? = nil,
    _ completion: ((PagerJump.Result) -> Void)?, target: @escaping @MainActor () -> PageKey?
  ) -> PagerJump {
    let jump = PagerJump(prepare: prepare, completion: completion)
    send(
      .jump(
        JumpRequest(jump: jump, isAnimated: animated, isBackward: isBackward, target: target)))
    return jump
  }

  /// Reports the result of a jump to its caller.
  func finishJump(_ result: PagerJump.Result) {
    let jump: PagerJump?
    switch result {
    case .rejected, .alreadyThere: jump = newJump.take()
    case .finished, .superseded, .cancelled, .targetRemoved:
      jump = pendingJump.take() ?? newJump.take()
    }
    jump?.finish(result)
  }
}
