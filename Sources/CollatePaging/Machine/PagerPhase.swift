/// What the pages of a pager do.
package enum PagerPhase: Hashable, Sendable {
  /// The pages do not move; the pager is settled.
  case idle

  /// The pages move.
  ///
  /// - Parameter destination: The page that appears in the open transition; `nil` if there is none,
  ///   because no other page has come on screen.
  case moving(PagerMovement, destination: PageKey?)
}

/// What moves the pages of a pager.
package enum PagerMovement: Hashable, Sendable {
  /// The user drags the pages.
  case drag

  /// The pages move without a drag.
  ///
  /// - Parameters:
  ///   - target: The target page, if known.
  ///   - start: The position at the end of the drag.
  case settling(to: PageKey?, from: Double)

  /// The pages move because of a jump, whose result has not been reported.
  ///
  /// - Parameters:
  ///   - target: The target page.
  ///   - origin: The page from which the jump started; `nil` if only the target is on screen.
  case jump(to: PageKey, from: PageKey?)
}

extension PagerPhase {
  /// What moves the pages, if anything does.
  package var movement: PagerMovement? {
    if case .moving(let movement, _) = self { movement } else { nil }
  }

  /// The destination of the open transition, if any.
  package var destination: PageKey? {
    if case .moving(_, let destination) = self { destination } else { nil }
  }

  /// The target page of the movement, if known.
  package var target: PageKey? {
    switch movement {
    case nil, .drag: nil
    case .settling(let target, _): target
    case .jump(let target, _): target
    }
  }

  /// The jump that moves the pages, if any.
  package var jump: (target: PageKey, origin: PageKey?)? {
    if case .jump(let target, let origin) = movement { (target, origin) } else { nil }
  }

  /// Whether the user drags the pages.
  package var isDragging: Bool { movement == .drag }
}

extension PagerPhase: CustomStringConvertible {
  /// The name of the phase, with its target.
  package var description: String {
    switch movement {
    case nil: "idle"
    case .drag: "dragging"
    case .settling(let target, _): "settling\(target.map { " to \($0)" } ?? "")"
    case .jump(let target, _): "jumping to \(target)"
    }
  }
}

/// The appearance state of a page or of a pager's host, which limits that of its pages.
package enum PageAppearance: String, Hashable, Sendable {
  /// It is not visible.
  case hidden

  /// It is appearing.
  case appearing

  /// It is fully visible.
  case appeared

  /// It is disappearing.
  case disappearing

  /// Whether it is visible, and not about to disappear.
  var isShown: Bool { self == .appearing || self == .appeared }
}
