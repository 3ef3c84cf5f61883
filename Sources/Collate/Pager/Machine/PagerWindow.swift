/// The indices of the pages that intersect the screen, one or two of them.
struct PagerWindow: Equatable, Sendable {
  /// The last page that starts at or before the position.
  var first: Int

  /// The next page, or the same one if the position is exactly at it.
  var last: Int

  /// Returns the range of positions at which these pages are on screen.
  ///
  /// - Parameters:
  ///   - epsilon: The tolerance for being at a page.
  ///   - distance: The offset of the positions by whole rounds of a loop, in pages.
  /// - Returns: A range that contains no positions of other windows, and almost all of this one.
  func stretch(epsilon: Double, around distance: Double = 0) -> ClosedRange<Double> {
    let page = Double(first) + distance
    if first == last { return page - epsilon...page + epsilon }
    let (start, end) = ((page + epsilon).nextUp, (page + 1 - epsilon).nextDown)
    return start...max(start, end)
  }

  /// The same pages in reverse order.
  var swapped: PagerWindow { PagerWindow(first: last, last: first) }
}
