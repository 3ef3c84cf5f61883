/// The ids of the selected items of any number of sources and views.
///
/// What is selected depends on no path, so it stays when items move, are updated, or are shown by
/// another source:
///
///     let selection = Selection<Message.ID>(.multiple())
///     selection.follow(messages)  // deselects what is removed
///     selection.select("draft")
///
/// A selection stands beside sources and views, never between them. All changes in one transaction are
/// reported as one, after its updates. To restore a selection, pass ids that no source has yet.
@MainActor
public final class Selection<ID: Hashable> {
  /// How many items can be selected.
  public enum Behavior: Hashable, Sendable {
    /// One or none: a tap on the selected one deselects it.
    case single

    /// One: a tap on the selected one does nothing.
    case singleSticky

    /// Several: a tap selects or deselects.
    ///
    /// At the limit, a tap is refused, or deselects what was selected first.
    case multiple(limit: Int? = nil, dropsOldest: Bool = false)
  }

  /// Who selects.
  public enum Management: Hashable, Sendable {
    /// Only calls of the selection itself: views do not let people select.
    case none

    /// Taps of people.
    case automatic

    /// The program, whose closures are called for taps.
    case manual
  }

  /// Why a selection changes.
  public enum Cause: Hashable, Sendable {
    /// A tap, or a range of items that people selected.
    case user

    /// A call of the program.
    case program

    /// An item that was removed from all sources that are followed.
    case removal
  }

  /// All changes of a selection in one transaction.
  public struct Change: Hashable {
    /// The ids that were selected, in their order.
    public let selected: [ID]

    /// The ids that were deselected, in their former order.
    public let deselected: [ID]

    /// Why, for all reasons in the transaction.
    public let causes: Set<Cause>
  }

  /// How many items can be selected.
  ///
  /// If it is assigned, no more stay selected than it allows: the last one, or the first ones up to the
  /// limit.
  public var behavior: Behavior {
    didSet {
      if behavior == oldValue { return }
      change(.program) { normalize() }
      rulesListeners.send(())
    }
  }

  /// Who selects.
  public var management: Management {
    didSet { if management != oldValue { rulesListeners.send(()) } }
  }

  /// A closure that returns whether an item can be selected; if `nil`, all can.
  public var canSelect: ((ID) -> Bool)?

  private var selected = SelectedIDs<ID>()
  private var causes: Set<Cause> = []

  /// Whether the change of the open transaction is reported when it ends.
  private var isNotifying = false

  /// What returns the ids that sources that are followed deleted in the open transaction.
  var deletions: [() -> [ID]] = []

  /// The sources that are followed.
  var sources: [FollowedSource<ID>] = []

  /// The pagers whose pages are kept in step, with the observations in both directions.
  package var bindings: [(driver: Weak<AnyObject>, tokens: [ObservationToken])] = []

  private let listeners = ListenerList<Change>()
  private let rulesListeners = ListenerList<Void>()
  private var tracker: AccessTracker?

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - behavior: How many items can be selected.
  ///   - management: Who selects.
  ///   - ids: The ids that are selected, which may be unknown yet.
  /// - Precondition: The limit of the behavior is not negative.
  public init(
    _ behavior: Behavior = .single, management: Management = .automatic, selected ids: [ID] = []
  ) {
    (self.behavior, self.management) = (behavior, management)
    for id in ids { selected.insert(id) }
    selected.lastID = ids.last
    normalize()
    _ = selected.endTransaction()
  }
}

extension Selection.Change: Sendable where ID: Sendable {}

// Reading.
extension Selection {
  /// The selected ids, in the order in which they were selected.
  ///
  /// Where the Observation framework tracks accesses, as in the body of a SwiftUI view, this is one, as
  /// is ``contains(_:)``.
  ///
  /// - Complexity: O(*n*)
  public var ids: [ID] {
    noteAccess()
    return selected.sorted
  }

  /// The number of selected ids.
  public var count: Int {
    noteAccess()
    return selected.count
  }

  /// Returns whether an id is selected.
  ///
  /// - Complexity: O(1)
  public func contains(_ id: ID) -> Bool {
    noteAccess()
    return selected.contains(id)
  }

  /// The selected ids, for code that does not depend on them later, such as that of a view which observes.
  package var currentIDs: [ID] { selected.sorted }

  /// The number of selected ids, for code that does not depend on it later.
  package var currentCount: Int { selected.count }

  /// Returns whether an id is selected, to code that does not depend on it later.
  package func currentlyContains(_ id: ID) -> Bool { selected.contains(id) }

  /// The id from which ``extend(to:in:)`` selects: the one that was selected last, or the first one if
  /// that is not selected any more.
  ///
  /// - Complexity: O(1)
  public var anchor: ID? {
    noteAccess()
    return selected.anchor
  }

