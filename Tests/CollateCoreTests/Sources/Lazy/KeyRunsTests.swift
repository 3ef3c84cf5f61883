import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateTransforms

@Suite("Runs of keys")
struct KeyRunsTests {
  @Test("Runs are a list of integers, however they were made")
  func list() {
    withSeeds(Effort.rounds(400)) { generator in
      var keys: [Int] = []
      var runs = KeyRuns()
      for _ in 0..<8 {
        let start = generator.below(keys.count + 1)
        let range = start..<start + generator.below(keys.count - start + 1)
        let first = generator.below(12) - 3
        let new = (first..<first + generator.below(5)).filter { _ in !generator.oneIn(4) }
        keys.replaceSubrange(range, with: new)
        runs.replace(range, with: KeyRuns(new))
        expectEqual(Array(runs), keys)
        expectEqual(runs, KeyRuns(keys))
        expectEqual(runs.hashValue, KeyRuns(keys).hashValue)
        let part = generator.below(keys.count + 1)..<keys.count
        expectEqual(Array(runs.list(at: part)), Array(keys[part]))
        let wanted = (-4..<12).filter { _ in generator.oneIn(3) }
        expectEqual(runs.positions(of: wanted), keys.indices.filter { wanted.contains(keys[$0]) })
      }
    }
  }

  @Test("The smallest and largest integers are keys like any others")
  func extremes() {
    let keys = [5, 7, .max - 2, .max - 1, .min, .min + 1, 3]
    var runs = KeyRuns(keys)
    expectEqual(Array(runs), keys)
    expectEqual(Array(runs.list(at: 1..<6)), Array(keys[1..<6]))
    expectEqual(runs.positions(of: keys.sorted()), [0, 1, 2, 3, 4, 5, 6])
    let other = KeyRuns(keys.reversed())
    #expect(runs.difference(to: other).removed.count > 0)
    runs.replace(0..<2, with: KeyRuns([9]))
    expectEqual(Array(runs), [9] + keys[2...])
  }

  @Test("Ranges are one run, and their memory does not depend on their length")
  func ranges() {
    expectEqual(KeyRuns(3..<1_000_000_003).count, 1_000_000_000)
    expectEqual(KeyRuns(3...1_000_000_000)[999_999_997], 1_000_000_000)
    #expect(KeyRuns(5..<5).isEmpty)
    expectEqual(KeyRuns(KeyRuns([1, 2, 7])), KeyRuns([1, 2, 7]))
    expectEqual(KeyRuns([1, 2, 3, 4]), KeyRuns(1..<5))
  }

  @Test("Of two lists without repeats, what remains is the longest in both orders")
  func difference() {
    withSeeds(Effort.rounds(400)) { generator in
      func list() -> [Int] {
        let keys = (0..<9).filter { _ in !generator.oneIn(3) }
        let blocks = keys.split { _ in generator.oneIn(3) }.map(Array.init)
        return Array(blocks.shuffled(using: &generator).joined())
      }
      let (old, new) = (list(), list())
      let (gone, came) = KeyRuns(old).difference(to: KeyRuns(new))
      let kept = old.indices.filter { index in !gone.contains { $0.contains(index) } }
      let keptNew = new.indices.filter { index in !came.contains { $0.contains(index) } }
      expectEqual(kept.map { old[$0] }, keptNew.map { new[$0] })
      expectEqual(kept.count, longestCommon(old[...], new[...]))
      for (one, two) in zip(gone, gone.dropFirst()) { #expect(one.upperBound < two.lowerBound) }
      #expect((gone + came).allSatisfy { !$0.isEmpty })
    }
  }

  private func longestCommon(_ one: ArraySlice<Int>, _ two: ArraySlice<Int>) -> Int {
    guard let first = one.first else { return 0 }
    let without = longestCommon(one.dropFirst(), two)
    guard let place = two.firstIndex(of: first) else { return without }
    return max(without, 1 + longestCommon(one.dropFirst(), two[(place + 1)...]))
  }

  @Test("Lists with repeats have nothing in common")
  func repeats() {
    let (gone, came) = KeyRuns([1, 2, 1]).difference(to: KeyRuns([1, 2]))
    expectEqual(gone, [0..<3])
    expectEqual(came, [0..<2])
    expectEqual(KeyRuns([1, 2]).difference(to: KeyRuns([2, 2])).removed, [0..<2])
  }

  @Test("Sets of keys")
  func sets() {
    var set = KeySet()
    var model: Set<Int> = []
    withSeeds(20) { generator in
      for _ in 0..<50 {
        let key = generator.below(400) - 200
        set.insert(key)
        model.insert(key)
      }
    }
    for key in -300..<300 { expectEqual(set.contains(key), model.contains(key)) }
  }
}
