/// The ids that are selected, in the order in which they were, and what became of them in the open
/// transaction.
struct SelectedIDs<ID: Hashable> {
  /// The places of the ids in the order.
  private var places: [ID: Int] = [:]

  /// The id at each place; `nil` where it was deselected.
  private var order: [ID?] = []

  /// The place of the first id, or the next place if there is none.
  private var start = 0

  /// The places that ids had when the transaction began, as far as they are others now.
  private var former: [ID: Int?] = [:]

  /// The id that was selected last, or from which a range extends, which may no longer be selected.
  var lastID: ID?

  /// The id from which ranges extend.
  var anchor: ID? { lastID.flatMap { contains($0) ? $0 : nil } ?? first }

  /// The anchor when the last transaction ended.
  private var formerAnchor: ID?

  var count: Int { places.count }

  /// How often anything was selected or deselected.
  private(set) var version = 0

  /// The ids, in their order.
  ///
  /// - Complexity: O(*n*)
  var sorted: [ID] { order[start...].compactMap { $0 } }

  /// The first of the ids.
  var first: ID? { start < order.count ? order[start] : nil }

  func contains(_ id: ID) -> Bool { places[id] != nil }

  /// Whether an id is selected, or was when the transaction began.
  func isKnown(_ id: ID) -> Bool {
    contains(id) || former[id].map { $0 != nil } ?? false
  }

  mutating func insert(_ id: ID) {
    if contains(id) { return }
    version += 1
    if former[id] == nil { former[id] = .some(nil) }
    places[id] = order.count
    order.append(id)
  }

  mutating func remove(_ id: ID) {
    guard let place = places.removeValue(forKey: id) else { return }
    version += 1
    if former[id] == nil { former[id] = .some(place) }
    order[place] = nil
    while start < order.count, order[start] == nil { start += 1 }
  }

  /// Ends the transaction.
  ///
  /// - Returns: The ids that it selected, and those that it deselected, each in its order, and whether the others are in
  ///   another order, or there is another anchor.
  mutating func endTransaction() -> (selected: [ID], deselected: [ID], isRearranged: Bool) {
    var selected: [(id: ID, place: Int)] = []
    var deselected: [(id: ID, place: Int)] = []
    var isAnySelectedAgain = false
    for (id, former) in former {
      switch (former, places[id]) {
      case (nil, let place?): selected.append((id, place))
      case (let place?, nil): deselected.append((id, place))
      case (_?, _?): isAnySelectedAgain = true
      case (nil, nil): break
      }
    }
    let isRearranged = anchor != formerAnchor || isAnySelectedAgain && hasOtherOrder
    (former, formerAnchor) = ([:], anchor)
    forgetPlaces()
    return (
      selected.sorted { $0.place < $1.place }.map(\.id),
      deselected.sorted { $0.place < $1.place }.map(\.id), isRearranged
    )
  }

  /// Whether the ids that were selected when the transaction began, and still are, are in another order.
  private var hasOtherOrder: Bool {
    let formerPlaces = sorted.compactMap { former[$0, default: places[$0]] }
    return formerPlaces != formerPlaces.sorted()
  }

  /// Forgets the places of ids that were deselected, when they are many.
  private mutating func forgetPlaces() {
    if order.count <= 2 * places.count + 64 { return }
    order = sorted
    start = 0
    for (place, id) in order.enumerated() { if let id { places[id] = place } }
  }
}
