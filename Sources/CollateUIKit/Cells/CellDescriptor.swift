#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that registers, dequeues and configures the cells for one type of items.
///
///     CellDescriptor<Story, StoryCell>()
///       .configure { cell, story, _ in cell.titleLabel.text = story.title }
///       .height { _, _ in 120 }
///       .didSelect { [weak self] story, _ in
///         self?.open(story)
///         return .deselect
///       }
///
/// A data source has one descriptor for each type of items. It uses the first descriptor whose
/// `Item` type the item can be cast to, so a descriptor for a protocol applies to all conforming
/// types. An `AnyItem` also matches by the item that it wraps.
///
/// A descriptor can be shared by several data sources, and several descriptors can use the same
/// cell class. Reuse identifiers are independent of item ids.
@MainActor
public final class CellDescriptor<Item, Cell: UIView>: CellBehavior {
  /// The closures set on this descriptor.
  public let cellHandlers = CellHandlers()

  /// The reuse identifier of the cells.
  public let reuseIdentifier: String

  let method: RegistrationMethod<Cell>

  /// Dequeues configured cells from a cell registration, if there is one.
  let provide: ((UICollectionView, Item, IndexPath) -> Cell)?

  private let extract: (Any) -> Item?

  init(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String,
    extract: @escaping (Any) -> Item?,
    provide: ((UICollectionView, Item, IndexPath) -> Cell)? = nil
  ) {
    self.method = method
    self.reuseIdentifier = reuseIdentifier
    self.extract = extract
    self.provide = provide
  }
}

extension CellDescriptor {
  /// Creates a descriptor for the items that can be cast to a type.
  ///
  /// - Parameters:
  ///   - method: How the cells are registered.
  ///   - reuseIdentifier: The reuse identifier, which is also that of the storyboard prototype, or
  ///     the name of the nib. By default, the name of the cell class, or a separate one for each
  ///     cell style.
  public convenience init(
    method: RegistrationMethod<Cell> = .automatic(),
    reuseIdentifier: String? = nil
  ) {
    self.init(
      method: method, reuseIdentifier: reuseIdentifier ?? method.usualIdentifier,
      extract: { $0 as? Item ?? ($0 as? AnyItem)?.base as? Item })
  }

  /// Creates a descriptor for values extracted from the source's items.
  ///
  ///     CellDescriptor<Ad, AdCell>(item: { (row: Row) in row.ad })
  ///
  /// - Parameters:
  ///   - method: How the cells are registered.
  ///   - reuseIdentifier: The reuse identifier, which is also that of the storyboard prototype, or
  ///     the name of the nib. By default, the name of the cell class, or a separate one for each
  ///     cell style.
  ///   - item: Extracts the value from an item of the source, or returns `nil` if the descriptor
  ///     does not apply.
  public convenience init<Element>(
    method: RegistrationMethod<Cell> = .automatic(),
    reuseIdentifier: String? = nil,
    item: @escaping (Element) -> Item?
  ) {
    self.init(
      method: method, reuseIdentifier: reuseIdentifier ?? method.usualIdentifier,
      extract: { ($0 as? Element ?? ($0 as? AnyItem)?.base as? Element).flatMap(item) })
  }

  /// Returns the value passed to the closures, or `nil` if the descriptor does not apply.
  ///
  /// - Parameter element: An item of the source.
  /// - Returns: The item, or the value extracted from it.
  public func item(from element: Any) -> Item? {
    extract(element)
  }
}

extension CellDescriptor: TableCellBehavior, TableCellDescriptor where Cell: UITableViewCell {
  /// Registers the cell class or nib with a table view.
  ///
  /// Data sources call it once for each table view.
  public func registerCell(in tableView: UITableView) {
    method.register(reuseIdentifier, in: tableView)
  }

  /// Dequeues a cell for a row.
  ///
  /// - Parameters:
  ///   - path: The row's index path in the table view.
  ///   - tableView: The table view.
  /// - Returns: A cell that is not configured yet.
  public func dequeueCell(at path: IndexPath, in tableView: UITableView) -> Cell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: path)
    return require(cell, at: path)
  }
}

extension CellDescriptor: CollectionCellBehavior, CollectionCellDescriptor
where Cell: UICollectionViewCell {
  /// Creates a descriptor that dequeues configured cells from a cell registration.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  public convenience init(registration: UICollectionView.CellRegistration<Cell, Item>) {
    self.init(
      method: .dynamic(), reuseIdentifier: String(describing: Cell.self),
      extract: { $0 as? Item ?? ($0 as? AnyItem)?.base as? Item },
      provide: { view, item, path in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      })
  }

  /// Registers the cell class or nib with a collection view.
  ///
  /// Data sources call it once for each collection view.
  public func registerCell(in collectionView: UICollectionView) {
    method.register(reuseIdentifier, in: collectionView)
  }

  /// Dequeues a cell for an item.
  ///
  /// - Parameters:
  ///   - element: An item of the source that the descriptor applies to.
  ///   - path: The item's index path in the collection view.
  ///   - collectionView: The collection view.
  /// - Returns: A cell; it is configured only if it comes from a cell registration.
  public func dequeueCell(
    for element: Any,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) -> Cell {
    if let provide, let item = extract(element) { return provide(collectionView, item, path) }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: path)
    return require(cell, at: path)
  }

  /// Whether dequeued cells are already configured.
  public var configuresCells: Bool { provide != nil }
}

extension CellDescriptor {
  private func require(_ view: UIView, at path: IndexPath) -> Cell {
    guard let cell = view as? Cell else {
      preconditionFailure(
        "The cell at \(path) with the reuse identifier \"\(reuseIdentifier)\", for a "
          + "\(Item.self), is a \(type(of: view)), not a \(Cell.self)")
    }
    return cell
  }
}
#endif
