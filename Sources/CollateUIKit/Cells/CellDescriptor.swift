#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Which cells a type of items has, and what is done with them.
///
///     CellDescriptor<Story, StoryCell>()
///       .configure { cell, story, _ in cell.titleLabel.text = story.title }
///       .height { _, _ in 120 }
///       .didSelect { [weak self] story, _ in
///         self?.open(story)
///         return .deselect
///       }
///
/// A list has a descriptor for each type of items. It takes the first one that an item can be cast to
/// the type of, so a descriptor of a protocol is for every type that conforms; the item of an
/// `AnyItem` counts as itself.
///
/// A descriptor may be used for several lists, and cells of one class by several descriptors. Reuse
/// identifiers have nothing to do with the identity of items.
@MainActor
public final class CellDescriptor<Item, Cell: UIView>: CellBehavior {
  /// The closures that were set.
  public let cellHandlers = CellHandlers()

  /// The name under which list views keep cells to use them again.
  public let reuseIdentifier: String

  let method: RegistrationMethod<Cell>

  /// Makes and configures cells, if somebody else is to do that.
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
  ///   - method: How the list view comes by its cells.
  ///   - reuseIdentifier: The name under which the list view keeps them; that of a prototype in a
  ///     storyboard or of a nib. By default it is the name of the class, one for each style.
  public convenience init(
    method: RegistrationMethod<Cell> = .automatic(),
    reuseIdentifier: String? = nil
  ) {
    self.init(
      method: method, reuseIdentifier: reuseIdentifier ?? method.usualIdentifier,
      extract: { $0 as? Item ?? ($0 as? AnyItem)?.base as? Item })
  }

  /// Creates a descriptor for the items that are in others.
  ///
  ///     CellDescriptor<Ad, AdCell>(item: { (row: Row) in row.ad })
  ///
  /// - Parameters:
  ///   - method: How the list view comes by its cells.
  ///   - reuseIdentifier: The name under which the list view keeps them; that of a prototype in a
  ///     storyboard or of a nib. By default it is the name of the class, one for each style.
  ///   - item: Returns the item in an item of the source, or `nil` if the descriptor does not apply.
  public convenience init<Element>(
    method: RegistrationMethod<Cell> = .automatic(),
    reuseIdentifier: String? = nil,
    item: @escaping (Element) -> Item?
  ) {
    self.init(
      method: method, reuseIdentifier: reuseIdentifier ?? method.usualIdentifier,
      extract: { ($0 as? Element ?? ($0 as? AnyItem)?.base as? Element).flatMap(item) })
  }

  /// Returns the item that the descriptor applies to, or `nil` when it does not apply.
  ///
  /// - Parameter element: An item of a source.
  /// - Returns: The item, or the part of it that the closures are given.
  public func item(from element: Any) -> Item? {
    extract(element)
  }
}

extension CellDescriptor: TableCellBehavior, TableCellDescriptor where Cell: UITableViewCell {
  /// Tells a table view how it comes by the cells.
  ///
  /// Data sources do it once for each table view.
  public func registerCell(in tableView: UITableView) {
    method.register(reuseIdentifier, in: tableView)
  }

  /// Returns a cell for a row.
  ///
  /// - Parameters:
  ///   - path: The path that the table view asks about.
  ///   - tableView: The table view.
  /// - Returns: A cell, not configured yet.
  public func dequeueCell(at path: IndexPath, in tableView: UITableView) -> Cell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: path)
    return require(cell, at: path)
  }
}

extension CellDescriptor: CollectionCellBehavior, CollectionCellDescriptor
where Cell: UICollectionViewCell {
  /// Creates a descriptor whose cells come configured from a registration.
  ///
  /// - Parameter registration: The registration, made once and for all.
  public convenience init(registration: UICollectionView.CellRegistration<Cell, Item>) {
    self.init(
      method: .dynamic(), reuseIdentifier: String(describing: Cell.self),
      extract: { $0 as? Item ?? ($0 as? AnyItem)?.base as? Item },
      provide: { view, item, path in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      })
  }

  /// Tells a collection view how it comes by the cells.
  ///
  /// Data sources do it once for each collection view.
  public func registerCell(in collectionView: UICollectionView) {
    method.register(reuseIdentifier, in: collectionView)
  }

  /// Returns a cell for an item.
  ///
  /// - Parameters:
  ///   - element: The item of the source, which the descriptor applies to.
  ///   - path: The path that the collection view asks about.
  ///   - collectionView: The collection view.
  /// - Returns: A cell, which is not configured yet unless it comes from a registration.
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

  /// Whether cells come configured.
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
