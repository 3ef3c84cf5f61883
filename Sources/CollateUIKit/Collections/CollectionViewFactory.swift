#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that registers, dequeues and configures collection view cells by reuse identifier.
///
///     let factory = CollectionViewFactory<Story> { story, _ in story.isLead ? "lead" : "story" }
///     factory.registerCell(method: .classBased(LeadCell.self), reuseIdentifier: "lead") {
///       cell, story, _ in cell.show(story)
///     }
///     factory.registerCell(method: .classBased(StoryCell.self), reuseIdentifier: "story") {
///       cell, story, _ in cell.titleLabel.text = story.title
///     }
public typealias CollectionViewFactory<Item> =
  ViewFactory<UICollectionView, UICollectionViewCell, Item>

extension ViewFactory where View == UICollectionView, ViewCell == UICollectionViewCell {
  /// Creates a factory with one cell class.
  ///
  /// - Parameters:
  ///   - method: How the cells are registered.
  ///   - reuseIdentifier: The reuse identifier of the cells; by default, the name of the class
  ///     with its module, or without for storyboard prototypes.
  ///   - configuration: Configures a cell for an item.
  public convenience init<Cell: UICollectionViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String? = nil,
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    let reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    self.init { _, _ in reuseIdentifier }
    registerCell(method: method, reuseIdentifier: reuseIdentifier, configuration: configuration)
  }

  /// Creates a factory that dequeues configured cells from a cell registration.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  public convenience init<Cell: UICollectionViewCell>(
    registration: UICollectionView.CellRegistration<Cell, Item>
  ) {
    self.init { _, _ in String(reflecting: Cell.self) }
    registerCell(using: registration)
  }

  /// Registers a cell.
  ///
  /// - Parameters:
  ///   - method: How the cell is registered with a collection view.
  ///   - reuseIdentifier: The reuse identifier that items select the cell by. Registering another
  ///     cell for the same identifier replaces the first one.
  ///   - collectionView: The only collection view to register the cell with; `nil` for every
  ///     collection view that uses the factory.
  ///   - configuration: Configures a cell for an item.
  public func registerCell<Cell: UICollectionViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String? = nil,
    in collectionView: UICollectionView? = nil,
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    let reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    add(
      reuseIdentifier, in: collectionView,
      register: { method.registerCell(reuseIdentifier, in: $0) },
      dequeue: { $0.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: $1) },
      configuration: configuration)
  }

  /// Adds configured cells from a cell registration.
  ///
  /// - Parameters:
  ///   - registration: The registration, created once and not inside a closure.
  ///   - reuseIdentifier: The identifier that items select the cell by.
  public func registerCell<Cell: UICollectionViewCell>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    reuseIdentifier: String = String(reflecting: Cell.self)
  ) {
    let provider = Provider(
      register: { _ in },
      cell: { collectionView, item, path in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      })
    add(provider, reuseIdentifier: reuseIdentifier, in: nil)
  }
}
#endif
