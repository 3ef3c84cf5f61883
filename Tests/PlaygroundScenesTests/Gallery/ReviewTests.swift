import Collate
import CollateTesting
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Going back through the trace")
struct ReviewTests {
  private let pilot = Pilot(.multiFeed, size: Size(100, 30))

  private var scene: MultiFeedScene {
    get throws { try #require(pilot.gallery.scene as? MultiFeedScene) }
  }

  /// The rows of the list, as their ids.
  private var shownIDs: [[Int]] {
    get throws { try scene.list.groups.map { $0.cells.map(\.item.id) } }
  }

  @Test("Back and forth through the batches, the list shows what it showed then, and stays in step")
  func backAndForth() throws {
    var shown = [try shownIDs]
    let list = try scene.list
    let note = list.onChange
    list.onChange = { [weak list] update in
      note(update)
      shown.append(list?.groups.map { $0.cells.map(\.item.id) } ?? [])
    }
    pilot.wait(4)
    pilot.type("ismdux")
    pilot.wait(2)
    let (time, focus) = (pilot.gallery.time, list.focusedPath)
    for count in (1..<shown.count).reversed() {
      pilot.type("<")
      #expect(try shownIDs == shown[count])
      expectEqual(pilot.gallery.verdict.faults, [])
      expectEqual(pilot.place(of: "past")?.y, 0)
      pilot.wait(0.5)
    }
    pilot.type("<<")
    #expect(try shownIDs == shown[1])
    for count in 2..<shown.count {
      pilot.type(">")
      #expect(try shownIDs == shown[count])
      expectEqual(pilot.gallery.verdict.faults, [])
    }
    expectEqual(pilot.gallery.time, time)
    pilot.type(">")
    #expect(pilot.gallery.review == nil)
    #expect(try shownIDs == shown.last)
    expectEqual(list.focusedPath, focus)
    pilot.wait(3)
    #expect(shown.count > list.groups.count)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A line of the trace that is clicked lights its rows, and is explained")
  func selection() throws {
    pilot.type("ii d")
    pilot.wait(1)
    let list = try scene.list
    let place = try #require(pilot.place(of: "− deleteItems"))
    let path = try #require(list.history.updates.last?.batch.itemDeletes.first?.path)
    pilot.mouse(.press(.left), at: place)
    expectEqual(list.litRows, [.cell(path)])
    expectEqual(list.history.shownCount, list.history.changeCount - 1)
    #expect(pilot.place(of: "Gone; counted before the batch") != nil)
    // Until they have glided away, the rows below it cover the row that is back.
    pilot.wait(1)
    let row = try #require(list.rows.firstIndex(of: .cell(path)))
    let y = list.area.minY + row - list.firstRow
    let lit = Theme.accent.mixed(with: Theme.stage, share: 0.4)
    expectEqual(pilot.gallery.frame[list.area.minX + 4, y].background, lit)
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "+ insertItems")))
    #expect(pilot.place(of: "New; counted after the batch") != nil)
    pilot.press(.escape)
    #expect(list.litRows == [] && list.history.shownCount == nil)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Any key that means the scene, and another tab, go back to the present")
  func ends() throws {
    pilot.wait(3)
    for leave in ["i", "\t", "1"] {
      pilot.type("<<")
      #expect(pilot.gallery.review != nil)
      if leave == "\t" { pilot.press(.tab) } else { pilot.type(leave) }
      #expect(pilot.gallery.review == nil)
      pilot.type("2")
      #expect(try scene.list.history.shownCount == nil)
      #expect(pilot.gallery.verdict.isGood)
    }
  }

  @Test("A list that goes back is animated while time is paused, too")
  func pause() throws {
    pilot.wait(4)
    pilot.type("ip<<<")
    #expect(pilot.gallery.nextWake != nil)
    pilot.wait(3)
    #expect(try !scene.list.isMoving)
    #expect(pilot.gallery.nextWake == nil)
    #expect(pilot.place(of: "past") != nil)
    pilot.press(.escape)
    #expect(pilot.place(of: "paused") != nil)
  }

  @Test("A change that arrives meanwhile is shown in the present")
  func arrival() throws {
    pilot.wait(3)
    pilot.type("<<<")
    try scene.insertAboveSelection()
    #expect(try scene.list.history.shownCount == nil)
    #expect(try scene.list.differences(from: scene.model.screen.snapshot) == [])
  }

  @Test("More changes than are kept: the list goes back as far as it can")
  func limit() throws {
    for number in 0..<900 { pilot.type(number % 2 == 0 ? "i" : "d") }
    let history = try scene.list.history
    #expect(history.forgottenCount > 0 && history.changeCount == 900)
    for _ in 0..<600 { pilot.type("<") }
    expectEqual(pilot.gallery.verdict.faults, [])
    pilot.press(.escape)
    expectEqual(pilot.gallery.verdict.faults, [])
  }

  @Test("Random edits of every scene are taken back, and made again", arguments: SceneKind.allCases)
  func randomEdits(kind: SceneKind) async {
    let pilot = Pilot(kind, size: Size(100, 30), seed: 5)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Effort.rounds(60) {
      let events = pilot.gallery.scene.keys.flatMap(\.events)
      pilot.send(events[random.below(events.count)])
      await pilot.waitAndSettle(Double(random.below(8)) / 10)
      for _ in 0..<random.below(12) {
        pilot.type(random.below(3) == 0 ? ">" : "<")
        expectEqual(pilot.gallery.verdict.faults, [], "seed 5")
        _ = pilot.gallery.frame
      }
      pilot.press(.escape)
      #expect(pilot.gallery.review == nil)
      expectEqual(pilot.gallery.verdict.faults, [], "seed 5")
    }
  }
}
