/// Counts the calls of closures, such as the predicate of a filter or the order of a sorted source.
///
///     let comparisons = CountedCalls()
///     let sorted = contacts.sorted(by: comparisons.counting { $0.name < $1.name })
///     let observation = sorted.observe { _ in }
///     #expect(comparisons.during { contacts.removeItem(at: [0, 2]) } == 0)
public final class CountedCalls {
  /// The number of calls so far.
  public private(set) var count = 0

  /// Creates a counter of no calls.
  public init() {}

  /// Returns a closure that counts its calls, and is otherwise as another one.
  ///
  /// - Parameter body: The other closure.
  /// - Returns: The closure that counts.
  public func counting<each Input, Output>(
    _ body: @escaping (repeat each Input) -> Output
  ) -> (repeat each Input) -> Output {
    { (input: repeat each Input) in
      self.count += 1
      return body(repeat each input)
    }
  }

  /// Returns the number of calls while a closure runs.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The number of calls.
  /// - Throws: What the closure throws.
  public func during<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let before = count
    try body()
    return count - before
  }
}

@available(*, unavailable)
extension CountedCalls: Sendable {}
