import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The multi-feed scene")
struct MultiFeedSceneTests {
  private let pilot = Pilot(.multiFeed)

  private var scene: MultiFeedScene {
    get throws { try #require(pilot.gallery.scene as? MultiFeedScene) }
  }

  /// Stops the changes that come by themselves.
  init() {
    pilot.type(" ")
  }

  /// The ids of the sections on the screen.
  private var sectionIDs: [String] {
    get throws { try scene.list.groups.map(\.section.id) }
  }

  @Test("Feeds change by themselves, about once a second, until that is turned off")
  func live() throws {
    pilot.wait(5)
    expectEqual(pilot.traceCount, 0)
    pilot.type(" ")
    pilot.wait(5)
    let headings = try scene.trace.lines.filter { $0.tone == .heading }
    #expect(4...5 ~= headings.count)
    #expect(headings.allSatisfy { $0.detail.hasSuffix(" changed") })
    expectEqual(headings.map(\.text), (1...headings.count).map { "batch \($0)" })
  }

  @Test("A row is inserted above the selected one, which stays selected")
  func insert() throws {
    pilot.press(.down)
    let item = try #require(try scene.list.focusedItem)
    pilot.type("ii")
    #expect(try scene.list.focusedItem == item)
    #expect(try scene.list.focusedPath == [0, 3])
    expectEqual(
      pilot.trace(), ["batch 1", "+ insertItems [0,1]", "batch 2", "+ insertItems [0,2]"])
  }

  @Test("In a later feed, paths are counted from the top of the screen")
  func offsets() throws {
    try scene.list.moveFocus(to: [4, 1])
    pilot.type("id")
    expectEqual(
      pilot.trace(), ["batch 1", "+ insertItems [4,1]", "batch 2", "− deleteItems [4,2]"])
  }

  @Test("The title counts feeds and items, and one item is no items")
  func title() throws {
    #expect(pilot.place(of: "3 feeds · 15 items ") != nil)
    pilot.type(String(repeating: "d", count: 14))
    #expect(pilot.place(of: "3 feeds · 1 item ") != nil)
  }

  @Test("Deleting selects the next row")
  func delete() throws {
    let next = try scene.list.groups[0].cells[1].item
    pilot.type("d")
    #expect(try scene.list.focusedItem == next)
    expectEqual(pilot.trace(), ["batch 1", "− deleteItems [0,0]"])
  }

  @Test("Shuffling a feed is one batch of moves")
  func shuffle() throws {
    pilot.type("sss")
    let texts = pilot.trace()
    expectEqual(texts.filter { $0.hasPrefix("batch") }, ["batch 1", "batch 2", "batch 3"])
    #expect(texts.count > 6)
    #expect(texts.allSatisfy { $0.hasPrefix("batch") || $0.hasPrefix("⇅ moveItem") })
    #expect(try scene.trace.lines[0].detail == "News shuffled")
  }

  @Test("Regrouping interleaves the rows of all feeds by day in one batch, and puts them back")
  func regroup() throws {
    let before = try scene.list.groups.map { $0.cells.map(\.item.id) }
    pilot.type("m")
    #expect(try sectionIDs == ["today", "earlier"])
    let days = try scene.list.groups.map { $0.cells.map(\.item) }
    expectEqual(days.map(\.count), [9, 6])
    for day in days {
      expectEqual(day.map(\.id), day.map(\.id).sorted(by: >))
      expectEqual(Set(day.map(\.feed)), [0, 1, 2])
    }
    expectEqual(pilot.trace().filter { $0.hasPrefix("batch") }, ["batch 1"])
    #expect(pilot.gallery.verdict.isGood)
    pilot.type("m")
    #expect(try scene.list.groups.map { $0.cells.map(\.item.id) } == before)
  }

  @Test("Interleaved by day, rows are inserted, deleted and shuffled in their feeds")
  func editByDay() throws {
    pilot.type("m")
    try scene.list.moveFocus(to: [1, 2])
    let row = try #require(try scene.list.focusedItem)
    let feed = try scene.model.feeds[row.feed]
    pilot.type("i")
    expectEqual(feed.earlier.sections[0].items.count, 3)
    let newest = try #require(feed.earlier.sections[0].items.map(\.id).max())
    #expect(try scene.list.groups[1].cells.first?.item.id == newest)
    #expect(try scene.list.focusedItem?.id == row.id)
    pilot.type("d")
    #expect(!feed.headlines.contains { $0.id == row.id })
    pilot.type("s")
    #expect(pilot.gallery.verdict.isGood)
    #expect(
      try scene.list.groups.map { $0.cells.map(\.item.id).sorted() }
        == (scene.model.feeds.map(\.sources)).reduce(into: [[], []]) { days, sources in
          for (day, source) in sources.enumerated() {
            days[day] = (days[day] + source.sections[0].items.map(\.id)).sorted()
          }
        })
  }

  @Test("With no rows left, keys still work")
  func empty() throws {
    pilot.type(String(repeating: "d", count: 20))
    #expect(try scene.list.groups.flatMap(\.cells).isEmpty)
    pilot.press(.up, .down, .end)
    pilot.type("smmdi")
    #expect(try scene.list.groups.flatMap(\.cells).count == 1)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("In slow motion, rows cross: they are on their way for seconds")
  func slowMotion() throws {
    pilot.type("[s")
    var layers: [Int] = []
    for _ in 0..<4 {
      pilot.wait(0.5)
      let motions = try scene.list.groups.flatMap(\.cells).map(\.motion)
      layers.append(motions.count { $0.place != $0.goal })
    }
    #expect(layers[0] > 1)
    expectEqual(layers, layers.sorted(by: >))
    pilot.wait(10)
    #expect(try scene.list.groups.flatMap(\.cells).allSatisfy { $0.motion.place == $0.motion.goal })
  }

  @Test("At rest, there is nothing to wake up for")
  func idle() {
    pilot.type("i")
    pilot.wait(4)
    expectEqual(pilot.gallery.nextWake, nil)
  }
}
