/// What a pager tells its observers.
///
/// A transition begins before the first page hears that it disappears, may find another page to go
/// to, and ends exactly once, by settling or by being cancelled, after the last page heard all that
/// is due to it. Where nothing is seen of the way, the pager settles without a beginning.
public enum PagerNotice<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A transition begins from the page that the pager rested on towards another one.
  case begin(from: ID, to: ID)

  /// The transition goes to a page other than before.
  case retarget(from: ID, to: ID)

  /// The transition went on; sent after every scroll while one is open.
  case progress(PagerTransition<ID>)

  /// The pager rests on a page, or on none when there is none left.
  case settle(ID?)

  /// The transition is over and the pager rests where it rested before.
  case cancel(from: ID, to: ID)
}

extension PagerNotice {
  /// Returns the notice with other identities.
  func map<Other>(_ transform: (ID) -> Other) -> PagerNotice<Other> {
    switch self {
    case .begin(let from, let to): .begin(from: transform(from), to: transform(to))
    case .retarget(let from, let to): .retarget(from: transform(from), to: transform(to))
    case .progress(let transition): .progress(transition.map(transform))
    case .settle(let page): .settle(page.map(transform))
    case .cancel(let from, let to): .cancel(from: transform(from), to: transform(to))
    }
  }
}

extension PagerNotice: CustomStringConvertible {
  /// The notice as traces print it, as in `begin 0>1`.
  public var description: String {
    switch self {
    case .begin(let from, let to): "begin \(from)>\(to)"
    case .retarget(let from, let to): "retarget \(from)>\(to)"
    case .progress(let transition): "progress \(transition)"
    case .settle(let page): "settle \(page.map { "\($0)" } ?? "nothing")"
    case .cancel(let from, let to): "cancel \(from)>\(to)"
    }
  }
}
