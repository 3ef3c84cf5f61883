import Collate

extension PageLifecycleChecker {
  /// Returns the rule that a call breaks because of previous calls for the same event, if any.
  mutating func findInSequence(_ effect: PagerEffect<ID>) -> Finding? {
    let finding = findDelay(of: effect)
    batch.added = nil
    return finding
  }

  private func findDelay(of effect: PagerEffect<ID>) -> Finding? {
    if isTornDown {
      if case .finishJump = effect { return nil }
      return Finding(.containment, "the pager was torn down")
    }
    if let added = batch.added, effect != .didMove(added) {
      return Finding(.containment, "didMove \(added) is due right after add \(added)")
    }
    guard let end = batch.end else { return nil }
    switch effect {
    case .notify, .finishJump, .pageCount, .snap, .shift, .cancelDrag, .animateJump: return nil
    default: return Finding(.sequence, "N:\(end) came before it")
    }
  }

  /// Checks that disappearances precede appearances (I7).
  func findOvertaking(
    by controller: ControllerID<ID>, in others: [ControllerID<ID>], _ call: String
  )
    -> Finding?
  {
    others.first { $0 != controller }.map {
      Finding(.sequence, "\(call) \($0) came before it")
    }
  }

  /// Checks that visible pages are updated before any other change (I7).
  func findLateUpdate(of controller: ControllerID<ID>) -> Finding? {
    guard let state = controllers[controller], !state.isOut, batch.isMoving else { return nil }
    return Finding(.sequence, "new data of what is \(state.presence) come first")
  }
}
