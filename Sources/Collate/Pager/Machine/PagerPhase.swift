/// The phase of movement of a pager's pages.
package enum PagerPhase<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The pages do not move; the pager is settled.
  case idle

  /// The user is dragging the pages.
  case dragging

  /// The pages move without a drag, to a target page if known.
  case settling(target: ID?)

  /// The pages move because of a jump.
  case jumping(to: ID)
}

extension PagerPhase {
  /// The target page of the movement, if known.
  package var target: ID? {
    switch self {
    case .idle, .dragging: nil
    case .settling(let target): target
    case .jumping(let target): target
    }
  }
}

extension PagerPhase: CustomStringConvertible {
  /// The name of the phase, with its target.
  package var description: String {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .settling(let target): "settling\(target.map { " to \($0)" } ?? "")"
    case .jumping(let target): "jumping to \(target)"
    }
  }
}

/// The appearance state of a pager's host, which limits that of its pages.
package enum PagerHostState: String, Hashable, Sendable {
  /// The host is not visible.
  case hidden

  /// The host is appearing.
  case appearing

  /// The host is fully visible.
  case shown

  /// The host is disappearing.
  case disappearing
}
