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
  public let handlers = ListHandlers()

  /// The reuse identifier of the cells.
  public let reuseIdentifier: String

  let method: RegistrationMethod<Cell>

  /// Dequeues configured cells from a cell registration, if there is one.
  let provide: ((any ListSurface, Item, IndexPath) -> Cell)?

  private let extract: (Any) -> Item?

  init(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String,
    extract: @escaping (Any) -> Item?,
    provide: ((any ListSurface, Item, IndexPath) -> Cell)? = nil
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
  ///     the name of the nib. By default, the name of the cell class with its module, or without
  ///     for storyboard prototypes.
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
  ///     the name of the nib. By default, the name of the cell class with its module, or without
  ///     for storyboard prototypes.
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

extension CellDescriptor: TableCellDescriptor where Cell: UITableViewCell {}

extension CellDescriptor: CollectionCellDescriptor where Cell: UICollectionViewCell {
  /// Creates a descriptor that dequeues configured cells from a cell registration.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  public convenience init(registration: UICollectionView.CellRegistration<Cell, Item>) {
    self.init(
      method: .dynamic(), reuseIdentifier: String(reflecting: Cell.self),
      extract: { $0 as? Item ?? ($0 as? AnyItem)?.base as? Item },
      provide: { view, item, path in
        guard let view = view as? UICollectionView else {
          preconditionFailure(
            "Cell registrations are for collection views, not a \(type(of: view))")
        }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      })
  }
}

/// A descriptor that makes cells, without its generic parameters.
@MainActor
protocol CellProvider: AnyObject {
  /// Whether dequeued cells are already configured.
  var configuresCells: Bool { get }

  /// What the cells are registered as.
  var kind: AnyHashable { get }

  /// Registers the cells with a list view.
  func registerCell(in view: any ListSurface)

  /// Dequeues a cell for an item that the descriptor applies to.
  func dequeueCell(for element: Any, at path: IndexPath, in view: any ListSurface) -> UIView
}

extension CellDescriptor: CellProvider {
  var configuresCells: Bool { provide != nil }

  // Two cell registrations are never the same, even for one class.
  var kind: AnyHashable {
    provide == nil ? AnyHashable(reuseIdentifier) : AnyHashable(ObjectIdentifier(self))
  }

  func registerCell(in view: any ListSurface) {
    method.registerCell(reuseIdentifier, in: view)
  }

  func dequeueCell(for element: Any, at path: IndexPath, in view: any ListSurface) -> UIView {
    if let provide, let item = extract(element) { return provide(view, item, path) }
    let cell = view.dequeueCell(withIdentifier: reuseIdentifier, at: path)
    guard cell is Cell else {
      preconditionFailure(
        "The cell at \(path) with the reuse identifier \"\(reuseIdentifier)\", for a "
          + "\(Item.self), is a \(type(of: cell)), not a \(Cell.self)")
    }
    return cell
  }
}
#endif
