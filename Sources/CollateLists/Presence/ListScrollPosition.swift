#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where an item comes to stand when a list view scrolls to it.
public enum ListScrollPosition: Hashable, Sendable {
  /// Wherever it takes the least scrolling for the item to be visible.
  case nearest

  /// The top of the view, or the leading edge if it scrolls sideways.
  case start

  /// The middle of the view.
  case center

  /// The bottom of the view, or the trailing edge if it scrolls sideways.
  case end
}

extension ListScrollPosition {
  var ofTable: UITableView.ScrollPosition {
    switch self {
    case .nearest: .none
    case .start: .top
    case .center: .middle
    case .end: .bottom
    }
  }

  /// The position in a collection view, which has none for the nearest one.
  func ofCollection(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> UICollectionView.ScrollPosition? {
    let isReversed = direction == .rightToLeft
    return switch self {
    case .nearest: nil
    case .start: [.top, isReversed ? .right : .left]
    case .center: [.centeredVertically, .centeredHorizontally]
    case .end: [.bottom, isReversed ? .left : .right]
    }
  }
}
#endif
