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

  private func item(at path: IndexPath) -> Section.Item? {
    path.itemPath.flatMap { presenter.snapshot.item(at: $0) }
  }

  private func section(at section: Int) -> Section? {
    let sections = presenter.snapshot.sections
    return sections.indices.contains(section) ? sections[section] : nil
  }
}

// MARK: - Cells

extension PresentedList {
  func cell(at path: IndexPath, in view: View) -> ViewCell {
    guard let item = item(at: path) else {
      preconditionFailure(
        "The \(View.self) asks for a cell at \(path), but was told of "
          + "\(presenter.snapshot.itemCounts) items")
    }
    let cell = configuredCell(for: item, at: path, in: view)
    let isSame = shownItems.displayedItem(of: cell)?.id == item.id
    shownItems.configure(cell, with: item, isSame: isSame)
    return cell
  }

  private func configuredCell(
    for item: Section.Item,
    at path: IndexPath,
    in view: View
  ) -> ViewCell {
    guard let (cell, isConfigured) = dequeueCell(for: item, at: path, in: view) else {
      if let cell = fallback.cell(view, path) { return cell }
      preconditionFailure(
        "There is no cell for the \(type(of: item)) at \(path): no descriptor applies, and there is "
          + "neither a factory nor a fallback data source")
    }
    if isConfigured { return cell }
    // A cell that was prefetched for the item and never displayed may have been reset for reuse.
    if shownItems.displayedItem(of: cell)?.id == item.id,
      let update = ask(\.update, about: item, at: path)
    {
      update(cell)
    } else {
      ask(\.configure, about: item, at: path)?(cell)
    }
    return cell
  }

  func willDisplay(_ cell: ViewCell, at path: IndexPath, in view: View) {
    _ = shownItems.display(cell)
    if let closure = ask(\.willDisplay, at: path) { return closure(cell) }
    fallback.willDisplay(view, cell, path)
  }

  func didEndDisplaying(_ cell: ViewCell, at path: IndexPath, in view: View) {
    let item = shownItems.endDisplaying(cell)
    if let item, let closure = ask(\.didEndDisplaying, about: item, at: path) {
      return closure(cell)
    }
    fallback.didEndDisplaying(view, cell, path)
  }
}

// MARK: - Headers, footers and the like

extension PresentedList {
  /// Records that a view of a section will be displayed, and returns whether the section exists.
  @discardableResult
  func display(_ view: UIView, as kind: ViewKind, section: Int) -> Bool {
    guard let section = self.section(at: section) else { return false }
    shownSections[kind, default: ShownItems()].configure(view, with: section, isSame: false)
    return shownSections[kind]?.display(view) != nil
  }
}

// MARK: - Prefetching

extension PresentedList {
  func prefetch(at paths: [IndexPath], in view: View) {
    guard let prefetch else { return fallback.prefetch(view, paths) }
    tell(prefetch, paths)
  }

  func cancelPrefetching(at paths: [IndexPath], in view: View) {
    if let cancelPrefetching { return tell(cancelPrefetching, paths) }
    // A closure that prefetches replaces the fallback, which then has nothing to cancel.
    if prefetch == nil { fallback.cancelPrefetching(view, paths) }
  }

  /// Calls a closure with the items that exist at the paths.
  private func tell(
    _ closure: (_ items: [Section.Item], _ paths: [IndexPath]) -> Void,
    _ paths: [IndexPath]
  ) {
    let known = paths.filter { item(at: $0) != nil }
    closure(known.compactMap { item(at: $0) }, known)
  }
}
#endif
