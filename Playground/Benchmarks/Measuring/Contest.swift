/// Contenders who take turns, round after round.
///
/// Whatever slows the machine down for a while hits all of them alike, so the ratios of one round
/// are worth more than the ratio of two averages.
@MainActor
struct Contest {
  /// The nanoseconds of each contender, one value a round; empty for those who were left out.
  private(set) var times: [[Double]]

  private let contenders: [Contender]
  private let clock = ContinuousClock()

  init(_ contenders: [Contender], effort: Effort) {
    self.contenders = contenders
    times = contenders.map { _ in [] }
    measure(effort)
  }

  private mutating func measure(_ effort: Effort) {
    // The first call fills caches and the allocator; the second says how many make a turn. Those
    // who are only shown go without the first.
    var callCounts = contenders.map { _ in 1 }
    for (number, contender) in contenders.enumerated() {
      guard let body = contender.body else { continue }
      if !contender.role.isOnlooker { body() }
      let time = clock.measure(body)
      callCounts[number] = max(1, Int((effort.turnTime / max(time, .nanoseconds(20))).rounded(.up)))
    }
    let start = clock.now
    let onlookerShare = effort.rowTime / 4
    var onlookerTime = Duration.zero
    var round = 0
    while round < effort.leastRounds
      || round < effort.mostRounds && clock.now - start < effort.rowTime + onlookerTime
    {
      for turn in contenders.indices {
        let number = (turn + round) % contenders.count
        let contender = contenders[number]
        guard let body = contender.body else { continue }
        let isOnlooker = contender.role.isOnlooker
        // A contender that is only shown must not use up the time of the others.
        if isOnlooker && !times[number].isEmpty && onlookerTime > onlookerShare { continue }
        let turnStart = clock.now
        for _ in 0..<callCounts[number] { body() }
        let turnTime = clock.now - turnStart
        if isOnlooker { onlookerTime += turnTime }
        let workCount = callCounts[number] * contender.workCount
        times[number].append(turnTime / .nanoseconds(1) / Double(workCount))
      }
      round += 1
    }
  }

  /// The subject's time divided by that of all references, round by round.
  var ratios: [Double] {
    let subjects = contenders.indices.filter { contenders[$0].role == .subject }
    let references = contenders.indices.filter { contenders[$0].role.isReference }
    guard let subject = subjects.first else { return [] }
    return times[subject].indices.map { round in
      times[subject][round] / references.reduce(0) { $0 + times[$1][round] }
    }
  }
}
