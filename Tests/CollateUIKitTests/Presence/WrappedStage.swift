#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

private final class LeadCell: UITableViewCell {}
private final class PlainCell: UITableViewCell {}
private final class LeadItemCell: UICollectionViewCell {}
private final class PlainItemCell: UICollectionViewCell {}

/// A list view of either kind, whose delegate and data source a tool may replace.
@MainActor
final class WrappedStage {
  enum Kind: CaseIterable { case table, collection }

  enum Role: CaseIterable { case delegate, dataSource }

  /// The setters of a view that a tool has replaced.
  @MainActor
  private struct WrappingSetters {
    var form: WrapperForm?
    private var wrappers: [Role: any Wrapper] = [:]

    mutating func wrapped(_ object: (any NSObjectProtocol)?, _ role: Role) -> Any? {
      guard let form, let object else { return object }
      let wrapper = form.wrapper(of: object)
      wrappers[role] = wrapper
      return wrapper
    }
  }

  /// A table view whose setters a tool has replaced, so that they wrap what they get.
  private final class WrappingTable: UITableView {
    var setters = WrappingSetters()

    override var delegate: (any UITableViewDelegate)? {
      get { super.delegate }
      set { super.delegate = setters.wrapped(newValue, .delegate) as? any UITableViewDelegate }
    }

    override var dataSource: (any UITableViewDataSource)? {
      get { super.dataSource }
      set {
        super.dataSource = setters.wrapped(newValue, .dataSource) as? any UITableViewDataSource
      }
    }
  }

  private final class WrappingCollection: UICollectionView {
    var setters = WrappingSetters()

    override var delegate: (any UICollectionViewDelegate)? {
      get { super.delegate }
      set {
        super.delegate = setters.wrapped(newValue, .delegate) as? any UICollectionViewDelegate
      }
    }

    override var dataSource: (any UICollectionViewDataSource)? {
      get { super.dataSource }
      set {
        super.dataSource = setters.wrapped(newValue, .dataSource) as? any UICollectionViewDataSource
      }
    }
  }

  let source = ArrayDataSource(sections: shelves("A=abc|B=d"))
  let kind: Kind
  private let table: UITableView
  private let collection: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
  private(set) var list: any TestedList<Shelf>

  /// The items whose taps a closure was told of.
  private(set) var taps: [Character] = []

  /// Makes a list view with a list, whose setters wrap what they get in a form.
  init(_ kind: Kind, wrappedBySetter form: WrapperForm? = nil, isAttached: Bool = true) {
    self.kind = kind
    let (table, layout) = (WrappingTable(frame: window.bounds), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 320, height: 44)
    let collection = WrappingCollection(frame: window.bounds, collectionViewLayout: layout)
    (table.setters.form, collection.setters.form) = (form, form)
    (self.table, self.collection) = (table, collection)
    list = Self.list(kind, of: source)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(kind == .table ? table : collection)
    if isAttached { attach() }
  }

  private static func list(_ kind: Kind, of source: some DataSource<Shelf>) -> any TestedList<Shelf>
  {
    let isLead = { (book: Book) in book.edition > 0 ? book : nil }
    switch kind {
    case .table:
      let list = TableViewDataSource(dataSource: source)
      list.cells(LeadCell.self, of: isLead)
      list.cells(PlainCell.self, for: Book.self)
      return list
    case .collection:
      let list = CollectionViewDataSource(dataSource: source)
      list.cells(LeadItemCell.self, of: isLead)
      list.cells(PlainItemCell.self, for: Book.self)
      return list
    }
  }

  func attach() {
    (list as? TableViewDataSource<Shelf>)?.tableView = table
    (list as? CollectionViewDataSource<Shelf>)?.collectionView = collection
    layOut()
  }

  func detach() {
    (list as? TableViewDataSource<Shelf>)?.tableView = nil
    (list as? CollectionViewDataSource<Shelf>)?.collectionView = nil
  }

  /// Gives the view to another list of the same source, and returns the one before.
  func attachAnother() -> any TestedList<Shelf> {
    let old = list
    list = Self.list(kind, of: source)
    attach()
    return old
  }

  func layOut() {
    list.flush()
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  /// What the view has in a role.
  subscript(role: Role) -> (any NSObjectProtocol)? {
    get {
      switch (kind, role) {
      case (.table, .delegate): table.delegate
      case (.table, .dataSource): table.dataSource
      case (.collection, .delegate): collection.delegate
      case (.collection, .dataSource): collection.dataSource
      }
    }
    set {
      switch (kind, role) {
      case (.table, .delegate): table.delegate = newValue as? any UITableViewDelegate
      case (.table, .dataSource): table.dataSource = newValue as? any UITableViewDataSource
      case (.collection, .delegate):
        collection.delegate = newValue as? any UICollectionViewDelegate
      case (.collection, .dataSource):
        collection.dataSource = newValue as? any UICollectionViewDataSource
      }
    }
  }

  /// Whether the list is attached to a view.
  func isAttached(_ list: any TestedList<Shelf>) -> Bool {
    (list as? TableViewDataSource<Shelf>)?.tableView != nil
      || (list as? CollectionViewDataSource<Shelf>)?.collectionView != nil
  }

  /// The app's own delegate, as the list has it.
  var fallback: (any NSObjectProtocol)? {
    get {
      (list as? TableViewDataSource<Shelf>)?.fallbackDelegate
        ?? (list as? CollectionViewDataSource<Shelf>)?.fallbackDelegate
    }
    set {
      (list as? TableViewDataSource<Shelf>)?.fallbackDelegate =
        newValue as? any UITableViewDelegate
      (list as? CollectionViewDataSource<Shelf>)?.fallbackDelegate =
        newValue as? any UICollectionViewDelegate
    }
  }

  /// Sets closures that the delegate of every form tells of.
  func noteTaps() {
    (list as? TableViewDataSource<Shelf>)?.didSelect { [weak self] book, _ in
      self?.taps.append(book.id)
      return .deselect
    }
    (list as? CollectionViewDataSource<Shelf>)?.didSelect { [weak self] book, _ in
      self?.taps.append(book.id)
      return .deselect
    }
  }

  /// Sets closures that a delegate has to respond to, so that nothing can be tapped.
  func forbidTaps() {
    (list as? TableViewDataSource<Shelf>)?.shouldHighlight { _, _ in false }
    (list as? CollectionViewDataSource<Shelf>)?.shouldHighlight { _, _ in false }
  }

  @discardableResult
  func tap(_ path: IndexPath) -> Bool {
    kind == .table ? table.simulateTap(at: path) : collection.simulateTap(at: path)
  }

  /// Whether people can take an item to move it, for which the data source has to respond.
  func canTake(_ path: IndexPath) -> Bool {
    switch kind {
    case .table:
      table.isEditing = true
      defer { table.isEditing = false }
      return table.beginReordering(at: path)
    case .collection:
      defer { collection.cancelInteractiveMovement() }
      return collection.beginInteractiveMovementForItem(at: path)
    }
  }

  /// How often the view was reloaded.
  var reloads: Int { kind == .table ? table.calls.reloads : collection.calls.reloads }

  /// For each item, whether its cell is that of a lead.
  var leads: [[Bool]] {
    source.sections.indices.map { section in
      source.sections[section].items.indices.map { item in
        let path = IndexPath(item: item, section: section)
        return kind == .table
          ? table.cellForRow(at: path) is LeadCell
          : collection.cellForItem(at: path) is LeadItemCell
      }
    }
  }

  var expectedLeads: [[Bool]] { source.sections.map { $0.items.map { $0.edition > 0 } } }
}
#endif
