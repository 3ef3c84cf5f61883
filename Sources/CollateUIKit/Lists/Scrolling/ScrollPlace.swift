#if canImport(UIKit) && !os(watchOS)
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
  public init(id: ID, x: Double = 0, y: Double = 0) {
    (self.id, self.x, self.y) = (id, x, y)
  }
}

extension ScrollPlace: Sendable where ID: Sendable {}
extension ScrollPlace: Encodable where ID: Encodable {}
extension ScrollPlace: Decodable where ID: Decodable {}

extension ScrollPlace {
  var distance: CGPoint { CGPoint(x: x, y: y) }

  init(_ id: ID, _ distance: CGPoint) {
    self.init(id: id, x: Double(distance.x), y: Double(distance.y))
  }
}

extension ListDataSource {
  /// Where people read; `nil` if they see no item.
  public var scrollPlace: ScrollPlace<Section.Item.ID>? {
    guard let view else { return nil }
    let snapshot = presenter.snapshot
    return visiblePaths(in: view, of: snapshot).first.map { path in
      ScrollPlace(snapshot[path].id, view.distance(ofItemAt: path.indexPath))
    }
  }

  /// Scrolls to where people have read.
  ///
  /// If the item is not there yet, or too little below it, the list scrolls as soon as it is, unless people have
  /// scrolled before.
  ///
  /// - Parameter place: A place that ``scrollPlace`` was before.
  public func scroll(to place: ScrollPlace<Section.Item.ID>) {
    scrollMemory.awaited = place
    presenceDidChange()
    enterAwaitedPlace()
  }

  /// Scrolls to the place that people have read at, as far as it is there.
  func enterAwaitedPlace() {
    guard let view, let place = scrollMemory.awaited,
      let path = presenter.presentedPath(ofItemWithID: place.id)?.indexPath
    else { return }
    if view.isTracking || view.isDecelerating { return giveUpAwaitedPlace() }
    view.scroll(to: path, at: .start, animated: false)
    view.hold(path, at: place.distance)
    let (distance, wanted) = (view.distance(ofItemAt: path), place.distance)
    if abs(distance.x - wanted.x) < 0.5, abs(distance.y - wanted.y) < 0.5 { giveUpAwaitedPlace() }
  }

  func giveUpAwaitedPlace() {
    if scrollMemory.awaited == nil { return }
    scrollMemory.awaited = nil
    presenceDidChange()
  }
}
#endif
