public import CollateCore

/// A data source that shows one of several sources at a time.
///
/// Use it for a segmented control, or a menu of feeds:
///
///     let inbox = SegmentedDataSource([("all", all), ("unread", unread)])
///     inbox.selected = "unread"
///
/// The sources that are not shown are retained, and their changes cost nothing. Retain the result
/// like any source, as observations do not.
@MainActor
public final class SegmentedDataSource<ID: Hashable & Sendable, Section: SectionProtocol>:
  StoredDataSource
{
  /// How lists show that another source is selected.
  public enum Transition: Hashable, Sendable {
    /// As a change of one list: sections and items with the same ids stay.
    case byIdentity

    /// As other sections, which take the place of those before.
    case replacingSections
  }

  /// How lists show that ``selected`` is assigned.
  public var transition = Transition.byIdentity

  /// What shows the selected source, in one of two slots.
  private let shown: CompositeDataSource<Section>

  private let slots: [Slot]

  /// What is in the other slot, and in both if no source is selected.
  private let nothing = ArrayDataSource<Section>()

  /// The sources that can be shown, which `shown` retains.
  private unowned let list: SegmentList<ID, Section>

  private var sources: [(id: ID, source: any DataSource<Section>)] {
    get { list.sources }
    _modify { yield &list.sources }
  }

  private var choice: Choice {
    didSet { if choice.id != oldValue.id { selectionTracker?.enqueueChange() } }
  }

  private let selectionTracker = AccessTracker.make()
  private let segmentTracker = AccessTracker.make()

  /// The selection with which the last transaction began in which another source was selected.
  ///
  /// Observers learn the difference from it only, so a source that is selected again returns to its slot.
  private var start: (choice: Choice, transaction: UInt64)

  private struct Choice {
    var id: ID?

    /// The index of the slot in which the source is, or would be.
    var slot: Int
  }

  /// Creates a source that shows one of several.
  ///
  /// - Parameters:
  ///   - segments: The sources with their ids, in the order of the segments.
  ///   - selected: The id of the source to show; if `nil`, the first is shown.
  /// - Precondition: The ids differ, and `selected` is one of them.
  public init(_ segments: [(id: ID, source: any DataSource<Section>)], selected: ID? = nil) {
    let list = SegmentList<ID, Section>()
    self.list = list
    shown = CompositeDataSource(retaining: list)
    slots = [shown.append(nothing), shown.append(nothing)]
    choice = Choice(id: nil, slot: 0)
    start = (choice, 0)
    shown.store.core.source = self
    for segment in segments { insert(segment.source, id: segment.id, at: sources.count) }
    select(selected ?? segments.first?.id, transition: .byIdentity)
  }

  /// The store that holds the shown sections.
  public var store: SnapshotStore<Section> { shown.store }
}

extension SegmentedDataSource {
  /// The ids of the sources, in order.
  public var segments: [ID] {
    segmentTracker?.noteAccess()
    return sources.map(\.id)
  }

  /// The id of the shown source; `nil` if none is shown.
  ///
  /// - Precondition: When set, there is a source with the id.
  /// - Complexity: To set, that of the difference of the two sources, or of the number of sections if
  ///   ``transition`` is to replace them.
  public var selected: ID? {
    get {
      selectionTracker?.noteAccess()
      return choice.id
    }
    set { select(newValue, transition: transition) }
  }

  /// Shows another source.
  ///
  /// Of several selections in one transaction, lists show the last one only, and nothing if it is the one
  /// with which the transaction began.
  ///
  /// - Parameters:
  ///   - id: The id of the source, or `nil` to show nothing.
  ///   - transition: How lists show it.
  /// - Precondition: There is a source with the id, and it does not contain this one.
  public func select(_ id: ID?, transition: Transition) {
    if id == choice.id { return }
    performBatchUpdates {
      if start.transaction != Transaction.serial { start = (choice, Transaction.serial) }
      let isSameList = id == nil || id == start.choice.id || transition == .byIdentity
      let slot = isSameList ? start.choice.slot : 1 - start.choice.slot
      if slot != choice.slot { shown.replaceSource(in: slots[choice.slot], with: nothing) }
      choice = Choice(id: id, slot: slot)
      showSelection()
    }
  }

  private func showSelection() {
    guard let id = choice.id else {
      shown.replaceSource(in: slots[choice.slot], with: nothing)
      return
    }
    guard let source = source(of: id) else {
      preconditionFailure("There is no segment \(id); there are \(segments)")
    }
    precondition(
      !source.followedStore.core.contains(store.core),
      "Segment \(id) is a \(type(of: source)) that contains the SegmentedDataSource, which cannot show "
        + "itself")
    shown.replaceSource(in: slots[choice.slot], with: source)
  }

