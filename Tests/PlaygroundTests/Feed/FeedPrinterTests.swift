import Collate
import PlaygroundFeeds
import TestSupport
import Testing

@testable import playground

@Suite("Lists and batches in words")
@MainActor
struct FeedPrinterTests {
  private func section(_ id: FeedSection.ID, _ title: String, _ lines: String) -> FeedSection {
    FeedSection(
      id: id, title: title,
      items: lines.unicodeScalars.map {
        .line(.init(id: Int($0.value) & 0x1F, text: String($0)))
      })
  }

  @Test("A list names slots, sections and items")
  func list() {
    let composite = CompositeDataSource([
      ArrayDataSource(sections: [section(.lines, "one", "ab"), section(.problem, "two", "")]),
      ArrayDataSource(sections: [section(.lines, "three", "c")]),
    ])
    let printer = FeedPrinter(slots: composite.slots)
    #expect(
      printer.lines(for: composite.snapshot) == [
        "list: 3 sections, 3 items",
        "  slot 0  [0]  one",
        "    [0, 0]  a",
        "    [0, 1]  b",
        "  slot 0  [1]  two",
        "  slot 1  [2]  three",
        "    [2, 0]  c",
      ])
  }

  @Test("Every kind of change has its words, with the space that its numbers count in")
  func batch() {
    let first = ArrayDataSource(sections: [section(.lines, "one", "a")])
    let second = ArrayDataSource(sections: [
      section(.lines, "two", "abcd"), section(.problem, "three", "x"),
      section(.emptyDirectory, "four", "y"), section(.entries(.file), "five", ""),
    ])
    let composite = CompositeDataSource([first, second])
    let printer = FeedPrinter(slots: composite.slots)
    var lines: [String] = []
    let observation = composite.observe { update in
      lines = printer.lines(for: update, number: 7, time: "12:00:00")
    }
    composite.performBatchUpdates {
      first.insertItem(.line(.init(id: 26, text: "z")), at: [0, 0])
      second.sections = [
        section(.entries(.file), "five", ""), section(.lines, "zwei", "dbcA"),
        section(.entries(.link), "new", "n"), section(.emptyDirectory, "four", "y"),
      ]
    }
    #expect(
      lines == [
        "batch 7 at 12:00:00: 8 changes",
        "  slot 1  delete section [2] (before)  - three (1 item)",
        "  slot 1  insert section at [3] (after)  + new (1 item)",
        "    [3, 0] (after)  + n",
        "  slot 1  move section [4] (before) > [1] (after)  > five",
        "  slot 1  update section [1] (before) > [2] (after)  ~ zwei",
        "  slot 0  insert item at [0, 0] (after)  + z",
        "  slot 1  move item [1, 0] (before) > [2, 3] (after)  > A",
        "  slot 1  move item [1, 3] (before) > [2, 0] (after)  > d",
        "  slot 1  update item [1, 0] (before) > [2, 3] (after)  ~ A",
      ])
    withExtendedLifetime(observation) {}

    second.removeItem(at: [1, 0])
    expectEqual(lines.dropFirst(), ["  slot 1  delete item [2, 0] (before)  - d"])
  }

  @Test("Of many items and changes the first ones are printed, and the number of the others")
  func limits() {
    let letters = String((1...26).map { Character(Unicode.Scalar($0 + 0x60)) })
    let source = ArrayDataSource(sections: [section(.lines, "one", letters)])
    let composite = CompositeDataSource([source])
    let printer = FeedPrinter(slots: composite.slots, limit: 3)
    let list = printer.lines(for: composite.snapshot)
    expectEqual(list.first, "list: 1 section, 26 items")
    #expect(
      list.dropFirst(2) == [
        "    [0, 0]  a", "    [0, 1]  b", "    [0, 2]  c", "    and 23 more items",
      ])
    var lines: [String] = []
    let observation = composite.observe { update in
      lines = printer.lines(for: update, number: 1, time: "12:00:00")
    }
    source.sections = [
      section(.lines, "one", "yz"), section(.problem, "two", "abcd"),
    ]
    #expect(
      lines == [
        "batch 1 at 12:00:00: 25 changes (1 section inserted, 24 items deleted)",
        "  slot 0  insert section at [1] (after)  + two (4 items)",
        "    [1, 0] (after)  + a", "    [1, 1] (after)  + b", "    [1, 2] (after)  + c",
        "    and 1 more item",
        "  slot 0  delete item [0, 0] (before)  - a", "  slot 0  delete item [0, 1] (before)  - b",
        "  slot 0  delete item [0, 2] (before)  - c", "  and 21 more items deleted",
      ])
    source.sections = [section(.lines, "one", "yzabc")]
    expectEqual(lines.first, "batch 1 at 12:00:00: 4 changes")
    withExtendedLifetime(observation) {}
  }
}
