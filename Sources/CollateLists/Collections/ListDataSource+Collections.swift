#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

extension ListDataSource where View == UICollectionView {
  /// The collection view that shows the source.
  ///
  /// Setting it replaces its data source and delegate. Its previous delegate becomes the ``fallbackDelegate`` if there is
  /// none. If its data source was another list, that one is detached.
  public var collectionView: UICollectionView? {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Adds configured cells from a cell registration, for the items that can be cast to its type.
  ///
  /// An item is also of the type if it is an `AnyItem` and what it wraps can be cast. If several cells are for an item,
  /// those that were added first are used.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  /// - Returns: An object that takes closures for these items.
  @discardableResult
  public func cells<Value, ValueCell>(
    _ registration: UICollectionView.CellRegistration<ValueCell, Value>
  ) -> CellDescriptor<Value, ValueCell> {
    let descriptor = CellDescriptor<Value, ValueCell>(method: .dynamic) { view, item, path in
      guard let view = view as? UICollectionView else {
        preconditionFailure("Cell registrations are for collection views, not a \(type(of: view))")
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    add(descriptor) { unwrap($0, as: Value.self) }
    return descriptor
  }
}
#endif
