#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource {
  /// Returns what the source shows at the moment, if it shows one thing after the other, such as the
  /// selected segment; `nil` for none.
  ///
  ///     list.scrollContext = { inbox.selected }
  ///
  /// When something else takes the place of all sections, the list view scrolls to where that was left
  /// the last time: to the item that was the first one visible, or to the top if it was removed or was never
  /// shown. Where sections stay, the list view keeps its position. The places of the 32 things that were left last are
  /// remembered.
  public var scrollContext: (() -> AnyHashable?)? {
    get { scrollMemory.context }
    set {
      scrollMemory.context = newValue
      scrollMemory.shown = newValue?()
    }
  }

  /// Shows a change, and lets the list view be scrolled to where it should be afterwards.
  func keepScrollPosition(of change: ScrollChange<Section>, during update: () -> Void) {
    // All observers are asked, so that none remembers what was for an earlier change.
    let anchors = viewport.takeAnchors()
    guard let view else { return update() }
    if let context = scrollMemory.context, context() != scrollMemory.shown {
      return enter(context(), by: change, in: view, during: update)
    }
    let anchor = anchor(for: change, anchors, in: view)
    let distance = anchor.map { view.distance(ofItemAt: $0.before.indexPath) }
    let followsEnd = followsEnd
    // An animation would carry the cells over the distance that the content is scrolled by. What comes or
    // goes below needs no scrolling, unless the view forgets the true heights of the rows above.
    let isShifting =
      anchor.map { change.isShifting($0.before, $0.after) }
      ?? (followsEnd || scrollMemory.awaited != nil)
    func updateAndScroll() {
      update()
      // The app may have replaced the view, or left the change to a later time.
      guard view === self.view else { return }
      if enterAwaitedPlace() { return }
      if followsEnd { return followEnd(animated: !isShifting) }
      guard let anchor, let distance, presenter.snapshot.contains(anchor.after) else { return }
      view.hold(anchor.after.indexPath, at: distance)
    }
    if isShifting { UIView.performWithoutAnimation(updateAndScroll) } else { updateAndScroll() }
  }

  /// Shows what takes the place of something else, where it was left.
  private func enter(
    _ new: AnyHashable?, by change: ScrollChange<Section>, in view: any ListSurface,
    during update: () -> Void
  ) {
    let place = scrollMemory.enter(new, from: self.place(in: view, of: change.before))
    update()
    // Closures of the app may have replaced the view.
    guard change.isOther, view === self.view else { return }
    guard let place, let path = presenter.presentedPath(ofItemWithID: place.id)?.indexPath else {
      view.contentOffset = scrollEnds(of: view).start
      return
    }
    // Also off the window, where nothing is laid out.
    view.scroll(to: path, at: .start, animated: false)
    view.hold(path, at: place.distance)
  }

  // Anchors.

  /// Returns the item that is to stay where it is; `nil` if there is none.
  private func anchor(
    for change: ScrollChange<Section>, _ anchors: ListViewport<Section.Item>.Anchors,
    in view: any ListSurface
  ) -> (before: ItemPath, after: ItemPath)? {
    if anchoring == .none { return nil }
    let visible = visiblePaths(in: view, of: change.before)
    let preferred = visible.filter { anchors.prefers(change.before[$0]) }
    if preferred.isEmpty, anchoring == .visibleExceptAtTop,
      scrollEnds(of: view).isAtStart(view.contentOffset)
    {
      return nil
    }
    let candidates = (preferred + visible.filter { anchors.permits(change.before[$0]) })
      .compactMap { path in change.pathAfter(path).map { (before: path, after: $0) } }
    // Where everything has moved, it has done so together.
    return candidates.first { !change.isMoved($0.before) } ?? candidates.first
  }

  /// Returns the paths of the items that are visible and not behind bars, in order.
  func visiblePaths(in view: any ListSurface, of snapshot: Snapshot<Section>) -> [ItemPath] {
    let insets = view.adjustedContentInset
    let (start, bounds) = (view.visibleStart, view.bounds)
    let visible = CGRect(
      x: start.x, y: start.y, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    return (view.indexPathsForRows(in: visible) ?? []).sorted().compactMap(\.itemPath).filter(
      snapshot.contains)
  }
}

/// Where a list view was scrolled to, for each of the things that it shows, and where it is going.
struct ScrollMemory<ID: Hashable> {
  /// Whether the list has once had to be notified of scrolling.
  var isWatched = false

  /// Where to scroll as soon as the item is there.
  var awaited: ScrollPlace<ID>?

  /// How much there was below the item, and how many items, when the view could not be scrolled there.
  var tried: (rest: CGFloat, itemCount: Int)?

  /// Whether the view was at the end when it was scrolled last, or is to be there.
  var isAtEnd = false

  /// Whether it has another size or other insets, so that where the end is becomes known only in its next layout.
  var isToSettle = false

  /// Whether it is scrolled there by an animation.
  var isOnTheWay = false

  /// How far it was from the end when it was scrolled last.
  var way = WayToEnd()

  /// Returns what the source shows.
  var context: (() -> AnyHashable?)?

