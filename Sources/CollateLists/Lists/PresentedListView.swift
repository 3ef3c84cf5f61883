#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// A list view with what lists do in another way for each kind of view.
@MainActor
protocol PresentedListView: ListSurface {
  /// Returns an object that can be the delegate and data source of such a view.
  static func makeShim() -> ScrollShim

  /// Updates headers, footers and the layout after a change is shown.
  func refreshSections<Section, View>(
    of list: ListDataSource<Section, View>, after update: Update<Section>,
    with animations: RowAnimations)
}
#endif
