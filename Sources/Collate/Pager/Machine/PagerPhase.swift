/// What moves the pages of a pager.
public enum PagerPhase<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing does; the pager rests on a page.
  case idle

  /// A finger holds them.
  case dragging

  /// They move without a finger, to a page if that is known.
  case settling(target: ID?)

  /// They move because somebody asked for a page.
  case jumping(to: ID)
}

extension PagerPhase {
  /// The page that the pages move to, if that is known.
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
