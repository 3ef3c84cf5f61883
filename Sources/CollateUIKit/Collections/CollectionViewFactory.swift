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
///
/// A factory can make the cells of several collection views. It keeps none of them.
@MainActor
public final class CollectionViewFactory<Item> {
  private struct Provider {
    let register: (UICollectionView) -> Void
    let cell: (UICollectionView, Item, IndexPath) -> UICollectionViewCell
  }

  private let reuseIdentifier: (Item, UICollectionView) -> String

  /// What makes cells for any collection view, by reuse identifier, and what does for one of them.
  private var providers: [String: Provider] = [:]
  private var ownProviders = ViewTable<[String: Provider]>()

  /// What collection views were told of.
  private var registered = ViewTable<Set<String>>()

  /// Creates a factory without cells.
  ///
  /// - Parameter reuseIdentifier: Returns which of the registered cells an item has in a collection view.
  public init(
    _ reuseIdentifier: @escaping (_ item: Item, _ collectionView: UICollectionView) -> String
  ) {
    self.reuseIdentifier = reuseIdentifier
  }

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
}

extension CollectionViewFactory {
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
    let provider = Provider(
      register: { method.register(reuseIdentifier, in: $0) },
      cell: { collectionView, item, path in
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: reuseIdentifier, for: path)
        guard let cell = cell as? Cell else {
          preconditionFailure(
            "The cell with the reuse identifier \"\(reuseIdentifier)\" for the "
              + "\(type(of: item)) at \(path) is a \(type(of: cell)), not a \(Cell.self)")
        }
        configuration(cell, item, path)
        return cell
      })
    add(provider, reuseIdentifier: reuseIdentifier, in: collectionView)
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

  private func add(
    _ provider: Provider,
    reuseIdentifier: String,
    in collectionView: UICollectionView?
  ) {
    guard let collectionView else {
      providers[reuseIdentifier] = provider
      registered = ViewTable()
      return
    }
    ownProviders[collectionView, default: [:]][reuseIdentifier] = provider
    registered[collectionView, default: []].insert(reuseIdentifier)
    provider.register(collectionView)
  }

  /// Returns a cell that shows an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the collection view asks about.
  ///   - collectionView: The collection view.
  /// - Returns: The cell.
  /// - Precondition: The reuse identifier of the item is registered, with the class that the table
  ///   view has for it.
  public func cell(
    for item: Item,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    let identifier = reuseIdentifier(item, collectionView)
    guard let provider = ownProviders[collectionView]?[identifier] ?? providers[identifier] else {
      let known = Set(providers.keys).union(ownProviders[collectionView, default: [:]].keys)
        .sorted()
      preconditionFailure(
        "There is no cell with the reuse identifier \"\(identifier)\" for the \(type(of: item)) at "
          + "\(path); registered are \(known)")
    }
    if registered[collectionView, default: []].insert(identifier).inserted {
      provider.register(collectionView)
    }
    return provider.cell(collectionView, item, path)
  }
}
#endif
