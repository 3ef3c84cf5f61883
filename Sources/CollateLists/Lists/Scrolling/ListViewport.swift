#if canImport(UIKit) && !os(watchOS)
public import CollateCore
import UIKit

/// The observers of which items of a list are on the screen.
@MainActor
struct ListViewport<Item> {
  /// An observer, with the types of its ids erased.
  @MainActor
  struct Observer {
    weak var object: AnyObject?

    /// Tells it of the visible items, in order, and whether the list begins and ends there.
    let report: (_ items: [Item], _ showsStart: Bool, _ showsEnd: Bool) -> Void

    /// Returns whether an item is one of its own.
    let contains: (Item) -> Bool

    /// Returns what is to stay for its last changes.
    let takeAnchor: () -> Anchor

    /// Plans a report after its loads, as what they bring may not be shown.
    let observation: ObservationToken
  }

  /// What is to stay where it is for the changes of one observer.
  enum Anchor {
    case free
    case visible
    case item((Item) -> Bool)
  }

  private(set) var observers: [Observer] = []

  /// Whether a report follows the layout that is under way.
  var isReportPlanned = false

  mutating func add(_ observer: Observer) {
    remove(nil)
    observers.append(observer)
  }

  /// Removes an observer, and all that are gone.
  mutating func remove(_ object: AnyObject?) {
    observers = observers.filter { $0.object != nil && $0.object !== object }
  }

  func contains(_ object: AnyObject?) -> Bool { observers.contains { $0.object === object } }

  /// Returns what is to stay for the last changes of all observers.
  func takeAnchors() -> Anchors { Anchors(all: observers.map { ($0, $0.takeAnchor()) }) }

  /// What is to stay where it is for the changes of all observers.
  @MainActor
  struct Anchors {
    fileprivate let all: [(observer: Observer, anchor: Anchor)]

    /// Returns whether an item is the one that is to stay.
    func prefers(_ item: Item) -> Bool {
      all.contains { if case .item(let isAnchor) = $0.anchor { isAnchor(item) } else { false } }
    }

    /// Returns whether an item may be held: if something is free, only those of the others.
    func permits(_ item: Item) -> Bool {
      let held = all.filter { if case .free = $0.anchor { false } else { true } }
      return held.count == all.count || held.contains { $0.observer.contains(item) }
    }
  }
}

extension ListViewport.Observer {
  init<Object: ViewportObserver>(
    _ object: Object, onLoad: @escaping @MainActor () -> Void,
    id: @escaping (Item) -> Object.ItemID?
  ) {
    let reporter = ViewportReporter(object)
    // What has changed before is shown already.
    var point = 0
    _ = object.scrollAnchor(since: &point)
    self.object = object
    observation = object.observeLoads(onLoad)
    contains = { [weak object] item in
      guard let object, let id = id(item) else { return false }
      return object.contains(id)
    }
    report = { reporter.report($0.compactMap(id), showsStart: $1, showsEnd: $2) }
    takeAnchor = { [weak object] in
      switch object?.scrollAnchor(since: &point) {
      case nil, .visible: .visible
      case .free: .free
      case .item(let anchor): .item { id($0) == anchor }
      }
    }
  }
}

extension ListDataSource {
  /// Tells a source from now on which of its items are on the screen, and lets what people look at stay where
  /// it is while it loads.
  ///
  ///     list.reportViewport(to: timeline)
  ///
  /// The source can be the list's own, or one of which that is composed or made, if the items keep their ids.
  /// It is notified soon after cells were added or removed, once for any number of them. Where the list ends on the
  /// screen, what a filter hides of the source beyond that is taken for visible, so that more is loaded, for up to
  /// three loads that show nothing. ``anchoring`` becomes `.visibleExceptAtTop`, unless you have set it.
  ///
  /// ``stopReportingViewport(to:)`` ends it. Until then, nothing happens if it is asked for once more.
  ///
  /// An item is taken for one of the source if that has an item with its id. So if a list reports to several sources,
  /// their ids must be distinct, or each takes the items of the others for its own.
  ///
  /// - Parameter source: The source, which is not retained.
  public func reportViewport(
    to source: some ViewportObserver<Section.Item.ID>
  ) where Section.Item.ID: Sendable {
    reportViewport(to: source) { $0.id }
  }

