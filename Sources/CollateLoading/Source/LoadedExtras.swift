import CollateCore

/// What a source that loads shows beside the items that it has loaded, and which of these it does not show yet.
///
/// Of the items themselves it keeps nothing: the machine knows which page an item belongs to, and the snapshot where
/// it is.
struct LoadedExtras<Section: SectionProtocol> {
  /// The row of a gap.
  struct Row {
    let gap: LoadGap
    let item: Section.Item

    /// Where it is shown; `nil` while there is no section for it, as there is nothing above the gap.
    let path: ItemPath?
  }

  /// A section as its page delivered it.
  struct DeliveredSection {
    /// The section, without its items.
    let content: Section

    /// Whether it had no items, or only such as are elsewhere; then it is shown without.
    let isEmpty: Bool
  }

  /// The ends at which the outermost section is a status.
  var statuses: Set<LoadDirection> = []

  /// The rows of gaps, in order.
  var rows: [Row] = []

  /// The sections of the pages of which some were delivered without items.
  var delivered: [LoadToken: [DeliveredSection]] = [:]

  /// How many sections have an id.
  private(set) var counts: [Section.ID: Int] = [:]

  /// The ranks of ids that are not shown because there is no section for them, ascending.
  private var waitingRanks: [Int] = []
}

extension LoadedExtras {
  /// Counts a section that comes or goes.
  mutating func count(_ id: Section.ID, by growth: Int) {
    let count = counts[id, default: 0] + growth
    counts[id] = count == 0 ? nil : count
  }

  /// Whether some ids are not shown.
  var hasWaiting: Bool { !waitingRanks.isEmpty }

  /// Returns the number of items that are shown before the id with a rank.
  func shownRank(_ rank: Int) -> Int {
    waitingRanks.isEmpty ? rank : rank - waitingRanks.lowerBound(of: rank)
  }

  /// Returns whether the id with a rank is not shown.
  func isWaiting(_ rank: Int) -> Bool { hasWaiting && waitingRanks.containsSorted(rank) }

  /// Notes that ids were inserted before the one with a rank.
  mutating func insertRanks(_ count: Int, at rank: Int, areShown: Bool) {
    if waitingRanks.isEmpty && areShown { return }
    let position = waitingRanks.lowerBound(of: rank)
    for index in position..<waitingRanks.count { waitingRanks[index] += count }
    if !areShown { waitingRanks.insert(contentsOf: rank..<rank + count, at: position) }
  }

  /// Notes that ids were removed, and returns the ranks of those that were shown among what is.
  mutating func removeRanks(_ range: Range<Int>) -> Range<Int> {
    let shown = shownRank(range.lowerBound)..<shownRank(range.upperBound)
    if waitingRanks.isEmpty { return shown }
    waitingRanks.removeAll { range.contains($0) }
    for index in waitingRanks.indices where waitingRanks[index] >= range.upperBound {
      waitingRanks[index] -= range.count
    }
    return shown
  }
}

/// Where the items that were loaded are among all items of a source.
struct LoadedPlaces<Section: SectionProtocol> {
  let snapshot: Snapshot<Section>

  /// The sections that are no statuses.
  let sections: Range<Int>

  /// The ranks of their items.
  let ranks: Range<Int>

  init(_ snapshot: Snapshot<Section>, statuses: Set<LoadDirection>) {
    self.snapshot = snapshot
    let count = snapshot.sections.count
    // What is released in the middle of an edit may ask, when there is nothing to read.
    if count == 0 {
      (sections, ranks) = (0..<0, 0..<0)
      return
    }
    sections =
      (statuses.contains(.backward) ? 1 : 0)..<count - (statuses.contains(.forward) ? 1 : 0)
    let start = sections.lowerBound == 0 ? 0 : snapshot.itemCount(inSection: 0)
    let end = sections.upperBound == count ? 0 : snapshot.itemCount(inSection: count - 1)
    ranks = start..<snapshot.itemCount - end
  }

  /// Returns the path of an item by the number of those before it, without statuses.
  func path(_ rank: Int) -> ItemPath { snapshot.path(ofItemWithRank: ranks.lowerBound + rank) }

  /// Returns the path of the item above a place, if there is one.
  func above(_ rank: Int) -> ItemPath? { rank > 0 ? path(rank - 1) : nil }

  /// Returns the path of the item below a place, if there is one.
  func below(_ rank: Int) -> ItemPath? { rank < ranks.count ? path(rank) : nil }
}
