extension SnapshotDiff {
  /// Returns the index of an old section in the new snapshot, or -1.
  @inlinable
  func partner(ofSection section: Int) -> Int {
    sectionPartners.isEmpty ? section : Int(sectionPartners[section])
  }

  /// Pairs the sections by their ids.
  @inlinable
  mutating func pairSections() {
    let prefix =
      sharedCount
      + old.prefixCount(from: sharedCount, with: new) { one, start, two, otherStart, limit in
        var count = 0
        while count < limit {
          count &+= one.sameBitCount(
            from: start &+ count, as: two, from: otherStart &+ count, upTo: limit &- count)
          guard count < limit, one[start &+ count].id == two[otherStart &+ count].id else { break }
          count &+= 1
        }
        return count
      }
    let rest = Swift.min(old.count, new.count) - prefix
    sharedEndCount = old.sharedEndCount(with: new, upTo: rest)
    if prefix == old.count && prefix == new.count { return }
    // Each id is compared several times, and each time it is read from its section it is retained.
    let idsBefore = old.ids(from: prefix, to: old.count - sharedEndCount)
    let idsAfter = new.ids(from: prefix, to: new.count - sharedEndCount)
    let shorter = min(idsBefore.count, idsAfter.count)
    var suffix = 0
    while suffix < shorter
      && idsBefore[idsBefore.count - 1 - suffix] == idsAfter[idsAfter.count - 1 - suffix]
    {
      suffix += 1
    }

    var leftOld: [Int] = []
    var leftNew: [Int] = []
    sectionPartners = [Int32](repeating: -1, count: old.count)
    for section in 0..<prefix { sectionPartners[section] = Int32(section) }
    for section in old.count - sharedEndCount - suffix..<old.count {
      sectionPartners[section] = Int32(section + new.count - old.count)
    }
    var alignment = Alignment()
    alignment.walk(0..<idsBefore.count - suffix, 0..<idsAfter.count - suffix) {
      var count = 0
      while count < $2 && idsBefore[$0 + count] == idsAfter[$1 + count] {
        sectionPartners[prefix + $0 + count] = Int32(prefix + $1 + count)
        count += 1
      }
      return count
    } pairs: { _, _ in
      false
    } isSame: {
      idsBefore[$0] == idsAfter[$1]
    } leaveOld: {
      leftOld += $0
    } leaveNew: {
      leftNew += $0
    }

    var matching = LeftoverMatching(oldCount: leftOld.count, newCount: leftNew.count)
    if !leftOld.isEmpty && !leftNew.isEmpty {
      var leftovers = IDLeftovers(leftOld.map { idsBefore[$0] }, leftNew.map { idsAfter[$0] })
      matching.match(&leftovers)
    }
    for (position, partner) in matching.partnerNew.enumerated() where partner >= 0 {
      sectionPartners[prefix + leftOld[position]] = Int32(prefix + leftNew[Int(partner)])
    }
    sections = Relation(
      before: leftOld.map { .sectionNumber(prefix + $0) }, partnerAfter: matching.partnerNew,
      after: leftNew.map { .sectionNumber(prefix + $0) }, partnerBefore: matching.partnerOld)
  }
}
