#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that registers, dequeues and configures cells by reuse identifier.
///
/// Use it as ``TableViewFactory`` or ``CollectionViewFactory``. One factory can serve several list
/// views, which it does not retain.
@MainActor
public final class ViewFactory<View: UIView, ViewCell: UIView, Item> {
  struct Provider {
    let register: (View) -> Void
    let cell: (View, Item, IndexPath) -> ViewCell
  }

  private let reuseIdentifier: (Item, View) -> String

  /// The providers by reuse identifier: for all list views, and for a single one.
  private var providers: [String: Provider] = [:]
  private var ownProviders = ViewTable<[String: Provider]>()

  /// The reuse identifiers registered with each list view.
  private var registered = ViewTable<Set<String>>()

  /// Creates a factory without cells.
  ///
  /// - Parameter reuseIdentifier: Returns the reuse identifier of the cell for an item in a list
  ///   view.
  public init(_ reuseIdentifier: @escaping (_ item: Item, _ view: View) -> String) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Dequeues and configures the cell for an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The item's index path in the list view.
  ///   - view: The list view.
  /// - Returns: The configured cell.
  /// - Precondition: The item's reuse identifier is registered, and the dequeued cell is of the
  ///   registered class.
  public func cell(for item: Item, at path: IndexPath, in view: View) -> ViewCell {
    let identifier = reuseIdentifier(item, view)
    guard let provider = ownProviders[view]?[identifier] ?? providers[identifier] else {
      let known = Set(providers.keys).union(ownProviders[view, default: [:]].keys).sorted()
      preconditionFailure(
        "There is no cell with the reuse identifier \"\(identifier)\" for the \(wrappedType(of: item)) at "
          + "\(path); registered are \(known)")
    }
    if registered[view, default: []].insert(identifier).inserted { provider.register(view) }
    return provider.cell(view, item, path)
  }

  /// Returns the reuse identifier of an item's cell.
  func identifier(of item: Item, in view: View) -> String {
    reuseIdentifier(item, view)
  }

  /// Adds a provider, for one list view or for all.
  func add(_ provider: Provider, reuseIdentifier: String, in view: View?) {
    guard let view else {
      providers[reuseIdentifier] = provider
      registered = ViewTable()
      return
    }
    ownProviders[view, default: [:]][reuseIdentifier] = provider
    registered[view, default: []].insert(reuseIdentifier)
    provider.register(view)
  }

  /// Adds a provider that dequeues a cell and then configures it.
  func add<Cell>(
    _ reuseIdentifier: String,
    in view: View?,
    register: @escaping (View) -> Void,
    dequeue: @escaping (View, IndexPath) -> ViewCell,
    configuration: @escaping (Cell, Item, IndexPath) -> Void
  ) {
    let provider = Provider(register: register) { view, item, path in
      let cell = dequeue(view, path)
      guard let own = cell as? Cell else {
        preconditionFailure(
          "The cell with the reuse identifier \"\(reuseIdentifier)\" for the \(wrappedType(of: item)) at "
            + "\(path) is a \(type(of: cell)), not a \(Cell.self)")
      }
      configuration(own, item, path)
      return cell
    }
    add(provider, reuseIdentifier: reuseIdentifier, in: view)
  }
}
#endif