  /// What the list view shows.
  var shown: AnyHashable?

  /// Where other things were left, the last one at the end.
  private var places: [(context: AnyHashable?, place: ScrollPlace<ID>)] = []

  /// Notices that the view gets another size, if that matters.
  var sizeWatch: SizeWatch?

  /// Records that something else is shown, and returns where that was left.
  mutating func enter(_ context: AnyHashable?, from place: ScrollPlace<ID>?) -> ScrollPlace<ID>? {
    let next = places.first { $0.context == context }?.place
    places.removeAll { $0.context == context || $0.context == shown }
    if let place { places.append((shown, place)) }
    if places.count > 32 { places.removeFirst() }
    shown = context
    return next
  }
}

extension ListSurface {
  /// The first point of the content that is visible and not behind bars.
  var visibleStart: CGPoint {
    CGPoint(
      x: contentOffset.x + adjustedContentInset.left, y: contentOffset.y + adjustedContentInset.top)
  }

  /// Returns how far an item is from the beginning of what is visible.
  func distance(ofItemAt path: IndexPath) -> CGPoint {
    let (frame, start) = (rectForRow(at: path), visibleStart)
    return CGPoint(x: frame.minX - start.x, y: frame.minY - start.y)
  }

  /// Scrolls so that an item is at a distance from the beginning of what is visible, or at the end.
  func hold(_ path: IndexPath, at distance: CGPoint) {
    settle {
      // Only once it is laid out, it is known how much of it is above the view. To scroll ends a
      // movement, so while there is one, the estimates have to do.
      if takesBatches, cellForRow(at: path) == nil, !isTracking, !isDecelerating {
        scroll(to: path, at: .start, animated: false)
        layoutIfNeeded()
      }
      let place = self.distance(ofItemAt: path)
      // Content that is pulled beyond its end is left alone where nothing has moved.
      if abs(place.x - distance.x) < 0.5, abs(place.y - distance.y) < 0.5 { return contentOffset }
      let (low, high) = outermostOffsets
      return CGPoint(
        x: min(max(contentOffset.x + place.x - distance.x, low.x), high.x),
        y: min(max(contentOffset.y + place.y - distance.y, low.y), high.y))
    }
  }

  /// Scrolls to an offset until it stays, as sizes are estimates until cells are laid out, and each
  /// correction may bring others.
  func settle(at offset: () -> CGPoint) {
    for _ in 0..<4 {
      if takesBatches { layoutIfNeeded() }
      let offset = offset()
      if isScrolled(to: offset) { return }
      contentOffset = offset
    }
  }

  /// Returns whether the view is scrolled to an offset, apart from a rounding error.
  func isScrolled(to offset: CGPoint) -> Bool {
    abs(offset.x - contentOffset.x) < 0.5 && abs(offset.y - contentOffset.y) < 0.5
  }
}

/// Whether what people look at stays where it is while items are inserted and removed above it.
public enum ScrollAnchoring: Hashable, Sendable {
  /// No: the list view keeps its content offset, as UIKit does by itself.
  case none

  /// The first visible item that is left stays where it is.
  case visible

  /// The same, except at the very top, so that news appears there.
  case visibleExceptAtTop

  /// The same, except at the end, where new items scroll into view, as in a conversation.
  ///
  /// A list is at its end if at most 20 points are hidden below, or if it is on the way there by
  /// ``ListDataSource/scrollToEnd(animated:)``. A list whose first items are inserted while it is shown begins at the
  /// end, and one at its end stays there when a keyboard comes or the list view gets another size. While people drag,
  /// nothing scrolls.
  case visibleExceptAtEnd
}

/// What a list shows before an update, and where that is afterwards.
@MainActor
struct ScrollChange<Section: SectionProtocol> {
  let before: Snapshot<Section>

  /// Returns where an item is after the update; `nil` if it was removed.
  let pathAfter: (ItemPath) -> ItemPath?

  /// What changes; `nil` for a reload.
  let batch: ChangeBatch?
}

extension ScrollChange {
  /// The change of a batch.
  init(_ update: Update<Section>) {
    self.init(
      before: update.before, pathAfter: { update.path(after: BeforePath($0))?.path },
      batch: update.batch)
  }

  /// Whether none of the sections are left.
  var isOther: Bool { batch.map { $0.sectionDeletes.count == before.sections.count } ?? true }

  /// Returns whether an item is moved among the others, so that nothing should be held by it.
  func isMoved(_ path: ItemPath) -> Bool {
    guard let batch else { return false }
    return batch.itemMoves.contains { $0.before.path == path }
      || batch.sectionMoves.contains { $0.before.index == path.section }
  }

  /// Returns whether something may be inserted or removed above an item.
  func isShifting(_ path: ItemPath, _ after: ItemPath) -> Bool {
    guard let batch else { return true }
    return batch.hasSectionChanges || batch.itemDeletes.contains { $0.path < path }
      || batch.itemInserts.contains { $0.path < after }
      || batch.itemMoves.contains { $0.before.path < path || $0.after.path < after }
  }
}
#endif
