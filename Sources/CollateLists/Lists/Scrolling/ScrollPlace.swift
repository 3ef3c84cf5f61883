#if canImport(UIKit) && !os(watchOS)
public import CollateCore
import UIKit

/// Where people read in a list: the first item that they see, and where that begins on the screen.
///
/// Save it when they leave, and scroll there when they come back, also if the item is loaded only then:
///
///     place = list.scrollPlace
///     list.scroll(to: place)
public struct ScrollPlace<ID: Hashable>: Hashable {
  /// The id of the first item that is visible.
  public var id: ID

  /// The distances from the beginning of what is visible to that of the item, in points; negative if a part of it is
  /// hidden.
  public var (x, y): (Double, Double)

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - id: The id of an item.
  ///   - x: The distance to the right from the beginning of what is visible to that of the item, in points.
  ///   - y: The distance down, in points.
  public init(id: ID, x: Double = 0, y: Double = 0) { (self.id, self.x, self.y) = (id, x, y) }
}

extension ScrollPlace: Sendable where ID: Sendable {}
extension ScrollPlace: Encodable where ID: Encodable {}
extension ScrollPlace: Decodable where ID: Decodable {}

extension ScrollPlace {
  var distance: CGPoint { CGPoint(x: x, y: y) }
}

extension ListDataSource {
  /// Where people read; `nil` if they see no item.
  public var scrollPlace: ScrollPlace<Section.Item.ID>? {
    view.flatMap { place(in: $0, of: presenter.snapshot) }
  }

  /// Returns where people read in a view; `nil` if they see no item.
  func place(
    in view: any ListSurface, of snapshot: Snapshot<Section>
  ) -> ScrollPlace<Section.Item.ID>? {
    guard let path = visiblePaths(in: view, of: snapshot).first else { return nil }
    let distance = view.distance(ofItemAt: path.indexPath)
    return ScrollPlace(id: snapshot[path].id, x: Double(distance.x), y: Double(distance.y))
  }

  /// The ids of the items that people see, in order.
  package var visibleIDs: [Section.Item.ID] {
    guard let view else { return [] }
    let snapshot = presenter.snapshot
    return visiblePaths(in: view, of: snapshot).map { snapshot[$0].id }
  }

  /// Scrolls to where people have read.
  ///
  /// If the item is not there yet, or too little below it, the list scrolls as soon as it is, unless people have
  /// dragged it or tapped the status bar before. Neither does it if anything else has scrolled it with an animation, as
  /// VoiceOver and keyboards do.
  ///
  /// - Parameter place: A place that ``scrollPlace`` was before.
  public func scroll(to place: ScrollPlace<Section.Item.ID>) {
    leaveEnd()
    watchScrolling()
    // An animation that is under way would end elsewhere, and seem to be someone's.
    if let view { view.setContentOffset(view.contentOffset, animated: false) }
    (scrollMemory.awaited, scrollMemory.tried) = (place, nil)
    enterAwaitedPlace()
  }

  /// Scrolls to the place that people have read at, as far as it is there.
  ///
  /// - Returns: Whether the item is there, unless it is known that the view cannot be scrolled there.
  @discardableResult
  func enterAwaitedPlace() -> Bool {
    guard let view, let place = scrollMemory.awaited,
      let path = presenter.presentedPath(ofItemWithID: place.id)?.indexPath
    else {
      scrollMemory.tried = nil
      return false
    }
    if view.isTracking || view.isDecelerating {
      giveUpAwaitedPlace()
      return false
    }
    let (rest, itemCount) = (view.rest(below: path), presenter.snapshot.itemCount)
    if let tried = scrollMemory.tried, tried.itemCount == itemCount, abs(tried.rest - rest) < 0.5 {
      return false
    }
    let start = view.contentOffset
    view.scroll(to: path, at: .start, animated: false)
    view.hold(path, at: place.distance)
    // Until then, the heights of rows may be others than thought.
    let isFinal = view.takesBatches && view.contentOffset == start
    scrollMemory.tried = isFinal ? (view.rest(below: path), itemCount) : nil
    // Off the window, heights are estimates. The content may have other widths than when people left.
    let isHorizontal =
      view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
    let distance = view.distance(ofItemAt: path)
    let missing = isHorizontal ? distance.x - place.distance.x : distance.y - place.distance.y
    if view.takesBatches, abs(missing) < 0.5 { giveUpAwaitedPlace() }
    return true
  }

  func giveUpAwaitedPlace() { scrollMemory.awaited = nil }
}

extension ListSurface {
  /// How much more there is below an item, or beside it, than the view shows at once.
  fileprivate func rest(below path: IndexPath) -> CGFloat {
    let distance = distance(ofItemAt: path)
    let end = CGPoint(
      x: contentSize.width - contentOffset.x - distance.x,
      y: contentSize.height - contentOffset.y - distance.y)
    return end.x + end.y - bounds.width - bounds.height
  }
}
#endif