  /// Tells a source from now on which of its items are on the screen, and lets what people look at stay where
  /// it is while it loads.
  ///
  /// If several sources have items with the same ids, this tells them apart:
  ///
  ///     list.reportViewport(to: posts) { if case .post(let post) = $0 { post.id } else { nil } }
  ///
  /// - Parameters:
  ///   - source: A source, which is not retained.
  ///   - id: Returns the id that an item of the list has in the source; `nil` if it is not made of one.
  public func reportViewport<Source: ViewportObserver>(
    to source: Source, id: @escaping (_ item: Section.Item) -> Source.ItemID?
  ) {
    if viewport.contains(source) { return }
    addViewportObserver(source, id: id)
    if anchoring == .none { anchoring = .visibleExceptAtTop }
  }

  /// Reports visible items to an object, without changing ``anchoring``.
  package func addViewportObserver<Object: ViewportObserver>(
    _ object: Object, id: @escaping (_ item: Section.Item) -> Object.ItemID?
  ) {
    // Another reporter would tell it again what it knows.
    if viewport.contains(object) { return }
    viewport.add(
      ListViewport.Observer(object, onLoad: { [weak self] in self?.planViewportReport() }, id: id))
    planViewportReport()
  }

  /// Tells a source no longer which of its items are on the screen.
  ///
  /// It gets no more reports. What it was told last stays, so it may still load at an end that was near; if nobody shows
  /// it any more, call its `disappear(from:)`. ``anchoring`` remains as it is.
  ///
  /// - Parameter source: A source; if the list does not report to it, nothing happens.
  public func stopReportingViewport(to source: some ViewportObserver) {
    // What the closure for ids has kept may use the list when it is released.
    withExtendedLifetime(viewport.observers) { viewport.remove(source) }
  }
}

extension ListDataSource where Section == AnySection {
  /// Tells a source from now on which of its items are on the screen, and lets what people look at stay where
  /// it is while it loads.
  ///
  /// An item is taken for one of the source if that has an item with its id. So the ids must be distinct among the parts
  /// to which the list reports, or each takes the items of the others for its own; ids of different types are.
  ///
  /// - Parameter source: A source that is part of the list's, such as one of a composite; not retained.
  public func reportViewport<Source: ViewportObserver>(to source: Source) {
    reportViewport(to: source) { $0.id.base as? Source.ItemID }
  }
}

extension ListDataSource {
  /// Tells of the visible items when the layout or update under way is over.
  func planViewportReport() {
    if viewport.isReportPlanned { return }
    if viewport.observers.isEmpty, !watchesScrolling, onViewportChange == nil { return }
    viewport.isReportPlanned = true
    Task { [weak self] in self?.reportViewport() }
  }

  private func reportViewport() {
    viewport.isReportPlanned = false
    guard let view, view.takesBatches else { return }
    completeScrolling()
    scrollMemory.isToSettle = false
    onViewportChange?()
    if viewport.observers.isEmpty { return }
    let paths = view.shownPaths.compactMap { $0.itemPath }.sorted()
    let snapshot = presenter.snapshot
    let count = snapshot.itemCount
    let items = paths.compactMap { snapshot.item(at: $0) }
    let showsStart = count == 0 || paths.first == snapshot.path(ofItemWithRank: 0)
    let showsEnd = count == 0 || paths.last == snapshot.path(ofItemWithRank: count - 1)
    // A report may end those that come after it.
    for observer in viewport.observers where viewport.contains(observer.object) {
      observer.report(items, showsStart, showsEnd)
    }
  }
}
#endif
