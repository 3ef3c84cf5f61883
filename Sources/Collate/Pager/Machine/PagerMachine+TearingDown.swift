extension PagerMachine {
  /// R15: tears down the pager.
  mutating func tearDown() {
    isTornDown = true
    let shown = pages.sorted(attached)
    for page in shown { disappear(page, animated: false) }
    for page in shown { leave(page, animated: false) }
    for page in shown + pages.sorted(residents.keys) {
      guard let controller = residents.removeValue(forKey: page)?.controller else { continue }
      discard(controller)
    }
    drainPool()
    finishPendingJump(.cancelled)
    _ = endMovement(at: nil)
    hostState = .hidden
    pages = []
    savedPages = []
  }
}
