import Collate

/// A rule of the article "Page lifecycle", by its number.
enum TourRule: Int {
  case completion = 0
  case order = 1
  case window = 2
  case scrolling = 3
  case touching = 4
  case lifting = 5
  case resting = 6
  case jumping = 7
  case hosting = 8
  case resizing = 9
  case leading = 10
  case changing = 11
  case keeping = 12
  case reusing = 13
  case memory = 14
  case tearingDown = 15
}

extension TourRule: CustomStringConvertible {
  /// The name of the rule in the article.
  var description: String { "R\(rawValue)" }
}

extension TourRule {
  /// The type of what a tour's driver tells.
  typealias Step = PagerStep<PageID<PageLabel>>

  /// The rule that an event falls under.
  init(of event: PagerEvent<PageID<PageLabel>>) {
    self =
      switch event {
      case .pagesChanged: .changing
      case .offset: .scrolling
      case .dragBegan: .touching
      case .dragEnded: .lifting
      case .settle: .resting
      case .jump: .jumping
      case .hostWillAppear, .hostDidAppear, .hostWillDisappear, .hostDidDisappear: .hosting
      case .sizeWillChange, .sizeDidChange: .resizing
      case .configured: .keeping
      case .memoryWarning: .memory
      case .teardown: .tearingDown
      }
  }

  /// The rule that an effect follows from.
  init(of effect: PagerEffect<PageID<PageLabel>>, in event: PagerEvent<PageID<PageLabel>>) {
    let own = TourRule(of: event)
    self =
      switch effect {
      case .notify: .order
      case .pageCount: own == .changing ? own : .hosting
      case .animateJump: .jumping
      case .finishJump: own == .touching ? own : .jumping
      case .load, .restore(_, to: .page), .add(.page), .didMove(.page): .keeping
      case .save(_, from: .page), .willMoveFromParent(.page), .remove(.page), .unload(.page):
        own == .memory || own == .tearingDown ? own : .keeping
      case .make, .dequeue, .bind, .recycle, .restore, .add, .didMove: .reusing
      case .save, .willMoveFromParent, .remove, .unload:
        own == .memory || own == .tearingDown ? own : .reusing
      case .snap where own == .hosting: .leading
      case .update, .willAppear, .willDisappear, .attach, .didAppear, .detach, .didDisappear,
        .snap, .shift, .cancelDrag:
        own
      }
  }

  /// The rule why an event had no effect.
  ///
  /// - Parameters:
  ///   - step: The event.
  ///   - hasGap: Whether the screen shows less than it could.
  init(ofSilentStep step: Step, hasGap: Bool) {
    guard case .offset = step.event else {
      self.init(of: step.event)
      return
    }
    self =
      switch (step.machine.isFrozen, step.machine.hostState, step.machine.phase) {
      case (true, _, _): .resizing
      case (_, .hidden, _), (_, .disappearing, _): .hosting
      case (_, _, .moving(.jump, _)): .jumping
      case _ where hasGap: .window
      default: .scrolling
      }
  }
}
