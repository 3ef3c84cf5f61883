#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that registers, dequeues and configures table view cells by reuse identifier.
///
///     let factory = TableViewFactory<Story> { story, _ in story.isLead ? "lead" : "story" }
///     factory.registerCell(method: .classBased(LeadCell.self), reuseIdentifier: "lead") {
///       cell, story, _ in cell.show(story)
///     }
///     factory.registerCell(method: .classBased(StoryCell.self), reuseIdentifier: "story") {
///       cell, story, _ in cell.show(story)
///     }
public typealias TableViewFactory<Item> = ViewFactory<UITableView, UITableViewCell, Item>

extension ViewFactory where View == UITableView, ViewCell == UITableViewCell {
  /// Creates a factory with one cell class.
  ///
  /// - Parameters:
  ///   - method: How the cells are registered.
  ///   - reuseIdentifier: The reuse identifier of the cells; by default, the name of the class
  ///     with its module, or without for storyboard prototypes.
  ///   - configuration: Configures a cell for an item.
  public convenience init<Cell: UITableViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String? = nil,
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    let reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    self.init { _, _ in reuseIdentifier }
    registerCell(method: method, reuseIdentifier: reuseIdentifier, configuration: configuration)
  }

  /// Registers a cell.
  ///
  /// - Parameters:
  ///   - method: How the cell is registered with a table view.
  ///   - reuseIdentifier: The reuse identifier that items select the cell by. Registering another
  ///     cell for the same identifier replaces the first one.
  ///   - tableView: The only table view to register the cell with; `nil` for every table view that
  ///     uses the factory.
  ///   - configuration: Configures a cell for an item.
  public func registerCell<Cell: UITableViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String? = nil,
    in tableView: UITableView? = nil,
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    let reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    add(
      reuseIdentifier, in: tableView,
      register: { method.registerCell(reuseIdentifier, in: $0) },
      dequeue: { $0.dequeueReusableCell(withIdentifier: reuseIdentifier, for: $1) },
      configuration: configuration)
  }
}
#endif
