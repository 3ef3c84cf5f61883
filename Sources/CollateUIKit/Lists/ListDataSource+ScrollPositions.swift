#if canImport(UIKit) && !os(watchOS)
import Collate
import UIKit

extension ListDataSource {
  /// Returns what the source shows at the moment, if it shows one thing after the other, such as the
  /// selected segment; `nil` for none.
  ///
  ///     list.scrollContext = { inbox.selected }
  ///
  /// When something else takes the place of all sections, the list view scrolls to where that was left
  /// the last time: to the item that was the first one visible, or to the top if it is gone or was never
  /// shown. Where sections stay, the list view keeps its position.
  public var scrollContext: (() -> AnyHashable?)? {
    get { scrollMemory.context }
    set {
      scrollMemory.context = newValue
      scrollMemory.shown = newValue?()
    }
  }

  /// Shows a change, and remembers and restores the scroll position if something else is shown.
  ///
  /// - Parameters:
  ///   - isOther: Whether none of the sections before are left.
  ///   - update: Shows the change.
  func keepScrollPosition(isOther: Bool, during update: () -> Void) {
    guard let view, let context = scrollMemory.context else { return update() }
    let (old, new) = (scrollMemory.shown, context())
    guard old != new else { return update() }
    scrollMemory.places[old] = firstPlace(in: view)
    update()
    scrollMemory.shown = new
    // Closures of the app may have replaced the view.
    if isOther, view === self.view { restore(scrollMemory.places[new], in: view) }
  }

  /// Returns the first item that is visible, and how far its cell is from the beginning of the view.
  private func firstPlace(in view: any ListSurface) -> ScrollMemory<Section.Item.ID>.Place? {
    let start = view.visibleStart
    let visible = view.shownCells.filter { $0.frame.maxY > start.y && $0.frame.maxX > start.x }
    let first = visible.min {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    guard let first, let item = shownItems.displayedItem(of: first) else { return nil }
    return .init(
      id: item.id, distance: CGPoint(x: first.frame.minX - start.x, y: first.frame.minY - start.y))
  }

  private func restore(
    _ place: ScrollMemory<Section.Item.ID>.Place?, in view: any ListSurface
  ) {
    let insets = view.adjustedContentInset
    guard let place, let path = presenter.presentedPath(ofItemWithID: place.id)?.indexPath else {
      view.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
      return
    }
    view.scroll(to: path, at: .start, animated: false)
    // The heights of rows are estimates until these are laid out.
    view.layoutIfNeeded()
    guard let cell = view.shownCell(at: path) else { return }
    let end = CGPoint(
      x: max(-insets.left, view.contentSize.width + insets.right - view.bounds.width),
      y: max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height))
    view.contentOffset = CGPoint(
      x: min(max(cell.frame.minX - place.distance.x - insets.left, -insets.left), end.x),
      y: min(max(cell.frame.minY - place.distance.y - insets.top, -insets.top), end.y))
  }
}

/// Where a list view was scrolled to, for each of the things that it shows.
struct ScrollMemory<ID: Hashable> {
  /// An item, and how far its cell is from the beginning of what is visible.
  struct Place {
    let id: ID
    let distance: CGPoint
  }

  /// Returns what the source shows.
  var context: (() -> AnyHashable?)?

  /// What the list view shows.
  var shown: AnyHashable?

  var places: [AnyHashable?: Place] = [:]
}

extension UIScrollView {
  /// The first point of the content that is visible and not behind bars.
  fileprivate var visibleStart: CGPoint {
    CGPoint(
      x: contentOffset.x + adjustedContentInset.left, y: contentOffset.y + adjustedContentInset.top)
  }
}
#endif