  /// Adds an observer that is called after each transaction that changed the selection.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the updates of the
  ///   transaction were delivered to all observers of sources.
  /// - Returns: A token, with whose release the observation ends.
  public func observe(_ observer: @escaping @MainActor (Change) -> Void) -> ObservationToken {
    if !Transaction.isBusy { return listeners.add(observer) }
    // What has happened before is reported later.
    var known: Set<ID>? = Set(selected.sorted)
    Transaction.whenDelivered { known = nil }
    return listeners.add { change in
      guard let former = known else { return observer(change) }
      let selected = change.selected.filter { !former.contains($0) }
      let deselected = change.deselected.filter(former.contains)
      known = former.union(selected).subtracting(deselected)
      if selected.isEmpty && deselected.isEmpty { return }
      observer(Change(selected: selected, deselected: deselected, causes: change.causes))
    }
  }

  /// Adds an observer that is called when ``behavior`` or ``management`` is assigned.
  package func observeRules(_ observer: @escaping @MainActor () -> Void) -> ObservationToken {
    rulesListeners.add(observer)
  }

  private func noteAccess() {
    if tracker == nil { tracker = AccessTracker.make() }
    tracker?.noteAccess()
  }
}

// Selecting by the program.
extension Selection {
  /// Selects an item, if that is allowed, in addition or instead of others, as ``behavior`` says.
  ///
  /// - Parameter id: The id of the item, which may be unknown yet.
  /// - Complexity: O(1)
  public func select(_ id: ID) { change(.program) { add(id) } }

  /// Deselects an item, also if the behavior would not let people do that.
  ///
  /// - Parameter id: The id of the item.
  /// - Complexity: O(1)
  public func deselect(_ id: ID) { change(.program) { selected.remove(id) } }

  /// Selects some items, and no others, as far as that is allowed.
  ///
  /// - Parameter ids: The ids of the items, in order.
  /// - Complexity: O(*n*) in the number of ids.
  public func set(_ ids: some Sequence<ID>) {
    change(.program) {
      let ids = Array(ids)
      let kept = Set(ids)
      for id in selected.sorted where !kept.contains(id) { selected.remove(id) }
      for id in ids { add(id) }
    }
  }

  /// Deselects all items.
  public func deselectAll() { set([]) }
}

// Changing, for all who do.
extension Selection {
  /// Changes the selection in a transaction.
  func change(_ cause: Cause, _ body: () -> Void) {
    Transaction.perform {
      let (version, anchor) = (selected.version, selected.anchor)
      body()
      if selected.version != version { causes.insert(cause) }
      if selected.version != version || selected.anchor != anchor { notifyAtEnd() }
    }
  }

  /// Selects an item, if that is allowed.
  func add(_ id: ID) {
    if selected.contains(id) || !(canSelect?(id) ?? true) { return }
    switch behavior {
    case .single, .singleSticky: if let other = selected.first { selected.remove(other) }
    case .multiple(let limit?, let dropsOldest) where selected.count >= limit:
      guard dropsOldest, let oldest = selected.first else { return }
      selected.remove(oldest)
    case .multiple: break
    }
    selected.insert(id)
    selected.lastID = id
  }

  /// Deselects an item.
  func remove(_ id: ID) { selected.remove(id) }

  /// Selects items instead of all others.
  func replace(with ids: [ID], anchor: ID) {
    let kept = Set(ids)
    for id in selected.sorted where !kept.contains(id) { selected.remove(id) }
    for id in ids { selected.insert(id) }
    selected.lastID = anchor
  }

  /// Deselects what the behavior does not allow.
  private func normalize() {
    let ids = selected.sorted
    switch behavior {
    case .single, .singleSticky: for id in ids.dropLast() { selected.remove(id) }
    case .multiple(let limit, _):
      precondition(limit ?? 0 >= 0, "\(limit ?? 0) items cannot be selected")
      if let limit { for id in ids.dropFirst(limit) { selected.remove(id) } }
    }
  }

  /// Notifies listeners of the change of the open transaction when it ends.
  func notifyAtEnd() {
    if isNotifying { return }
    isNotifying = true
    Transaction.atEnd { self.notify() }
  }

  private func notify() {
    isNotifying = false
    removeGoneIDs()
    let (selected, deselected, isRearranged) = selected.endTransaction()
    let change = Change(selected: selected, deselected: deselected, causes: causes)
    causes = []
    let isChanged = !(selected.isEmpty && deselected.isEmpty)
    if !isChanged && !isRearranged { return }
    Transaction.enqueue { [listeners, tracker] in
      tracker?.noteChange()
      if isChanged { listeners.send(change) }
    }
  }

  /// Deselects what the open transaction removed from all sources that are followed.
  private func removeGoneIDs() {
    let deletions = deletions
    self.deletions = []
    if deletions.isEmpty { return }
    removeSources()
    for id in deletions.flatMap({ $0() }) where selected.isKnown(id) {
      if sources.contains(where: { $0.contains(id) }) { continue }
      selected.remove(id)
      causes.insert(.removal)
    }
  }
}
