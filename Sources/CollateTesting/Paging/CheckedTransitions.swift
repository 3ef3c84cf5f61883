import Collate

/// The transitions and jumps of a pager, according to what its observers were notified of.
struct CheckedTransitions: Sendable {
  /// The settled page of which observers were notified.
  private(set) var settledPage: PageKey?

  /// The open transition of which observers were notified.
  private(set) var transition: (from: PageKey, to: PageKey)?

  /// The targets of jumps without results, oldest first.
  private(set) var openJumps: [PageKey] = []

  /// Whether a jump took over the open transition, so that the controller of the page that it replaced
  /// can remain (R12).
  private(set) var isTakenOver = false

  /// Whether a transition was open before the current event.
  private var wasOpen = false

  /// The notice for the current event that ended a transition or reported the settled page.
  private(set) var end: PagerNotice<PageKey>?

  init(settledPage: PageKey? = nil) {
    self.settledPage = settledPage
  }

  /// Begins another event, which may ask for a jump.
  mutating func begin(jumpTo page: PageKey?) {
    end = nil
    wasOpen = transition != nil
    if let page { openJumps.append(page) }
  }

  /// Ends the current event, which may have asked for a jump.
  mutating func finish(jumpTo page: PageKey?) {
    if transition == nil {
      isTakenOver = false
    } else if let page, wasOpen, openJumps.last == page {
      isTakenOver = true
    }
  }

  /// Discards open transitions, because the end of a transition by teardown is not reported.
  mutating func tearDown() { (settledPage, transition) = (nil, nil) }

  /// Applies a notice to observers, and returns the rule that it breaks, if any.
  mutating func take(_ notice: PagerNotice<PageKey>, leaving: ControllerID?) -> PageFinding? {
    switch notice {
    case .begin(let from, let to): return takeBegin(from: from, to: to, leaving: leaving)
    case .retarget(let from, let to): return takeRetarget(from: from, to: to)
    case .progress(let progress):
      let isOpen = transition.map { $0 == (progress.from, progress.to) } ?? false
      return isOpen ? nil : PageFinding(.transition, openTransition)
    case .settle(let page): return takeSettle(at: page)
    case .cancel(let from, let to):
      let old = transition
      let message = openTransition
      transition = nil
      end = notice
      return old.map { $0 == (from, to) } ?? false ? nil : PageFinding(.transition, message)
    }
  }

  /// The open transition, for a message.
  private var openTransition: String {
    transition.map { "the open transition is \($0.from)>\($0.to)" } ?? "no transition is open"
  }

  private mutating func takeBegin(
    from: PageKey, to: PageKey, leaving: ControllerID?
  ) -> PageFinding? {
    let message = openTransition
    let wasOpen = transition != nil
    transition = (from, to)
    if wasOpen { return PageFinding(.transition, message) }
    if from != settledPage {
      return PageFinding(.transition, "the pager rests on \(settledPage.named)")
    }
    if from == to { return PageFinding(.transition, "it leads nowhere") }
    return leaving.map { PageFinding(.sequence, "will- \($0) came before it") }
  }

  private mutating func takeRetarget(from: PageKey, to: PageKey) -> PageFinding? {
    let message = openTransition
    let old = transition
    transition = (from, to)
    guard let old, old.from == from, old.to != to else { return PageFinding(.transition, message) }
    return nil
  }

  private mutating func takeSettle(at page: PageKey?) -> PageFinding? {
    let old = settledPage
    let wasOpen = transition
    settledPage = page
    transition = nil
    end = .settle(page)
    guard page == old else { return nil }
    return PageFinding(
      .transition,
      wasOpen.map { "it rested there before, so that N:cancel \($0.from)>\($0.to) is due" }
        ?? "observers know already")
  }

  mutating func takeFinishedJump(to page: PageKey) -> PageFinding? {
    guard let index = openJumps.firstIndex(of: page) else {
      return PageFinding(
        .transition,
        openJumps.isEmpty
          ? "no jump is open"
          : "only jumps to \(openJumps.map { "\($0)" }.joined(separator: ", ")) are open")
    }
    openJumps.remove(at: index)
    return nil
  }
}

extension Optional {
  /// The value as text, or a word for none.
  var named: String { map { "\($0)" } ?? "nothing" }
}
