import Collate
import TestSupport
import Testing

/// The worked examples of the specification of composition, by their numbers.
@Suite("Worked examples")
@MainActor
struct WorkedExamplesTests {
  typealias Source = ArrayDataSource<Shelf>

  /// Returns the only update that some changes of sources cause in a composite.
  private func update(
    of source: some DataSource<Shelf>, _ changes: () -> Void
  ) throws -> Update<Shelf> {
    var updates: [Update<Shelf>] = []
    let observation = source.observe { updates.append($0) }
    source.performBatchUpdates(changes)
    withExtendedLifetime(observation) {}
    expectEqual(updates.count, 1)
    let update = try #require(updates.first)
    return update
  }

  private func stages(_ update: Update<Shelf>) -> [String] {
    update.viewStages.map(\.batch.description)
  }

  private func source(_ notation: String) -> Source {
    Source(sections: shelves(notation))
  }

  @Test("W1: deletes count where their child started, not where it is by now")
  func liveOffsets() throws {
    let (a, b) = (source("P=ab|Q=c"), source("R=xyz"))
    let update = try update(of: CompositeDataSource([a, b])) {
      a.insertSection(Shelf("n", [Book("n")]), at: 0)
      b.removeItem(at: [0, 2])
    }
    expectEqual(update.batch.description, "iS 0; d 2.2")
    expectEqual(update.before.itemCounts, [2, 1, 3])
    expectEqual(update.after.itemCounts, [1, 2, 1, 2])
    expectEqual(stages(update), ["iS 0; d 2.2"])
  }

  @Test("W2: one child loses a section, the next gains an item")
  func deleteAboveInsert() throws {
    let (a, b) = (source("P=a|Q=b|R=c"), source("S=x|T=yz"))
    let update = try update(of: CompositeDataSource([a, b])) {
      a.removeSection(at: 0)
      b.insertItem(Book("w"), at: [1, 0])
    }
    expectEqual(update.batch.description, "dS 0; i 3.0")
    expectEqual(stages(update).count, 1)
  }

  @Test("W3: a slot goes, a section moves, an item goes")
  func slotSectionItem() throws {
    let (a, b, c) = (source("P=a|Q=b"), source("R=c|S=d|T=e"), source("U=fgh|V=i"))
    let composite = CompositeDataSource([a, b, c])
    let update = try update(of: composite) {
      composite.remove(composite.slots[0])
      b.moveSection(at: 2, to: 0)
      c.removeItem(at: [0, 1])
    }
    expectEqual(update.batch.description, "dS 0,1; mS 4>0; d 5.1")
    expectEqual(stages(update).count, 1)
  }

  @Test("W4: a slot comes above one whose items change")
  func slotAboveItems() throws {
    let (x, a) = (source("X=p|Y=q"), source("A=abc"))
    let composite = CompositeDataSource([a])
    let update = try update(of: composite) {
      composite.insert(x, at: 0)
      a.removeItem(at: [0, 0])
      a.insertItem(Book("z"), at: [0, 2])
    }
    expectEqual(update.batch.description, "iS 0,1; d 0.0; i 2.2")
    expectEqual(stages(update).count, 1)
  }

  @Test(
    "W5: when slots move, the lighter ones do",
    arguments: [
      ([1, 2, 4], 0, 2, "mS 0>6"),
      ([1, 2, 4], 2, 0, "mS 0>4,1>5,2>6"),
      ([3, 1, 5], 2, 0, "mS 0>5,1>6,2>7,3>8"),
    ])
  func weighing(counts: [Int], slot: Int, target: Int, expected: String) throws {
    var letters = Array("ABCDEFGHIJ")
    let composite = CompositeDataSource(
      counts.map { count in Source(sections: (0..<count).map { _ in Shelf(letters.removeFirst()) })
      })
    let update = try update(of: composite) {
      composite.move(composite.slots[slot], to: target)
    }
    expectEqual(update.batch.description, expected)
    expectEqual(stages(update).count, 1)
  }

  @Test("W6: two slots swap while their sections change")
  func swap() throws {
    let (a, b) = (source("P=a|Q=bc"), source("R=x"))
    let composite = CompositeDataSource([a, b])
    let update = try update(of: composite) {
      composite.move(composite.slots[1], to: 0)
      a.removeItem(at: [1, 0])
      b.insertSection(Shelf("n"), at: 1)
    }
    expectEqual(update.batch.description, "iS 1; mS 2>0; d 1.0")
    expectEqual(stages(update).count, 1)
  }

