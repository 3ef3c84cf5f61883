#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A `ViewFactory` without the type of its list view.
@MainActor
struct CellFactory<Item> {
  /// The factory.
  let base: AnyObject

  /// Returns the reuse identifier of an item's cell.
  let identifier: (_ item: Item, _ view: any ListSurface) -> String

  /// Dequeues and configures an item's cell.
  let cell: (_ item: Item, _ path: IndexPath, _ view: any ListSurface) -> UIView
}

extension ViewFactory where View: ListSurface {
  var cellFactory: CellFactory<Item> {
    CellFactory(
      base: self,
      identifier: { item, view in
        (view as? View).map { self.identifier(of: item, in: $0) } ?? ""
      },
      cell: { item, path, view in
        guard let view = view as? View else {
          preconditionFailure("The factory makes cells of a \(View.self), not a \(type(of: view))")
        }
        return self.cell(for: item, at: path, in: view)
      })
  }
}
#endif
