#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource: PresentedList {
  func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, about subject: Any, at place: Place
  ) -> Answer? {
    if let (value, handlers) = descriptor(of: subject, for: method),
      let closure = handlers[method]
    {
      return closure(value, place)
    }
    if let closure = handlers[method] { return closure(subject, place) }
    return rules.answer(method, about: subject, at: place, in: self)
  }

  /// Whether a descriptor or the list has a closure for an item or section.
  func hasClosure<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, for subject: Any
  ) -> Bool {
    handlers.contains(method)
      || descriptor(of: subject, for: method)?.handlers.contains(method) ?? false
  }

  func isClaimed(_ selector: String) -> Bool {
    closureSelectors.contains { $0.contains(selector) } || rules.isClaimed(selector, in: self)
  }

  /// All messages that have to be responded to because of a closure, a delegate or the source.
  var selectors: Set<String> {
    closureSelectors.reduce(into: rules.selectors(in: self)) { $0.formUnion($1) }
  }

  /// The messages that the list and its descriptors have closures for.
  private var closureSelectors: [Set<String>] {
    // Layouts are asked for with each update, and key paths of generic types are slow to make.
    [handlers.selectors] + sectionDescriptors.map { $0.base.selectors }
      + itemDescriptors.map { $0.base.handlers.selectors }
  }

  func answer<Result>(_ body: () -> Result) -> Result { presenter.answer(body) }

  func act<Result>(_ body: () -> Result) -> Result { presenter.act(body) }

  func postponeChanges() { presenter.planFlush() }

  func subject(at place: some ListPlace) -> Any? {
    if let section = place as? Int { return self.section(at: section) }
    return item(at: place.path)
  }

  /// Returns the value that a descriptor passes to its closures, and these: the first one of an item, or that of a
  /// section with an answer.
  private func descriptor<Place, Answer>(
    of subject: Any, for method: ListMethod<Place, Answer>
  ) -> (value: Any, handlers: DelegateHandlers)? {
    if Place.self == IndexPath.self {
      return (subject as? Section.Item).flatMap(descriptor).map { ($0.value, $0.cells.handlers) }
    }
    guard let section = subject as? Section else { return nil }
    for descriptor in sectionDescriptors where descriptor.base.contains(method) {
      if let value = descriptor.value(section) { return (value, descriptor.base) }
    }
    return nil
  }

  /// Returns a section that the view shows, with all its items also while it is folded; `nil` if there is none.
  func section(at section: Int) -> Section? { presenter.presentedSection(at: section) }

  func sectionCount() -> Int {
    planEmptyContentUpdate()
    return presenter.sectionCountForView()
  }

  func itemCount(inSection section: Int) -> Int {
    guard knows(section) else { return 0 }
    return presenter.itemCountForView(inSection: section)
  }

  func reportUnknown(_ path: IndexPath) {
    if hasReportedUnknown { return }
    hasReportedUnknown = true
    let snapshot = presenter.snapshot
    let section = path.first.flatMap { snapshot.sections.indices.contains($0) ? $0 : nil }
    // The app may change the source when it is told, and the view asks in the middle of its work.
    presenter.answer {
      ListReport.pathIsUnknown(
        path, to: view, sectionCount: snapshot.sections.count,
        section: section.map { ($0, snapshot.itemCount(inSection: $0)) })
    }
  }

  func follow(_ path: IndexPath) -> () -> IndexPath? {
    guard let item = path.itemPath.flatMap(presenter.follow) else { return { path } }
    return { [weak self] in
      item.sourcePath.flatMap { self?.presenter.presentedPath(of: $0) }?.indexPath
    }
  }
}

extension ListDataSource {
  /// Adds the rule of a source that deletes its items itself.
  func addEditingRules() {
    rules.add(.commitEditing, while: \.deletesItemsItself) { list, _, path in
      let path = ItemPath(path)
      guard let source = list.editableSource, source.canRemoveItem(at: path) else { return nil }
      return { if $0 == .delete { source.removeItem(at: path) } }
    }
  }

  private var deletesItemsItself: Bool { editableSource != nil }

  /// The source, if it deletes its items itself.
  private var editableSource: (any EditableDataSource<Section>)? {
    removesItems ? dataSource as? any EditableDataSource<Section> : nil
  }
}
#endif
