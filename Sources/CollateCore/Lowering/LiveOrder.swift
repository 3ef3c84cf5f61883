/// The indices of elements while some of them leave and others arrive, one at a time.
///
/// Elements that neither leave nor arrive stay in order. So the index of each element is the number
/// of staying elements before it, which is constant, plus the number of others currently before it.
/// An arrival is inserted directly after its predecessor, before any leaver there.
struct LiveOrder {
  /// The number of staying elements before each leaver and arrival, and its place among leavers and
  /// arrivals.
  private var places: [Key: (stayers: Int, place: Int)] = [:]
  private var present: PresenceCount

  private enum Key: Hashable {
    case leaver(Int)
    case arrival(Int)
  }

  /// Creates an order after all deletes, in which no other element has left or arrived.
  ///
  /// - Parameters:
  ///   - deletes: The old indices of the deleted elements, in ascending order.
  ///   - leavers: The old indices of the elements that will leave.
  ///   - arrivals: The new indices of the elements that will arrive, in ascending order.
  init(deletes: [Int], leavers: [Int], arrivals: [Int]) {
    var others: [(stayers: Int, waits: Int, number: Int, key: Key)] = []
    let leavers = leavers.sorted()
    for (above, leaver) in leavers.enumerated() {
      let stayers = leaver - above - deletes.lowerBound(of: leaver)
      others.append((stayers, 1, leaver, .leaver(leaver)))
    }
    for (above, arrival) in arrivals.enumerated() {
      others.append((arrival - above, 0, arrival, .arrival(arrival)))
    }
    others.sort { ($0.stayers, $0.waits, $0.number) < ($1.stayers, $1.waits, $1.number) }
    present = PresenceCount(count: others.count)
    for (place, other) in others.enumerated() {
      places[other.key] = (other.stayers, place)
      if other.waits == 1 { present.add(1, at: place) }
    }
  }

  /// Removes a leaver, and returns its index.
  mutating func leave(_ leaver: Int) -> Int {
    change(.leaver(leaver), by: -1)
  }

  /// Inserts an arrival, and returns its index.
  mutating func arrive(_ arrival: Int) -> Int {
    change(.arrival(arrival), by: 1)
  }

  private mutating func change(_ key: Key, by difference: Int) -> Int {
    guard let (stayers, place) = places[key] else {
      preconditionFailure("\(key) is not among the \(places.count) that change")
    }
    present.add(difference, at: place)
    return stayers + present.count(before: place)
  }
}

/// The number of occupied places before each place (a Fenwick tree).
private struct PresenceCount {
  private var nodes: [Int]

  init(count: Int) {
    nodes = [Int](repeating: 0, count: count + 1)
  }

  mutating func add(_ difference: Int, at place: Int) {
    var node = place + 1
    while node < nodes.count {
      nodes[node] += difference
      node += node & -node
    }
  }

  func count(before place: Int) -> Int {
    var node = place
    var result = 0
    while node > 0 {
      result += nodes[node]
      node &= node - 1
    }
    return result
  }
}
