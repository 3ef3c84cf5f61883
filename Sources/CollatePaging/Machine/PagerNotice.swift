/// A notification to the observers of a pager.
///
/// The beginning of a transition is sent before the first page disappears. Its destination can
/// change. Every transition ends exactly once, by settling or by cancellation, after the last
/// callback to a page. If no transition is visible, the pager settles without a beginning.
public enum PagerNotice<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A transition from the settled page to another one begins.
  case begin(from: ID, to: ID)

  /// The destination of the transition changed.
  case retarget(from: ID, to: ID)

  /// The transition progressed; sent after every scroll that changes the position during a transition.
  case progress(Transition)

  /// The pager settled on a page, or on none if there are no pages.
  case settle(ID?)

  /// The transition was cancelled, and the pager settled on the same page as before.
  case cancel(from: ID, to: ID)
}

extension PagerNotice {
  /// Returns the notice with ids of another type.
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
  /// The notice as printed in traces, such as `begin 0>1`.
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

extension PagerNotice {
  /// A transition from one page to another, and its progress.
  public struct Transition: Hashable, Sendable {
    /// The page from which the transition started.
    public let from: ID

    /// The destination page.
    public let to: ID

    /// The progress of the transition, from 0 to 1.
    public let progress: Double

    package init(from: ID, to: ID, progress: Double) {
      self.from = from
      self.to = to
      self.progress = progress
    }
  }
}

extension PagerNotice.Transition {
  /// Returns the transition with ids of another type.
  func map<Other>(_ transform: (ID) -> Other) -> PagerNotice<Other>.Transition {
    .init(from: transform(from), to: transform(to), progress: progress)
  }
}

extension PagerNotice.Transition: CustomStringConvertible {
  /// Both pages and the progress, as in `0>1 0.25`.
  public var description: String { "\(from)>\(to) \(progress)" }
}
