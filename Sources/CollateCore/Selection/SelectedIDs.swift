/// The ids that are selected, in the order in which they were, and what became of them in the open
/// transaction.
struct SelectedIDs<ID: Hashable> {
  /// The places of the ids in the order.
  private var places: [ID: Int] = [:]

  private var nextPlace = 0

  /// The places that ids had when the transaction began, as far as they are others now.
  private var former: [ID: Int?] = [:]

  /// The id from which ranges extend, which may no longer be selected.
  var anchorID: ID?

  var count: Int { places.count }

  /// How often anything was selected or deselected.
  private(set) var version = 0

  /// The ids, in their order.
  ///
  /// - Complexity: O(*n* log *n*)
  var sorted: [ID] { places.sorted { $0.value < $1.value }.map(\.key) }

  /// The first of the ids.
  ///
  /// - Complexity: O(*n*)
  var first: ID? { places.min { $0.value < $1.value }?.key }

  func contains(_ id: ID) -> Bool { places[id] != nil }

  /// Whether an id is selected, or was when the transaction began.
  func isKnown(_ id: ID) -> Bool {
    contains(id) || former[id].map { $0 != nil } ?? false
  }

  mutating func insert(_ id: ID) {
    if contains(id) { return }
    version += 1
    if former[id] == nil { former[id] = .some(nil) }
    places[id] = nextPlace
    nextPlace += 1
  }

  mutating func remove(_ id: ID) {
    guard let place = places.removeValue(forKey: id) else { return }
    version += 1
    if former[id] == nil { former[id] = .some(place) }
  }

  /// Ends the transaction.
  ///
  /// - Returns: The ids that it selected, and those that it deselected, each in its order.
  mutating func endTransaction() -> (selected: [ID], deselected: [ID]) {
    var selected: [(id: ID, place: Int)] = []
    var deselected: [(id: ID, place: Int)] = []
    for (id, former) in former {
      switch (former, places[id]) {
      case (nil, let place?): selected.append((id, place))
      case (let place?, nil): deselected.append((id, place))
      case (nil, nil), (_?, _?): break
      }
    }
    former = [:]
    return (
      selected.sorted { $0.place < $1.place }.map(\.id),
      deselected.sorted { $0.place < $1.place }.map(\.id)
    )
  }
}
