import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateTransforms

extension [Shelf] {
  /// Returns the shelves without the books that stand above all known ones, and were not known themselves.
  func holding(whatIsNotIn known: [Shelf], where canHold: (Book) -> Bool) -> [Shelf] {
    let knownBooks = known.flatMap { $0.items.map(\.id) }
    var isAbove = contains { $0.items.contains { knownBooks.contains($0.id) && canHold($0) } }
    return compactMap { shelf in
      guard isAbove else { return shelf }
      var shown = shelf
      shown.items = []
      for book in shelf.items {
        if knownBooks.contains(book.id) && canHold(book) { isAbove = false }
        if !isAbove || !canHold(book) { shown.items.append(book) }
      }
      let isKnown = known.contains { $0.id == shelf.id }
      return shown.items.isEmpty && isAbove && !isKnown ? nil : shown
    }
  }

  /// Returns whether an id of some of these shelves, or of their books, is also that of another one.
  func repeatsIDs(of shown: [Shelf]) -> Bool {
    func repeats(_ ids: [Character], of shown: [Character]) -> Bool {
      shown.contains { id in ids.count { $0 == id } > shown.count { $0 == id } }
    }
    return repeats(map(\.id), of: shown.map(\.id))
      || repeats(flatMap { $0.items.map(\.id) }, of: shown.flatMap { $0.items.map(\.id) })
  }
}

@MainActor
@Suite("Sources that hold back what comes above")
struct HeldDataSourceTests {
  @MainActor
  private final class Screen {
    let base: ArrayDataSource<Shelf>
    let source: HeldDataSource<ArrayDataSource<Shelf>>
    private(set) var batches: [String] = []
    private(set) var counts: [Int] = []
    private var tokens: [ObservationToken] = []

    init(_ text: String, where canHold: @escaping (Book) -> Bool = { _ in true }) {
      base = ArrayDataSource(sections: shelves(text))
      source = base.held(where: canHold)
      source.observe { [unowned self] in batches.append($0.batch.description) }.store(in: &tokens)
      source.observeHeldItemCount { [unowned self] in counts.append($0) }.store(in: &tokens)
    }

    var text: String {
      source.snapshot.sections.map { "\($0.id)=" + $0.items.map { "\($0.id)" }.joined() }
        .joined(separator: "|")
    }
  }

  @Test("New items wait above, everything else is shown, and releasing shows them at once")
  func timeline() {
    let screen = Screen("M=ab|N=c")
    screen.source.isHolding = true
    screen.base.sections = shelves("M=xab|N=c")
    screen.base.sections = shelves("M=yxab|N=cd")
    // It holds already.
    screen.source.isHolding = true
    expectEqual(screen.text, "M=ab|N=cd")
    expectEqual(screen.source.heldItemCount, 2)
    screen.base.sections = shelves("M=yxazb|N=cd")
    screen.base.sections = shelves("M=yxzb|N=cd")
    #expect(screen.text == "M=zb|N=cd" && screen.counts == [1, 2])
    screen.source.release()
    expectEqual(screen.text, "M=yxzb|N=cd")
    screen.base.sections = shelves("L=w|M=yxzb|N=cd")
    #expect(screen.text == "M=yxzb|N=cd" && screen.source.isHolding)
    screen.source.isHolding = false
    expectEqual(screen.text, "L=w|M=yxzb|N=cd")
    screen.source.release()
    #expect(!screen.source.isHolding)
    expectEqual(screen.batches, ["i 1.1", "i 0.1", "d 0.0", "i 0.0,0.1", "iS 0"])
    expectEqual(screen.counts, [1, 2, 0, 1, 0])
  }

  @Test("Sections above that are known stay, those that only have new items wait with them")
  func sections() {
    let screen = Screen("E=|M=ab")
    screen.source.isHolding = true
    screen.base.sections = shelves("F=|E=x|G=y|M=zab")
    #expect(screen.text == "E=|M=ab" && screen.source.heldItemCount == 3)
    screen.base.sections = shelves("F=|E=x|G=y|M=z")
    expectEqual(screen.text, "F=|E=x|G=y|M=z")
  }

  @Test("An item that has the id of a held one is shown, and the held one is not")
  func repeatedIDs() {
    Reports.silence()
    let screen = Screen("M=ab")
    screen.source.isHolding = true
    for (base, shown) in [("M=xab", "M=ab"), ("M=xabx", "M=abx"), ("M=xabxc", "M=abxc")] {
      screen.base.sections = shelves(base)
      #expect(screen.text == shown && screen.source.heldItemCount == 1)
    }
  }

  @Test("In one transaction, what was read is not yet known, and what is released is")
  func transactions() {
    let screen = Screen("L=a|M=|N=b")
    screen.source.isHolding = true
    screen.base.performBatchUpdates {
      screen.base.sections[1].items = shelves("M=x")[0].items
      expectEqual(screen.text, "L=a|M=x|N=b")
      screen.base.sections[0].items = []
      #expect(screen.text == "L=|M=|N=b" && screen.source.heldItemCount == 1)
    }
    #expect(screen.text == "L=|M=|N=b" && screen.batches == ["d 0.0"])
    screen.base.sections = shelves("F=y|N=b")
    expectEqual(screen.text, "N=b")
    screen.base.performBatchUpdates {
      screen.source.release()
      screen.base.sections = shelves("F=|N=b")
    }
    expectEqual(screen.text, "F=|N=b")
  }

