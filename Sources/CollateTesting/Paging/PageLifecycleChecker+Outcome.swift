import Collate

extension PageLifecycleChecker {
  /// Returns the rules that the outcome of an event breaks.
  func findings(in machine: PagerMachine?) -> [PageFinding] {
    let controllers = controllers.states.sorted { "\($0.key)" < "\($1.key)" }
    if isTornDown {
      return controllers.map {
        PageFinding(
          .containment,
          "after the teardown \($0.key) is still \($0.value.isChild ? "a child" : "there")")
      } + findOpenEnds() + (machine.map(findContradictions) ?? [])
    }
    return findSharing(controllers) + findOpenEnds() + findExcess(controllers)
      + findUnrest(controllers) + findStray() + (machine.map(findContradictions) ?? [])
  }

  private var settledPage: PageKey? { transitions.settledPage }

  private var transition: (from: PageKey, to: PageKey)? { transitions.transition }

  private typealias Entry = (key: ControllerID, value: CheckedController)

  /// I6, which a controller from the pool can break without a call of its own.
  private func findSharing(_ controllers: [Entry]) -> [PageFinding] {
    var holders: [PageKey: ControllerID] = [:]
    return controllers.compactMap { controller, state in
      guard !state.isPooled else { return nil }
      guard let page = state.page else {
        return PageFinding(.binding, "\(controller) shows no page")
      }
      if let other = holders.updateValue(controller, forKey: page) {
        return PageFinding(.binding, "\(other) and \(controller) both show \(page)")
      }
      return nil
    }
  }

  /// I8: a newer jump ends an older one, and the end of a transition ends the last.
  private func findOpenEnds() -> [PageFinding] {
    transitions.openJumps.dropLast(transition == nil ? 0 : 1).map {
      PageFinding(.transition, "no observer was notified how the jump to \($0) ended")
    }
  }

  /// I9: the maximum numbers of views and controllers.
  private func findExcess(_ controllers: [Entry]) -> [PageFinding] {
    var result: [PageFinding] = controllers.compactMap { controller, state in
      if state.appearance != .hidden && !state.isAttached {
        return PageFinding(.bounds, "\(controller) is \(state.appearance), not on screen")
      }
      guard !state.isPooled, let page = state.page, !pages.contains(page) else { return nil }
      return PageFinding(.bounds, "\(controller) shows \(page), which is no page any more")
    }
    let views = controllers.count { $0.value.isAttached }
    if views > 2 { result.append(PageFinding(.bounds, "\(views) pages are on screen")) }
    let waiting = controllers.count { $0.value.isPooled }
    if configuration.mode == .reused && waiting > configuration.poolLimit {
      result.append(
        PageFinding(.bounds, "the pool holds \(waiting), where \(configuration.poolLimit) may wait")
      )
    }
    // R12: one more can remain for the page that a jump replaced, or that cannot appear any more.
    let isAwaited =
      hostState == .disappearing
      && settledPage.flatMap(self.controllers.holder).map { !self.controllers.isOnScreen($0) }
        ?? false
    let slack = transitions.isTakenOver || isAwaited ? 1 : 0
    if let limit = configuration.controllerLimit, controllers.count - slack > limit {
      result.append(
        PageFinding(
          .bounds, "there are \(controllers.count) controllers where \(limit + slack) are enough"))
    }
    return result
  }

  /// I10: the visible pages when no transition is open.
  private func findUnrest(_ controllers: [Entry]) -> [PageFinding] {
    if isFrozen, let transition {
      return [
        PageFinding(
          .rest, "\(transition.from)>\(transition.to) is open while the size of the host changes")
      ]
    }
    guard hostState != .disappearing, hostState == .hidden || transition == nil else { return [] }
    var result: [PageFinding] = controllers.compactMap { controller, state in
      let isSettled = !state.isPooled && state.page != nil && state.page == settledPage
      if state.appearance != (isSettled ? hostState : .hidden) {
        return PageFinding(
          .rest, "\(controller) is \(state.appearance) while the host is \(hostState)")
      }
      if state.isAttached && !isSettled {
        return PageFinding(.rest, "\(controller) is on screen, but the pager does not rest on it")
      }
      if isSettled && !state.isAttached && hostState != .hidden {
        return PageFinding(.rest, "\(controller) is not on screen")
      }
      return nil
    }
    if hostState != .hidden, let settledPage, self.controllers.holder(of: settledPage) == nil {
      result.append(PageFinding(.rest, "\(settledPage) has no controller"))
    }
    return result
  }

  /// I11: there is a settled page, unless there are no pages.
  private func findStray() -> [PageFinding] {
    if let settledPage {
      return pages.contains(settledPage)
        ? [] : [PageFinding(.settled, "there is no page \(settledPage) to rest on")]
    }
    return pages.isEmpty
      ? [] : [PageFinding(.settled, "it rests on none of its \(pages.count) pages")]
  }

  /// Compares the state of a machine with the calls received.
  private func findContradictions(in machine: PagerMachine) -> [PageFinding] {
    var result: [PageFinding] = []
    if machine.isInTransition != (transition != nil) {
      result.append(
        PageFinding(
          .transition,
          machine.isInTransition
            ? "the machine is in a transition that no observer was notified of"
            : "the machine is in no transition, but no observer was notified that it ended"))
    }
    if machine.hostState != hostState {
      result.append(
        PageFinding(
          .rest, "the machine has the host \(machine.hostState), but it is \(hostState)"))
    }
    if machine.settledPage != settledPage {
      result.append(
        PageFinding(
          .settled,
          "the machine rests on \(machine.settledPage.named), observers on \(settledPage.named)"))
    }
    if machine.pages.count != pages.count || hasOtherPages(machine) {
      result.append(
        PageFinding(.settled, "the machine has \(machine.pages) instead of \(pages)"))
    }
    return result
  }

  /// Returns whether the pages differ from those last set; compared only if they changed.
  private func hasOtherPages(_ machine: PagerMachine) -> Bool {
    guard case .pagesChanged = event else { return false }
    return machine.pages.ids != pages.ids
  }
}
