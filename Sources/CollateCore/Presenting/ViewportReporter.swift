/// Tells an observer of what is on the screen, unless it is what it knows.
///
/// What is hidden beyond the end of a list, as by a filter, is taken for visible, so that more is loaded. After some
/// loads that show nothing, it is given up, until something else is visible, or the content is another one.
@MainActor
package final class ViewportReporter<Observer: ViewportObserver> {
  package typealias ID = Observer.ItemID

  private weak var observer: Observer?

  /// The first and last item of the observer that are on the screen, and those that it was told of.
  private var (visible, reported): ([ID?], [ID?]) = ([], [])

  /// The number of reports in a row that differ only by what is hidden.
  private var hiddenCount = 0

  /// Creates a reporter to an observer, which is not retained.
  package init(_ observer: Observer) {
    self.observer = observer
  }

  /// Reports the items on the screen, of which those of others are ignored.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items, in order.
  ///   - showsStart: Whether what is shown begins on the screen.
  ///   - showsEnd: Whether it ends there.
  package func report(_ ids: [ID], showsStart: Bool, showsEnd: Bool) {
    guard let observer else { return }
    let own = ids.filter { observer.contains($0) }
    let ends = [own.first, own.last]
    let (isSure, isSame) = (!own.isEmpty, ends == visible)
    var next = ends
    if showsStart, isSure || showsEnd { next[0] = observer.outermostIDs.first }
    if showsEnd, isSure || showsStart { next[1] = observer.outermostIDs.last }
    // What was the end when the search was given up is gone, as after a refresh.
    if !reported.allSatisfy({ $0.map(observer.contains) ?? true }) { hiddenCount = 0 }
    if isSame, next == reported { return }
    let count = next == ends ? 0 : (isSame ? hiddenCount : 0) + 1
    if count > 3 { return }
    let isNew = next != reported
    (visible, reported, hiddenCount) = (ends, next, count)
    if isNew { observer.viewportDidChange(first: next[0], last: next[1]) }
  }
}