  @Test("W6b: an item goes from a slot that moves; moving the other one saves a stage")
  func swapWithItemInMovedSection() throws {
    let (a, b) = (source("P=ab"), source("R=x|S=y"))
    let composite = CompositeDataSource([a, b])
    let update = try update(of: composite) {
      composite.move(composite.slots[1], to: 0)
      a.removeItem(at: [0, 1])
    }
    expectEqual(update.batch.description, "mS 0>2; d 0.1")
    // The table has two stages here; of its two ways we take the option that costs one move more.
    expectEqual(stages(update), ["mS 1>0,2>1; d 0.1"])
  }

  @Test("W6c: where another choice would cost more than one move, sections go before items")
  func twoStages() throws {
    let (a, b) = (source("P=ab"), source("R=x|S=y|T=z"))
    let composite = CompositeDataSource([a, b])
    let update = try update(of: composite) {
      composite.move(composite.slots[1], to: 0)
      a.removeItem(at: [0, 1])
    }
    expectEqual(update.batch.description, "mS 0>3; d 0.1")
    expectEqual(stages(update), ["mS 0>3", "d 3.1"])
  }

  @Test("W7 and W8: the edits of a transaction are one batch, with paths before and after it")
  func cancelling() throws {
    let w7 = source("A=abcde")
    let first = try update(of: w7) {
      w7.removeItem(at: [0, 0])
      w7.removeItem(at: [0, 0])
      w7.insertItem(Book("z"), at: [0, 0])
      w7.removeItem(at: [0, 3])
    }
    expectEqual(text(w7.sections), "A=zcd")
    expectEqual(first.batch.description, "d 0.0,0.1,0.4; i 0.0")

    let w8 = source("A=abc")
    let second = try update(of: w8) {
      w8.insertItem(Book("z"), at: [0, 2])
      w8.removeItem(at: [0, 0])
    }
    expectEqual(text(w8.sections), "A=bzc")
    expectEqual(second.batch.description, "d 0.0; i 0.1")
  }

  @Test("W9: of two ways the one without a move between equal numbers is taken")
  func tie() throws {
    let a = source("A=abc")
    let update = try update(of: a) {
      a.replaceItem(at: [0, 1], with: Book("b", edition: 1))
      a.insertItem(Book("n"), at: [0, 0])
      a.moveItem(at: [0, 2], to: [0, 3])
    }
    expectEqual(text(a.sections), "A=nacb'")
    expectEqual(update.batch.description, "i 0.0; m 0.1>0.3; u 0.1>0.3")
    expectEqual(stages(update), ["i 0.0; m 0.1>0.3", "u 0.3>0.3"])
  }

  @Test("W10 and W11: nested composites translate level by level")
  func nested() throws {
    func tree() -> (b: Source, d: Source, root: CompositeDataSource<Shelf>) {
      let (a, b) = (source("A=a"), source("B=b|C=c"))
      let (c, d, e) = (source("D=d"), source("E=e|F=f"), source("G=g"))
      let m = CompositeDataSource([c, d])
      let n = CompositeDataSource<Shelf>([b, m])
      return (b, d, CompositeDataSource<Shelf>([a, n, e]))
    }
    let w10 = tree()
    let first = try update(of: w10.root) {
      w10.b.removeSection(at: 0)
      w10.d.insertSection(Shelf("n"), at: 1)
    }
    expectEqual(first.batch.description, "dS 1; iS 4")

    let w11 = tree()
    let second = try update(of: w11.root) {
      w11.d.insertSection(Shelf("n"), at: 1)
      w11.root.insert(source("X=x"), at: 0)
      w11.root.remove(w11.root.slots[3])
      w11.b.removeSection(at: 0)
    }
    expectEqual(second.batch.description, "dS 1,6; iS 0,5")
  }

  @Test("W12: a move between equal numbers is no mistake")
  func equalNumbers() throws {
    let items = source("A=pqXrs")
    let first = try update(of: items) { items.sections = shelves("A=rsX") }
    expectEqual(first.batch.description, "d 0.0,0.1; m 0.2>0.2")

    let sections = source("P|Q|X|R|S")
    let second = try update(of: sections) { sections.sections = shelves("R|S|X") }
    expectEqual(second.batch.description, "dS 0,1; mS 2>2")
  }

  @Test("W13: between slots an item moves if they share their ids, and else goes and comes")
  func groups() throws {
    for (group, expected) in [(nil, "d 0.1; i 1.1"), (IdentityGroup("books"), "m 0.1>1.1")] {
      let (a, b) = (source("A=abc"), source("B=xy"))
      let composite = CompositeDataSource<Shelf>()
      composite.append(a, sharing: group)
      composite.append(b, sharing: group)
      let update = try update(of: composite) {
        b.insertItem(a.removeItem(at: [0, 1]), at: [0, 1])
      }
      expectEqual(text(composite.snapshot.sections), "A=ac|B=xby")
      expectEqual(update.batch.description, expected)
    }
  }
}
