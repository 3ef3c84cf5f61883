/// The items of two snapshots that have not been paired.
@usableFromInline
struct ItemLeftovers<Section: SectionProtocol>: Leftovers {
  @usableFromInline let oldItems: [[Section.Item]]
  @usableFromInline let newItems: [[Section.Item]]
  @usableFromInline let old: [ItemPath]
  @usableFromInline let new: [ItemPath]

  /// The partner of every old section, or -1; empty while each is paired with the same index.
  @usableFromInline let sectionPartners: [Int32]

  @usableFromInline let hasher = IDHasher()

  /// Whether only items of the same section are paired.
  @usableFromInline var staysInSection = false

  /// Whether the partner of an old item has changed content; determined when the two are paired, to
  /// avoid accessing both again later.
  @usableFromInline var isUpdated: [Bool]

  @inlinable
  init(_ diff: SnapshotDiff<Section>) {
    oldItems = diff.old.itemArrays(at: diff.unpairedOld)
    newItems = diff.new.itemArrays(at: diff.unpairedNew)
    old = diff.unpairedOld
    new = diff.unpairedNew
    sectionPartners = diff.sectionPartners
    isUpdated = [Bool](repeating: false, count: old.count)
  }

  /// Returns a number that identifies the section of an old item.
  @inlinable
  func sectionAfter(_ position: Int) -> Int {
    let section = old[position].section
    return sectionPartners.isEmpty ? section : Int(sectionPartners[section])
  }

  @inlinable
  func hashOld(_ position: Int) -> Int {
    let path = old[position]
    let hash = hasher.hash(oldItems[path.section][path.item].id)
    return staysInSection ? hash ^ sectionAfter(position) &* 0x9E37_79B1 : hash
  }

  @inlinable
  func hashNew(_ position: Int) -> Int {
    let path = new[position]
    let hash = hasher.hash(newItems[path.section][path.item].id)
    return staysInSection ? hash ^ path.section &* 0x9E37_79B1 : hash
  }

  @inlinable
  func isSame(_ one: Int, _ two: Int) -> Bool {
    if staysInSection && sectionAfter(one) != new[two].section { return false }
    let (one, two) = (old[one], new[two])
    return oldItems[one.section][one.item].id == newItems[two.section][two.item].id
  }

  @inlinable
  func isRepeated(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (old[one], old[other])
    if staysInSection && one.section != other.section { return false }
    return oldItems[one.section][one.item].id == oldItems[other.section][other.item].id
  }

  @inlinable
  mutating func didPair(_ position: Int, _ partner: Int) {
    let (one, two) = (old[position], new[partner])
    isUpdated[position] = oldItems[one.section][one.item] != newItems[two.section][two.item]
  }

  @inlinable
  mutating func pairs(_ position: Int, _ partner: Int) -> Bool {
    if staysInSection && sectionAfter(position) != new[partner].section { return false }
    let (one, two) = (old[position], new[partner])
    // Elements with the same hash are likely to be equal, so that a second comparison is rare.
    let isEqual = oldItems[one.section][one.item] == newItems[two.section][two.item]
    guard isEqual || oldItems[one.section][one.item].id == newItems[two.section][two.item].id
    else { return false }
    isUpdated[position] = !isEqual
    return true
  }
}

extension ItemLeftovers: Sendable where Section: Sendable, Section.Item: Sendable {}
