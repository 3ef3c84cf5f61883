#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

/// A list on the screen, and fallbacks that a witness listens to.
@MainActor
protocol ChainStage {
  associatedtype List
  associatedtype View
  associatedtype Delegate

  /// Shows the shelves `A=abc` and `B=def`.
  ///
  /// - Parameters:
  ///   - witness: Whom the fallbacks tell that they are asked; `nil` for no fallbacks.
  ///   - setUp: Makes the list ready before it is shown.
  init(witness: Witness?, setUp: (List) -> Void)

  var list: List { get }

  /// Who asks, and whom.
  var asking: (view: View, delegate: Delegate)? { get }

  /// The fallback, if there is one.
  var fallback: Delegate? { get }
}

extension TableStage: ChainStage {
  typealias Delegate = any UITableViewDelegate & UITableViewDataSource

  convenience init(witness: Witness?, setUp: (TableViewDataSource<Shelf>) -> Void = { _ in }) {
    self.init("A=abc|B=def", setUp: setUp)
    fallback = witness.map { FallbackTableDelegate($0) }
    list.fallbackDelegate = fallback
    list.fallbackDataSource = fallback
  }

  var asking: (view: UITableView, delegate: Delegate)? {
    (table.delegate as? Delegate).map { (table, $0) }
  }
}

extension CollectionStage: ChainStage {
  typealias Delegate = any UICollectionViewDelegateFlowLayout & UICollectionViewDataSource

  convenience init(witness: Witness?, setUp: (CollectionViewDataSource<Shelf>) -> Void = { _ in }) {
    self.init("A=abc|B=def", setUp: setUp)
    fallback = witness.map { FallbackCollectionDelegate($0) }
    list.fallbackDelegate = fallback
    list.fallbackDataSource = fallback
  }

  var asking: (view: UICollectionView, delegate: Delegate)? {
    (view.delegate as? Delegate).map { (view, $0) }
  }
}
#endif
