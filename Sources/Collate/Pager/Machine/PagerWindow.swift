/// The indices of the pages that intersect the screen, one or two of them.
struct PagerWindow: Equatable, Sendable {
  /// The page whose beginning is at or before the position.
  var first: Int

  /// The page after it, or the same one when the position is exactly on it.
  var last: Int

  /// Returns the positions at which these are the pages on screen.
  ///
  /// - Parameters:
  ///   - epsilon: How close to a page counts as being on it.
  ///   - distance: How far round and round the pages the positions lie, in pages.
  /// - Returns: A range that has no position of other windows, and all but a few of this one.
  func stretch(epsilon: Double, around distance: Double = 0) -> ClosedRange<Double> {
    let page = Double(first) + distance
    if first == last { return page - epsilon...page + epsilon }
    let (start, end) = ((page + epsilon).nextUp, (page + 1 - epsilon).nextDown)
    return start...max(start, end)
  }

  /// The same pages, the other way round.
  var swapped: PagerWindow { PagerWindow(first: last, last: first) }
}
