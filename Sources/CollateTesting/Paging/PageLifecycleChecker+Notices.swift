import Collate

extension PageLifecycleChecker {
  /// Applies a notice to observers, and returns the rule that it breaks, if any.
  mutating func take(_ notice: PagerNotice<ID>) -> Finding? {
    switch notice {
    case .begin(let from, let to): return takeBegin(from: from, to: to)
    case .retarget(let from, let to): return takeRetarget(from: from, to: to)
    case .progress(let progress):
      let isOpen = transition.map { $0 == (progress.from, progress.to) } ?? false
      return isOpen ? nil : Finding(.transition, openTransition)
    case .settle(let page): return takeSettle(at: page)
    case .cancel(let from, let to):
      let old = transition
      let message = openTransition
      transition = nil
      batch.end = notice
      return old.map { $0 == (from, to) } ?? false ? nil : Finding(.transition, message)
    }
  }

  /// The open transition, for a message.
  private var openTransition: String {
    transition.map { "the open transition is \($0.from)>\($0.to)" } ?? "no transition is open"
  }

  private mutating func takeBegin(from: ID, to: ID) -> Finding? {
    let message = openTransition
    let wasOpen = transition != nil
    transition = (from, to)
    if wasOpen { return Finding(.transition, message) }
    if from != settledPage {
      return Finding(.transition, "the pager rests on \(settledPage.named)")
    }
    if from == to { return Finding(.transition, "it leads nowhere") }
    return batch.leaving.map { Finding(.sequence, "will- \($0) came before it") }
  }

  private mutating func takeRetarget(from: ID, to: ID) -> Finding? {
    let message = openTransition
    let old = transition
    transition = (from, to)
    guard let old, old.from == from, old.to != to else { return Finding(.transition, message) }
    return nil
  }

  private mutating func takeSettle(at page: ID?) -> Finding? {
    let old = settledPage
    let wasOpen = transition
    settledPage = page
    transition = nil
    batch.end = .settle(page)
    guard page == old else { return nil }
    return Finding(
      .transition,
      wasOpen.map { "it rested there before, so that N:cancel \($0.from)>\($0.to) is due" }
        ?? "observers know already")
  }

  mutating func takeFinishedJump(to page: ID) -> Finding? {
    guard let index = openJumps.firstIndex(of: page) else {
      return Finding(
        .transition,
        openJumps.isEmpty
          ? "nobody waits for a jump"
          : "only jumps to \(openJumps.map { "\($0)" }.joined(separator: ", ")) are waited for")
    }
    openJumps.remove(at: index)
    return nil
  }
}

extension Optional {
  /// The value as text, or a word for none.
  var named: String { map { "\($0)" } ?? "nothing" }
}
