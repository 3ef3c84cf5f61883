#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Makes the cells of collection views.
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
  /// Creates a factory for cells of one class.
  ///
  /// - Parameters:
  ///   - method: How collection views come by the cells.
  ///   - reuseIdentifier: The name under which they keep them; by default the name of the class.
  ///   - configuration: Has a cell show an item.
  public convenience init<Cell: UICollectionViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String = String(describing: Cell.self),
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    self.init { _, _ in reuseIdentifier }
    registerCell(method: method, reuseIdentifier: reuseIdentifier, configuration: configuration)
  }

  /// Creates a factory for cells that come configured from a registration.
  ///
  /// - Parameter registration: The registration, made once and for all.
  public convenience init<Cell: UICollectionViewCell>(
    registration: UICollectionView.CellRegistration<Cell, Item>
  ) {
    self.init { _, _ in String(describing: Cell.self) }
    registerCell(using: registration)
  }

  /// Adds a kind of cells.
  ///
  /// - Parameters:
  ///   - method: How collection views come by the cells.
  ///   - reuseIdentifier: The name under which they keep them, and which items choose them by. A
  ///     second registration under one name replaces the first one.
  ///   - collectionView: The only collection view to have them; any that asks for them if `nil`.
  ///   - configuration: Has a cell show an item.
  public func registerCell<Cell: UICollectionViewCell>(
    method: RegistrationMethod<Cell>,
    reuseIdentifier: String = String(describing: Cell.self),
    in collectionView: UICollectionView? = nil,
    configuration: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) {
    add(
      reuseIdentifier, in: collectionView,
      register: { method.register(reuseIdentifier, in: $0) },
      dequeue: { $0.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: $1) },
      configuration: configuration)
  }

  /// Adds a kind of cells that come configured from a registration.
  ///
  /// - Parameters:
  ///   - registration: The registration, made once and for all.
  ///   - reuseIdentifier: The name that items choose the cells by.
  public func registerCell<Cell: UICollectionViewCell>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    reuseIdentifier: String = String(describing: Cell.self)
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
