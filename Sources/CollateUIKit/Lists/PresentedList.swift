#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The common part of the table and collection view data sources: the sections of a presenter,
/// shown in cells.
@MainActor
protocol PresentedList<Section>: ShownList {
  associatedtype Section: SectionProtocol
  associatedtype ViewKind: Hashable

  var dataSource: any DataSource<Section> { get }
  var presenter: Presenter<Section> { get }
  var viewUpdate: ViewUpdate<View, Section> { get }
  var prefetch: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)? { get }
  var cancelPrefetching: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)? { get }

  /// The list view, if it is still alive.
  var view: View? { get }

  /// The items that cells show, and the sections that headers, footers and other views show, by
  /// kind.
  var shownItems: ShownItems<Section.Item> { get set }
  var shownSections: [ViewKind: ShownItems<Section>] { get set }

  /// The descriptors and reuse identifiers that were registered with the view.
  var registeredDescriptors: Set<ObjectIdentifier> { get set }
  var registeredViews: Set<String> { get set }

  /// The sections of the index titles, if each section was asked for its title, and where they were.
  var indexedSections: [(number: Int, id: Section.ID)] { get set }

  /// Returns a cell from a descriptor or the factory, and whether it is already configured; `nil`
  /// if there is neither.
  func dequeueCell(
    for item: Section.Item, at path: IndexPath, in view: View
  ) -> (cell: ViewCell, isConfigured: Bool)?

  /// Reloads the view's data.
  func reload()

  /// The index paths that are selected in the view.
  var selectedPaths: [IndexPath] { get }

  /// Selects or deselects an index path without animation; the delegate is not called.
  func select(_ path: IndexPath)
  func deselect(_ path: IndexPath)

  /// Updates headers, footers and the layout after a change.
  func refresh(after change: PresentedChange<Section>, in view: View)
}

extension PresentedList {
  func shownItem(at path: IndexPath) -> Any? {
    item(at: path)
  }

  func shownSection(_ section: Int) -> Any? {
    self.section(at: section)
  }

  func answer<Result>(_ body: () -> Result) -> Result {
    presenter.answer(body)
  }

  func act<Result>(_ body: () -> Result) -> Result {
    presenter.act(body)
  }

  func follow(_ path: IndexPath) -> () -> IndexPath? {
    guard let id = item(at: path)?.id else { return { path } }
    return { [weak self] in
      guard let self else { return nil }
      return item(at: path)?.id == id
        ? path : presenter.presentedPath(ofItemWithID: id)?.indexPath
    }
  }

  func sectionCount() -> Int {
    presenter.sectionCountForView()
  }

  func itemCount(inSection section: Int) -> Int {
    presenter.itemCountForView(inSection: section)
  }

  /// Returns the item that the view shows at an index path, or `nil` if there is none.
  func item(at path: IndexPath) -> Section.Item? {
    path.itemPath.flatMap { presenter.snapshot.item(at: $0) }
  }

  /// Returns the section that the view shows at an index, or `nil` if there is none.
  func section(at section: Int) -> Section? {
    let sections = presenter.snapshot.sections
    return sections.indices.contains(section) ? sections[section] : nil
  }
}
#endif
