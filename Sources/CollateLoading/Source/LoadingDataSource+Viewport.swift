public import CollateCore

extension LoadingDataSource: ViewportObserver {
  /// Returns whether an item was loaded, and is neither the row of a gap nor part of a status.
  ///
  /// - Complexity: O(1)
  public func contains(_ id: Section.Item.ID) -> Bool { machine.contains(id) }

  /// The ids of the first and last item that was loaded.
  public var outermostIDs: (first: Section.Item.ID?, last: Section.Item.ID?) {
    let elements = machine.content.elements.lazy
    return (
      elements.compactMap { $0.ids?.first }.first, elements.compactMap { $0.ids?.last }.last
    )
  }

  /// Adds an observer that is called after each transaction that changed the state, and when a screen appears, as lists
  /// that are covered report nothing.
  public func observeLoads(_ observer: @escaping @MainActor () -> Void) -> ObservationToken {
    let tokens = [observeState { _ in observer() }, appearanceListeners.add { observer() }]
    return ObservationToken { withExtendedLifetime(tokens) {} }
  }

  /// Returns what is to stay where it is on the screen, for all changes since a point in time.
  ///
  /// That is nothing for content that replaces another one, the item at the other side of an end or a gap
  /// that was loaded, and otherwise the first visible item that stays.
  ///
  /// - Parameter point: The point, which becomes that of now; 0 is before all changes.
  /// - Returns: What is to stay.
  /// - Complexity: O(1)
  public func scrollAnchor(since point: inout Int) -> ScrollAnchor<Section.Item.ID> {
    defer { point = anchors.count }
    return anchors.anchor(since: point)
  }

  /// Returns what is to stay for the page of a load, which has not been taken yet.
  func anchor(of request: LoadRequest<Key>) -> ScrollAnchor<Section.Item.ID> {
    switch request.intent {
    case .page(.forward): return .visible
    // At the very top, too: there, the next page would be loaded at once, and so on.
    case .page(.backward):
      return outermostIDs.first.map(ScrollAnchor.item) ?? .visible
    case .gap(let gap, let direction):
      // That at the side which is not filled.
      guard let index = machine.pages.index(of: gap) else { return .visible }
      let elements = machine.content.elements.lazy
      let id =
        direction == .forward
        ? elements[..<index].compactMap { $0.ids?.last }.last
        : elements[index...].compactMap { $0.ids?.first }.first
      return id.map(ScrollAnchor.item) ?? .visible
    case .jump: return .free
    case .initial, .pull, .reload, .appear, .update, .resync:
      // With a key, it is one around the reader.
      return request.key != nil || configuration.merges(request.intent) ? .visible : .free
    }
  }
}

/// What is to stay on the screen for the loads so far, as far as it may still be asked for.
struct LoadingAnchors<ID: Hashable & Sendable> {
  /// The number of changes by loads so far.
  private(set) var count = 0

  /// The number of the last load that replaced the content.
  private var lastFree = 0

  /// The item that is to stay for the last load that has one, and its number.
  private var lastItem: (number: Int, id: ID)?

  mutating func add(_ anchor: ScrollAnchor<ID>) {
    count += 1
    switch anchor {
    case .free: lastFree = count
    case .item(let id): lastItem = (count, id)
    case .visible: break
    }
  }

  /// Returns what is to stay for all loads after one: what replaces everything wins, and then what is more exact.
  func anchor(since number: Int) -> ScrollAnchor<ID> {
    if lastFree > number { return .free }
    return lastItem.flatMap { $0.number > number ? .item($0.id) : nil } ?? .visible
  }
}
