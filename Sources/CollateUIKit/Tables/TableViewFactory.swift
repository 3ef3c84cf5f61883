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
public typealias TableViewFactory<Item> = ViewFactory<UITableView, UITableViewCell, Item>

extension ViewFactory where View == UITableView, ViewCell == UITableViewCell {
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
    add(
      reuseIdentifier, in: tableView,
      register: { method.register(reuseIdentifier, in: $0) },
      dequeue: { $0.dequeueReusableCell(withIdentifier: reuseIdentifier, for: $1) },
      configuration: configuration)
  }
}
#endif
