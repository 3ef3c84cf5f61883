import Collate
import TestSupport
import Testing

/// The measured differences of SimpleSource, Astrolabe and MBDataSource, and what they are here.
@Suite("Differences of the ancestors")
struct AncestorDifferenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var before: String
    var after: String
    var batch: String

    init(_ name: String, _ before: String, _ after: String, _ batch: String) {
      (self.name, self.before, self.after, self.batch) = (name, before, after, batch)
    }

    var testDescription: String { "\(name): \(before) to \(after)" }
  }

  static let cases = [
    // SimpleSource, as measured.
    Case("nothing", "A=ab", "A=ab", "nothing"),
    Case("a first section", "", "A=ab", "iS 0"),
    Case("an item in front", "A=ab", "A=cab", "i 0.0"),
    Case("an item behind", "A=ab", "A=abc", "i 0.2"),
    Case("an item gone", "A=abc", "A=ac", "d 0.1"),
    Case("an item replaced", "A=abc", "A=axc", "d 0.1; i 0.1"),
    Case("all items replaced", "A=abc", "A=de", "d 0.0,0.1,0.2; i 0.0,0.1"),
    // There a move is a delete and an insert; here a move is a move.
    Case("first to last", "A=abc", "A=bca", "m 0.0>0.2"),
    Case("last to first", "A=abc", "A=cab", "m 0.2>0.0"),
    Case("to another section", "A=abc|B=de", "A=bc|B=ade", "m 0.0>1.0"),
    Case("sections swapped", "A=a|B=b", "B=b|A=a", "mS 1>0"),
    // There section and item changes together reload everything.
    Case("swapped, and an item", "A=a|B=b", "B=bc|A=a", "mS 1>0; i 0.1"),
    Case("a new section above", "A=a", "N=n|A=ab", "iS 0; i 1.1"),
    Case("a section gone above", "N=n|A=a", "A=ab", "dS 0; i 0.1"),
    // There an item changed in place is lost when another comes, and a title is never looked at.
    Case("update beside insert", "A=ab", "A=a'bc", "i 0.2; u 0.0>0.0"),
    Case("a title", "A=a", "A'=a", "uS 0>0"),

    // Astrolabe, AD-5 to AD-14. What throws there for ids that are empty or repeated is no error
    // here: an empty id is an id, and of repeated ones every occurrence is an item of its own.
    Case("AD-5", "A=ab|B=cd", "A=ab|B=cd", "nothing"),
    Case("AD-6", "A=a", "A=a|B=b", "iS 1"),
    Case("AD-7: a section that shifts is neither deleted nor inserted", "A|B", "B", "dS 0"),
    Case("AD-8: nor are those that move", "A|B|C", "C|B|A", "mS 0>2,2>0"),
    Case("AD-9: headers", "A=a|B=b|C=c", "A'=a|B'=b|C'=c", "uS 0>0,1>1,2>2"),
    Case("AD-10", "A=|B=ab", "A=|B=abc", "i 1.2"),
    Case("AD-11", "A=ab", "A=a", "d 0.1"),
    Case("AD-12", "A=a", "A=a'", "u 0.0>0.0"),
    Case("AD-13", "A=a", "A=b", "d 0.0; i 0.0"),
    Case("AD-14: moved is not reloaded", "A=abc", "A=cba", "m 0.0>0.2,0.2>0.0"),
    Case("moved and left: C B, not B B", "A=abc", "A=cb", "d 0.0; m 0.2>0.0"),

    // MBDataSource.
    Case(
      "inserts among updates", "A=abcdfg", "A=a'b'c'd'ef'g'hij",
      "i 0.4,0.7,0.8,0.9; u 0.0>0.0,0.1>0.1,0.2>0.2,0.3>0.3,0.4>0.5,0.5>0.6"),
    Case("moved and changed", "A=abc", "A=bca'", "m 0.0>0.2; u 0.0>0.2"),
    Case("a title keeps its rows", "A=ab", "A'=ab", "uS 0>0"),
    Case("swapped with a new row", "A=a|B=b", "B=xb|A=a", "mS 1>0; i 0.0"),
    Case("from section to section", "A=ab|B=c", "A=b|B=ca", "m 0.0>1.1"),
    Case("a section that becomes empty stays", "A=a|B=b", "A=|B=b", "d 0.0"),
  ]

  @Test("Each is the smallest batch", arguments: cases)
  func difference(_ example: Case) {
    let before = Snapshot(shelves(example.before))
    let after = Snapshot(shelves(example.after))
    let batch = after.difference(from: before)
    expectEqual(batch.description, example.batch)
    expectReplay(batch, from: before, to: after)
  }

  @Test("A difference is found away from the main actor, and given up when the task is cancelled")
  func concurrent() async throws {
    let before = Snapshot(shelves("A=abc|B=d"))
    let after = Snapshot(shelves("B=da|A=cb"))
    let batch = try await after.concurrentDifference(from: before)
    expectEqual(batch, after.difference(from: before))
    let task = Task {
      // Begins to compare only once it is cancelled.
      while !Task.isCancelled { await Task.yield() }
      return try await after.concurrentDifference(from: before)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Long lists: what the walk, the table and the choice of moves find is what a search finds")
  func long() {
    withSeeds(Effort.rounds(200)) { random in
      let letters = (0..<60).map { Character(UnicodeScalar(UInt8(65 + $0))) }
      var before = letters.shuffled(using: &random).prefix(20 + random.below(30)).map { Book($0) }
      let unused = letters.filter { letter in !before.contains { $0.id == letter } }
      let original = before
      switch random.below(4) {
      case 0: before.shuffle(using: &random)
      case 1: before.reverse()
      case 2:
        before = Array(before[before.count / 2..<before.count] + before[..<(before.count / 2)])
      default: break
      }
      for _ in 0..<random.below(8) {
        before.swapAt(random.below(before.count), random.below(before.count))
      }
      for letter in unused.prefix(random.below(8)) {
        before.insert(Book(letter), at: random.below(before.count + 1))
      }
      for _ in 0..<random.below(8) { before.remove(at: random.below(before.count)) }
      let (old, new) = (Snapshot([Shelf("A", original)]), Snapshot([Shelf("A", before)]))
      let batch = new.difference(from: old)
      expectReplay(batch, from: old, to: new)
      let places = before.compactMap { book in original.firstIndex { $0.id == book.id } }
      expectEqual(batch.itemMoves.count, places.count - longestIncrease(places))
    }
  }

  /// The length of a longest increasing subsequence, by trying every end.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      let best = (0..<position).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(best + 1)
    }
    return lengths.max() ?? 0
  }
}
