import Collate
import TestSupport
import Testing

@Suite("Random worlds", .serialized, .traced)
@MainActor
struct RandomWorldTests {
  /// Runs many seeds, and records the smallest history of the first that fails.
  private func run(
    _ count: Int, failures: (_ seed: UInt64, _ options: RandomWorldRun.Options) -> [String]
  ) {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    for seed in 1...UInt64(count) {
      var options = RandomWorldRun.Options()
      guard !failures(seed, options).isEmpty else { continue }
      // Steps are left out as long as something fails without them.
      var isShorter = true
      while isShorter {
        isShorter = false
        for step in Array(1...320) + Array(1000...1400) where !options.skipped.contains(step) {
          var fewer = options
          fewer.skipped.insert(step)
          guard !failures(seed, fewer).isEmpty else { continue }
          (options, isShorter) = (fewer, true)
        }
      }
      options.takesNotes = true
      Issue.record("seed \(seed): \(failures(seed, options).joined(separator: "\n"))")
      return
    }
  }

  /// Returns how many seeds to try: in optimized builds many times as many.
  private func rounds(_ count: Int) -> Int {
    #if DEBUG
    Effort.rounds(count)
    #else
    Effort.rounds(count * 12)
    #endif
  }

  @Test("Every observer receives the result of comparing the states before and after")
  func oracle() {
    compareBothEnds(rounds(300), crowd: 3)
  }

  @Test("A composite reports the same when many slots are inserted at one place")
  func crowds() {
    compareBothEnds(rounds(15), crowd: 70)
  }

  private func compareBothEnds(_ count: Int, crowd: Int) {
    var (transactions, compared, unclear) = (0, 0, 0)
    run(count) { seed, options in
      var options = options
      options.crowd = crowd
      let ids: RandomWorld.IDs = seed % 2 == 0 ? .separate : .overlapping
      var failures: [String] = []
      var sources: [() -> AnyObject?] = []
      do {
        let run = RandomWorldRun(seed: seed, ids: ids, options)
        transactions += run.transactions
        compared += run.compared
        unclear += run.unclear
        failures = run.failures.isEmpty ? [] : run.failures + run.world.notes
        sources = run.world.sources.map { source in { [weak source] in source } }
      }
      if let leak = sources.firstIndex(where: { $0() != nil }) { failures.append("\(leak) leaks") }
      return failures
    }
    // A few runs may have ids that are all repeated.
    #expect(
      compared > unclear || count < 10, "\(transactions) transactions, \(compared), \(unclear)")
  }

  @Test("Reading, observing and mapping sources changes no update of an observer")
  func visitors() {
    twins { $0.hasVisitors = true }
  }

  @Test("Observers of inner sources change nothing for those of outer ones")
  func witnesses() {
    twins { $0.hasWitnesses = true }
  }

  @Test("Looking for duplicates changes no update of an observer")
  func duplicates() {
    Reports.silence()
    twins { $0.looksForDuplicates = true }
  }

  private func twins(_ change: (inout RandomWorldRun.Options) -> Void) {
    run(rounds(120)) { seed, options in
      let ids: RandomWorld.IDs = seed % 3 == 0 ? .overlapping : .repeated
      var options = options
      options.hasOracle = false
      if seed % 30 == 0 { options.crowd = 70 }
      let one = RandomWorldRun(seed: seed, ids: ids, options)
      change(&options)
      Diagnostics.looksForDuplicates = options.looksForDuplicates
      defer { Diagnostics.looksForDuplicates = false }
      let other = RandomWorldRun(seed: seed, ids: ids, options)
      let failures = one.failures + other.failures
      let logs = [one, other].map { Dictionary(grouping: $0.log, by: \.listener) }
      if logs[0] == logs[1], failures.isEmpty { return [] }
      let told = [one, other].map { run in run.log.map { "\($0.listener) \($0.batch)" } }
      return failures + ["told \(told)"] + one.world.notes + ["and the other"] + other.world.notes
    }
  }
}
