#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// What developers are told of lists that are misused.
@MainActor
enum ListReport {
  /// Reports a list view that is still shown without the list that it had.
  static func dataSourceIsGone(from view: any ListSurface, _ name: String) {
    guard view.window != nil, view[.dataSource] == nil else { return }
    report(
      view,
      "A \(type(of: view)) on screen is empty, because its \(name) was deallocated: list views do not "
        + "retain their data source, so store it in a property of the view controller")
  }

  /// Reports a list view that asks about an index path that its list does not show.
  static func pathIsUnknown(
    _ path: IndexPath, to view: UIView?, sectionCount: Int, section: (number: Int, itemCount: Int)?
  ) {
    guard let view else { return }
    let items = section.map { ", section \($0.number) with \($0.itemCount) items" } ?? ""
    report(
      view,
      "A \(type(of: view)) asks about \(path), but its list shows "
        + "\(sectionCount) sections\(items): it gets empty views and default answers. Leave it to the "
        + "list to update or reload the view")
  }

  /// Reports a list that is to leave changes to its source, which cannot make them.
  static func sourceIsFixed(_ source: AnyObject, _ property: String, because reason: String) {
    report(
      source,
      "The property \(property) of a list does nothing: its source, a \(type(of: source)), \(reason). "
        + "Change the source below it in a closure or delegate of the list")
  }

  /// Reports a closure that deselects what a selection has.
  static func selectionDecides(in view: UIView?) {
    guard let view else { return }
    report(
      view,
      "A closure for didSelect of a \(type(of: view)) returns .deselect, "
        + "which does nothing because its list has a selection: deselect the id there")
  }

  /// Reports a list whose view has a drag or drop delegate of the app's own.
  static func delegateIsTaken(of view: any ListSurface, _ kind: String, by object: Any?) {
    let name = object.map { String(describing: type(of: $0)) } ?? "nil"
    report(
      view,
      "A \(type(of: view)) has a \(kind) delegate of its own, a \(name), which stays: its list does not "
        + "handle that. Set no \(kind) delegate, or none of allowsDragging, reordersSections and performDrop of the list"
    )
  }

  private static func report(_ object: AnyObject, _ message: String) {
    Diagnostics.report(.misuse(message), from: object)
  }
}
#endif
