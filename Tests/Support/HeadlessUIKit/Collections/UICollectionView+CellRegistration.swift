// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString
    let isLate = MainActor.assumeIsolated { UICollectionView.requestsInProgress > 0 }

    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.isLate {
      HeadlessUIKit.raise(
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused. Registration: \(registration)"
      )
    }
    let key = ReuseKey(kind: ReuseKey.cellKind, identifier: registration.identifier)
    if !pool.isRegistered(key) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: key.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: key.identifier)
      }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: key.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      HeadlessUIKit.raise("[headless] \(cell) is not a \(Cell.self)")
      return Cell(_headlessFrame: .zero)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