  @Test("Other content is shown, and so is what comes after an empty source")
  func otherContent() {
    let screen = Screen("M=ab")
    screen.source.isHolding = true
    screen.base.sections = shelves("M=xy")
    #expect(screen.text == "M=xy" && screen.source.heldItemCount == 0)
    screen.base.sections = shelves("M=zxy")
    #expect(screen.text == "M=xy" && screen.source.heldItemCount == 1)
    let empty = Screen("")
    empty.source.isHolding = true
    empty.base.sections = shelves("M=ab")
    expectEqual(empty.text, "M=ab")
  }

  @Test("Items that cannot be held are shown, and hold nothing back")
  func exceptions() {
    // Capital letters are rows that are no posts.
    let screen = Screen("M=Aab", where: { "\($0.id)".lowercased() == "\($0.id)" })
    screen.source.isHolding = true
    screen.base.sections = shelves("M=AxBab")
    #expect(screen.text == "M=ABab" && screen.source.heldItemCount == 1)
    expectEqual(screen.source.basePath(of: [0, 1]), [0, 2])
    #expect(
      screen.source.path(ofBase: [0, 1]) == nil && screen.source.path(ofBase: [0, 3]) == [0, 2])
  }

  @Test("An item that would be held cannot be inserted; one that is known or cannot be held can")
  func insertingAbove() {
    let screen = Screen("A=ab|B=c", where: { $0.id != "x" })
    #expect(screen.source.canInsertItem(Book("n"), at: [0, 0]))
    screen.source.isHolding = true
    screen.base.removeItem(at: [0, 0])
    for (id, isShown) in [("n", false), ("x", true), ("a", true)] as [(Character, Bool)] {
      expectEqual(screen.source.canInsertItem(Book(id), at: [0, 0]), isShown)
      #expect(screen.source.canInsertItem(Book(id), at: [0, 1]))
      #expect(screen.source.canInsertItem(Book(id), at: [1, 0]))
    }
  }

  @Test("An item that is moved to the top stays below those that are held")
  func moving() {
    let screen = Screen("M=abc")
    screen.source.isHolding = true
    screen.base.sections = shelves("M=xyabc")
    #expect(screen.source.canMoveItem(at: [0, 2]) && !screen.source.canMoveItem(at: [0, 3]))
    #expect(!screen.source.canMoveItem(at: [0, 2], to: [0, 3]))
    screen.source.moveItem(at: [0, 2], to: [0, 0])
    #expect(screen.text == "M=cab" && screen.source.heldItemCount == 2)
    expectEqual(screen.batches, ["m 0.2>0.0"])
  }

  @Test("An observer that is notified of the end of holding can begin it again")
  func holdingAgain() {
    let screen = Screen("M=bc")
    screen.source.isHolding = true
    screen.base.insertItem(Book("a"), at: [0, 0])
    let observation = screen.source.observe { _ in screen.source.isHolding = true }
    screen.source.isHolding = false
    screen.base.insertItem(Book("x"), at: [0, 1])
    screen.base.removeItem(at: [0, 0])
    #expect(screen.text == "M=xbc" && screen.source.heldItemCount == 0)
    withExtendedLifetime(observation) {}
  }

  @Test("Random changes show what the naive list shows, with its difference as the batch")
  func random() {
    withSeeds(Effort.rounds(150)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let source = base.held { $0.edition < 2 }
      var known: [Shelf]?
      var told: Int?
      let counting = source.observeHeldItemCount { told = $0 }
      let checker = DataSourceChecker(source)
      for _ in 0..<12 {
        var expected: [Shelf] {
          known.map { base.sections.holding(whatIsNotIn: $0) { $0.edition < 2 } } ?? base.sections
        }
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(6) {
            case 0:
              source.isHolding.toggle()
              known = source.isHolding ? base.sections : nil
            case 1:
              source.release()
              known? += base.sections
            default: generator.edit(base)
            }
            if generator.oneIn(4) { #expect(source.snapshot.sections.elementsEqual(expected)) }
          }
        }
        let shown = expected
        known? += shown
        #expect(source.snapshot.sections.elementsEqual(shown))
        expectEqual(checker.check(), [])
        if let update = checker.lastUpdate {
          expectEqual(update.batch, update.after.difference(from: update.before))
        }
        let count = base.snapshot.itemCount - source.snapshot.itemCount
        #expect(source.heldItemCount == count && told ?? 0 == count)
        for path in source.snapshot.paths {
          let basePath = source.basePath(of: path)
          expectEqual(basePath.flatMap { source.path(ofBase: $0) }, path)
        }
      }
      withExtendedLifetime(counting) {}
    }
  }
}
