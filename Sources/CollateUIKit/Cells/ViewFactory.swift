#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Makes the cells of list views, of some classes by reuse identifier.
///
/// Its names are ``TableViewFactory`` and ``CollectionViewFactory``. A factory can make the cells of
/// several list views. It keeps none of them.
@MainActor
public final class ViewFactory<View: UIView, ViewCell: UIView, Item> {
  struct Provider {
    let register: (View) -> Void
    let cell: (View, Item, IndexPath) -> ViewCell
  }

  private let reuseIdentifier: (Item, View) -> String

  /// What makes cells for any list view, by reuse identifier, and what does for one of them.
  private var providers: [String: Provider] = [:]
  private var ownProviders = ViewTable<[String: Provider]>()

  /// What list views were told of.
  private var registered = ViewTable<Set<String>>()

  /// Creates a factory without cells.
  ///
  /// - Parameter reuseIdentifier: Returns which of the registered cells an item has in a list view.
  public init(_ reuseIdentifier: @escaping (_ item: Item, _ view: View) -> String) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Returns a cell that shows an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the list view asks about.
  ///   - view: The list view.
  /// - Returns: The cell.
  /// - Precondition: The reuse identifier of the item is registered, with the class that the list
  ///   view has for it.
  public func cell(for item: Item, at path: IndexPath, in view: View) -> ViewCell {
    let identifier = reuseIdentifier(item, view)
    guard let provider = ownProviders[view]?[identifier] ?? providers[identifier] else {
      let known = Set(providers.keys).union(ownProviders[view, default: [:]].keys).sorted()
      preconditionFailure(
        "There is no cell with the reuse identifier \"\(identifier)\" for the \(type(of: item)) at "
          + "\(path); registered are \(known)")
    }
    if registered[view, default: []].insert(identifier).inserted { provider.register(view) }
    return provider.cell(view, item, path)
  }

  /// Adds a kind of cells, for one list view or for all.
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

  /// Adds a kind of cells that are dequeued and then configured.
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
          "The cell with the reuse identifier \"\(reuseIdentifier)\" for the \(type(of: item)) at "
            + "\(path) is a \(type(of: cell)), not a \(Cell.self)")
      }
      configuration(own, item, path)
      return cell
    }
    add(provider, reuseIdentifier: reuseIdentifier, in: view)
  }
}
#endif
