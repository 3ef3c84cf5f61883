/// The phase of movement of a pager's pages.
public enum PagerPhase<ID: Hashable & Sendable>: Hashable, Sendable {
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
  public var target: ID? {
    switch self {
    case .idle, .dragging: nil
    case .settling(let target): target
    case .jumping(let target): target
    }
  }
}

extension PagerPhase: CustomStringConvertible {
  /// The name of the phase, with its target.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .settling(let target): "settling\(target.map { " to \($0)" } ?? "")"
    case .jumping(let target): "jumping to \(target)"
    }
  }
}