  /// Returns the source with an id, or `nil` if there is none.
  ///
  /// - Parameter id: The id of a source, shown or not.
  /// - Returns: The source.
  public func source(of id: ID) -> (any DataSource<Section>)? {
    sources.first { $0.id == id }?.source
  }

  /// Adds a source, which is not shown before it is selected.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - id: An id that no other source has.
  ///   - index: The index of the source after the insertion.
  /// - Precondition: The id is new, and the index is valid.
  public func insert(_ source: any DataSource<Section>, id: ID, at index: Int) {
    precondition(
      self.source(of: id) == nil, "There is a segment \(id) already; there are \(segments)")
    precondition(
      (0...sources.count).contains(index),
      "Segment number \(index) is out of range 0...\(sources.count)")
    performBatchUpdates {
      sources.insert((id, source), at: index)
      segmentTracker?.enqueueChange()
    }
  }

  /// Replaces a source; if it is shown, sections and items with the same ids stay.
  ///
  /// - Parameters:
  ///   - id: The id of the source.
  ///   - source: The new source.
  /// - Precondition: There is a source with the id, and if it is shown, the new one does not contain this
  ///   one.
  public func replace(_ id: ID, with source: any DataSource<Section>) {
    guard let index = sources.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("There is no segment \(id); there are \(segments)")
    }
    sources[index].source = source
    if id == choice.id { showSelection() }
  }

  /// Removes a source.
  ///
  /// If it is shown, the one that takes its place is shown instead, or else the last.
  ///
  /// - Parameter id: The id of the source.
  /// - Returns: The source, or `nil` if there is none.
  @discardableResult
  public func remove(_ id: ID) -> (any DataSource<Section>)? {
    guard let index = sources.firstIndex(where: { $0.id == id }) else { return nil }
    return performBatchUpdates {
      let removed = sources.remove(at: index).source
      segmentTracker?.enqueueChange()
      if id == choice.id {
        selected = sources.indices.contains(index) ? sources[index].id : sources.last?.id
      }
      return removed
    }
  }
}

// The shown source decides.
extension SegmentedDataSource: EditableDataSource, OrderingSource {
  /// Returns whether an item can be moved.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool { shown.canMoveItem(at: path) }

  /// Returns whether an item can be moved to a path.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    shown.canMoveItem(at: path, to: destination)
  }

  /// Moves an item in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    shown.moveItem(at: path, to: destination)
  }

  /// Returns whether a section can be moved to an index.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if the section can be moved there; `false` if not, or if either index is invalid.
  public func canMoveSection(at section: Int, to destination: Int) -> Bool {
    shown.canMoveSection(at: section, to: destination)
  }

  /// Moves a section in a single update.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid, and the shown source can move the section.
  public func moveSection(at section: Int, to destination: Int) {
    shown.moveSection(at: section, to: destination)
  }

  /// Returns whether an item can be inserted at a path.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if the item can be inserted there; `false` if not, or if there is no such
  ///   place.
  public func canInsertItem(_ item: Section.Item, at path: ItemPath) -> Bool {
    shown.canInsertItem(item, at: path)
  }

  package func hasOwnOrder(at path: ItemPath) -> Bool { shown.hasOwnOrder(at: path) }

  /// Inserts an item in a single update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update.
  /// - Precondition: `path` is a valid insertion path of a source that can be edited.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    shown.insertItem(item, at: path)
  }

  /// Returns whether an item can be removed.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no such item.
  public func canRemoveItem(at path: ItemPath) -> Bool { shown.canRemoveItem(at: path) }

  /// Removes an item in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`, in a source that can be edited.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item { shown.removeItem(at: path) }

  /// Removes items in a single update.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without duplicates.
  /// - Precondition: There is an item at each path, in a source that can be edited.
  public func removeItems(at paths: some Collection<ItemPath>) { shown.removeItems(at: paths) }

  /// Returns whether an item can be replaced by another one with the same id.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be replaced; `false` if not, or if there is no such item.
  public func canReplaceItem(at path: ItemPath) -> Bool { shown.canReplaceItem(at: path) }

  /// Replaces an item in the shown source in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path` that can be replaced or, if the new one has another id, removed. The
  ///   source can have the new one.
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    shown.replaceItem(at: path, with: item)
  }

  /// Replaces items in the shown source in a single update.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items to replace, in any order and without duplicates.
  ///   - items: The new item for each path.
  /// - Precondition: There are as many items as paths, and each can be replaced as by ``replaceItem(at:with:)``.
  public func replaceItems(at paths: [ItemPath], with items: [Section.Item]) {
    shown.replaceItems(at: paths, with: items)
  }
}

/// The sources of a ``SegmentedDataSource``.
@MainActor
private final class SegmentList<ID: Hashable & Sendable, Section: SectionProtocol> {
  var sources: [(id: ID, source: any DataSource<Section>)] = []
}
