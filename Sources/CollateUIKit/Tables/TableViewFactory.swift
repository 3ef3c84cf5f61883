#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Makes the cells of table views.
///
///     let factory = TableViewFactory<Story> { story, _ in story.isLead ? "lead" : "story" }
///     factory.registerCell(method: .classBased(LeadCell.self), reuseIdentifier: "lead") {
///       cell, story, _ in cell.show(story)
///     }
///     factory.registerCell(method: .style(.subtitle), reuseIdentifier: "story") {
///       cell, story, _ in cell.textLabel?.text = story.title
///     }
///
/// A factory can make the cells of several table views. It keeps none of them.
@MainActor
public final class TableViewFactory<Item> {
  private struct Provider {
    let register: (UITableView) -> Void
    let configure: (UITableViewCell, Item, IndexPath) -> Bool
    let cellClass: UITableViewCell.Type
  }

  private let reuseIdentifier: (Item, UITableView) -> String

  /// What makes cells for any table view, by reuse identifier, and what does for one of them.
  private var providers: [String: Provider] = [:]
  private var ownProviders = ViewTable<[String: Provider]>()

  /// What table views were told of.
  private var registered = ViewTable<Set<String>>()

  /// Creates a factory without cells.
  ///
  /// - Parameter reuseIdentifier: Returns which of the registered cells an item has in a table view.
  public init(_ reuseIdentifier: @escaping (_ item: Item, _ tableView: UITableView) -> String) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a factory for cells of one class.
  ///
  /// - Parameters:
  ///   - method: How table views come by the cells.
  ///   - reuseIdentifier: The name under which they keep them; by default the name of the class.
  ///   - configuration: Has a cell show an item.
  public convenience init<Cell: UITableViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String = String(describing: Cell.self),
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    self.init { _, _ in reuseIdentifier }
    registerCell(method: method, reuseIdentifier: reuseIdentifier, configuration: configuration)
  }
}

extension TableViewFactory {
  /// Adds a kind of cells.
  ///
  /// - Parameters:
  ///   - method: How table views come by the cells.
  ///   - reuseIdentifier: The name under which they keep them, and which items choose them by. A
  ///     second registration under one name replaces the first one.
  ///   - tableView: The only table view to have them; any that asks for them if `nil`.
  ///   - configuration: Has a cell show an item.
  public func registerCell<Cell: UITableViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String = String(describing: Cell.self),
    in tableView: UITableView? = nil,
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    let provider = Provider(
      register: { method.register(reuseIdentifier, in: $0) },
      configure: { cell, item, path in
        guard let cell = cell as? Cell else { return false }
        configuration(cell, item, path)
        return true
      },
      cellClass: Cell.self)
    guard let tableView else {
      providers[reuseIdentifier] = provider
      registered = ViewTable()
      return
    }
    ownProviders[tableView, default: [:]][reuseIdentifier] = provider
    registered[tableView, default: []].insert(reuseIdentifier)
    provider.register(tableView)
  }

  /// Returns a cell that shows an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the table view asks about.
  ///   - tableView: The table view.
  /// - Returns: The cell.
  /// - Precondition: The reuse identifier of the item is registered, with the class that the table
  ///   view has for it.
  public func cell(
    for item: Item,
    at path: IndexPath,
    in tableView: UITableView
  ) -> UITableViewCell {
    let identifier = reuseIdentifier(item, tableView)
    guard let provider = ownProviders[tableView]?[identifier] ?? providers[identifier] else {
      let known = Set(providers.keys).union(ownProviders[tableView, default: [:]].keys).sorted()
      preconditionFailure(
        "There is no cell with the reuse identifier \"\(identifier)\" for the \(type(of: item)) at "
          + "\(path); registered are \(known)")
    }
    if registered[tableView, default: []].insert(identifier).inserted {
      provider.register(tableView)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
    guard provider.configure(cell, item, path) else {
      preconditionFailure(
        "The cell with the reuse identifier \"\(identifier)\" for the \(type(of: item)) at \(path) "
          + "is a \(type(of: cell)), not a \(provider.cellClass)")
    }
    return cell
  }
}
#endif
