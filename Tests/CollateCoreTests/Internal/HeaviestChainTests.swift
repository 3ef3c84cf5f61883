import Collate
import TestSupport
import Testing

@testable import CollateCore

/// Which blocks stay where they are, and which move.
@Suite("The heaviest chain", .traced)
struct HeaviestChainTests {
  @MainActor
  @Test("Of six blocks in every order, the best set of all is kept")
  func everyOrder() {
    let choices = [[1, 1, 1, 1, 1, 1], [1, 2, 1, 3, 1, 2], [3, 1, 1, 2, 2, 1]]
    withEvery("lengths", in: choices) { lengths in
      withEvery("order", in: Effort.some(of: (0...6).flatMap(Self.orders))) { order in
        withEvery("prefers equal indices", in: [false, true]) { prefersEqualIndices in
          check(order, lengths, prefersEqualIndices)
        }
      }
    }
  }

  @Test("Of many blocks, some almost in order, the chain is as long as can be")
  func manyBlocks() {
    withSeeds(60) { generator in
      let count = 1 + generator.below(700)
      let reach = [1, 3, 40, count][generator.below(4)]
      let order = (0..<count).map { ($0 + generator.below(reach), $0) }
        .sorted { $0 < $1 }.map(\.1)
      let longest = [1, 2, 1000][generator.below(3)]
      let lengths = (0..<count).map { _ in 1 + generator.below(longest) }
      var chain = chain(order, lengths)
      let found = chain.search(afterCount: order.count)
      let kept = split(chain).kept
      expectEqual(kept.reduce(0) { $0 + $1.length }, Self.longestLength(order, lengths))
      #expect(found.map { _ in kept.count < count } ?? (kept.count == count))
      #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.after < $1.after })
    }
  }

  @Test("A front that is long and changes everywhere", arguments: [1, 3, 20])
  func longFront(spread: Int) {
    // From the last block to the first: a chain of a thousand, then each of a thousand lies between
    // two of it.
    let long = (0..<1000).map { $0 * 2 }
    var between = (0..<1000).map { $0 * 2 + 1 }
    between.sort { ($0 * 7919 % 2003, $0) < ($1 * 7919 % 2003, $1) }
    let places = between.map { $0 * spread } + long.map { $0 * spread }
    let lengths = between.indices.map { 1 + $0 % 2 } + long.map { _ in 3 }
    var chain = chain(places, lengths)
    let found = chain.search(afterCount: 2000 * spread)
    expectEqual(found, Self.longestLength(places, lengths))
    let (kept, leftOut) = split(chain)
    expectEqual(kept.reduce(0) { $0 + $1.length }, found)
    expectEqual(kept.count + leftOut.count, 2000)
  }

  @Test("A chain that is used again forgets what it knew")
  func usedAgain() {
    var chain = chain([2, 1, 0], [1, 1, 5])
    expectEqual(chain.search(afterCount: 3), 5)
    chain.blocks = [Block(before: 0, after: 0, length: 1), Block(before: 1, after: 1, length: 1)]
    expectEqual(chain.search(afterCount: 2), nil)
    expectEqual(split(chain).kept.count, 2)
    chain.blocks = [Block(before: 0, after: 1, length: 1), Block(before: 1, after: 0, length: 1)]
    expectEqual(chain.search(afterCount: 2), 1)
    expectEqual(split(chain).kept.map(\.before), [0])
  }
}

extension HeaviestChainTests {
  private func check(_ order: [Int], _ lengths: [Int], _ prefersEqualIndices: Bool) {
    var chain = chain(order, lengths)
    chain.prefersEqualIndices = prefersEqualIndices
    let found = chain.search(afterCount: order.count)
    let (kept, leftOut) = split(chain)

    // Every set is tried: the longest, then that with most equal indices, then the first.
    var best: (worth: [Int], positions: [Int]) = ([-1], [])
    for set in 0..<(1 << order.count) {
      let positions = order.indices.filter { set >> $0 & 1 == 1 }
      let places = positions.map { order[$0] }
      guard places == places.sorted() else { continue }
      let equal = positions.filter { $0 == order[$0] }.reduce(0) { $0 + lengths[$1] }
      let worth = [positions.reduce(0) { $0 + lengths[$1] }, prefersEqualIndices ? equal : 0]
      let isBetter =
        best.worth.lexicographicallyPrecedes(worth)
        || best.worth == worth && positions.lexicographicallyPrecedes(best.positions)
      if isBetter { best = (worth, positions) }
    }
    expectEqual(kept.map(\.before), best.positions)
    expectEqual(leftOut.map(\.before), order.indices.filter { !best.positions.contains($0) })
    expectEqual(found, (leftOut.isEmpty ? nil : best.worth[0]))
  }

  private func chain(_ places: [Int], _ lengths: [Int]) -> HeaviestChain {
    var chain = HeaviestChain()
    chain.blocks = places.indices.map {
      Block(before: $0, after: places[$0], length: lengths[$0])
    }
    return chain
  }

  private func split(_ chain: HeaviestChain) -> (kept: [Block], leftOut: [Block]) {
    var result: (kept: [Block], leftOut: [Block]) = ([], [])
    chain.forEachBlock(kept: { result.kept.append($0) }, leftOut: { result.leftOut.append($0) })
    return result
  }

  /// Every order of the numbers below a count.
  private static func orders(of count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return orders(of: count - 1).flatMap { order in
      (0..<count).map { place in Array(order[..<place]) + [count - 1] + Array(order[place...]) }
    }
  }

  /// The length of the longest chain, from comparing each block with all before it.
  private static func longestLength(_ places: [Int], _ lengths: [Int]) -> Int {
    var longest: [Int] = []
    for (position, place) in places.enumerated() {
      var before = 0
      for other in 0..<position where places[other] < place { before = max(before, longest[other]) }
      longest.append(before + lengths[position])
    }
    return longest.max() ?? 0
  }
}
