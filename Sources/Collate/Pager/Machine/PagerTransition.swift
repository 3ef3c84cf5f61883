/// A transition from one page to another, and its progress.
public struct PagerTransition<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The page from which the transition started.
  public let from: ID

  /// The destination page.
  public let to: ID

  /// The progress of the transition, from 0 to 1.
  public let progress: Double

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - from: The page from which the transition started.
  ///   - to: The destination page.
  ///   - progress: The progress of the transition, from 0 to 1.
  public init(from: ID, to: ID, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }
}

extension PagerTransition {
  /// Returns the transition with ids of another type.
  func map<Other>(_ transform: (ID) -> Other) -> PagerTransition<Other> {
    PagerTransition<Other>(from: transform(from), to: transform(to), progress: progress)
  }
}

extension PagerTransition: CustomStringConvertible {
  /// Both pages and the progress, as in `0>1 0.25`.
  public var description: String { "\(from)>\(to) \(progress)" }
}
