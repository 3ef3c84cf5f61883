import Collate

/// A rule of the article "Page lifecycle", in the order of their numbers from R0.
enum TourRule: Int {
  case completion, order, window, scrolling, touching, lifting, resting, jumping
  case hosting, resizing, leading, changing, keeping, reusing, memory, tearingDown
}

extension TourRule: CustomStringConvertible {
  /// The name of the rule in the article.
  var description: String { "R\(rawValue)" }
}

extension TourRule {
  /// The rule that an event falls under.
  private init(of event: PagerEvent) {
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
  init(of effect: PagerEffect, in event: PagerEvent) {
    let own = TourRule(of: event)
    let isRelease = own == .memory || own == .tearingDown
    self =
      switch effect {
      case .notify: .order
      case .pageCount: own == .changing ? own : .hosting
      case .animateJump: .jumping
      case .finishJump: own == .touching ? own : .jumping
      case .load, .restore(_, to: .page), .add(.page), .didMove(.page): .keeping
      case .save(_, from: .page), .willMoveFromParent(.page), .remove(.page), .unload(.page):
        isRelease ? own : .keeping
      case .make, .dequeue, .bind, .recycle, .restore, .add, .didMove: .reusing
      case .save, .willMoveFromParent, .remove, .unload: isRelease ? own : .reusing
      case .snap where own == .hosting: .leading
      case .update, .willAppear, .willDisappear, .attach, .didAppear, .detach, .didDisappear,
        .snap, .shift, .cancelDrag:
        own
      }
  }

  /// The rule why an event had no effect, on a screen that may show less than it could.
  init(ofSilentStep step: PagerStep, hasGap: Bool) {
    let machine = step.machine
    self =
      switch (step.event, machine.hostState) {
      case (.offset, _) where machine.isFrozen: .resizing
      case (.offset, .hidden), (.offset, .disappearing): .hosting
      case (.offset, _) where machine.phase.jump != nil: .jumping
      case (.offset, _) where hasGap: .window
      default: TourRule(of: step.event)
      }
  }
}
