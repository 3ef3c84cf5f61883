/// The way from one page to another, and how much of it is done.
public struct PagerTransition<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The page that the pager rested on.
  public let from: ID

  /// The page that it goes to.
  public let to: ID

  /// The part of the way that is done, from 0 to 1.
  public let progress: Double

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - from: The page that the pager rested on.
  ///   - to: The page that it goes to.
  ///   - progress: The part of the way that is done, from 0 to 1.
  public init(from: ID, to: ID, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }
}

extension PagerTransition {
  /// Returns the transition with other identities.
  func map<Other>(_ transform: (ID) -> Other) -> PagerTransition<Other> {
    PagerTransition<Other>(from: transform(from), to: transform(to), progress: progress)
  }
}

extension PagerTransition: CustomStringConvertible {
  /// Both pages and the progress, as in `0>1 0.25`.
  public var description: String { "\(from)>\(to) \(progress)" }
}
