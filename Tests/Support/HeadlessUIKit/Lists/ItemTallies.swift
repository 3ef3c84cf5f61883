/// How many items come to and leave each section of a batch.
struct ItemTallies {
  struct Tally {
    var inserts = 0
    var deletes = 0
    var movesIn = 0
    var movesOut = 0
    var net: Int { inserts - deletes + movesIn - movesOut }
  }

  private var tallies: [Tally]

  init(sectionCount: Int) { tallies = Array(repeating: Tally(), count: sectionCount) }

  subscript(section: Int) -> Tally {
    get { tallies[section] }
    set { tallies[section] = newValue }
  }
}
