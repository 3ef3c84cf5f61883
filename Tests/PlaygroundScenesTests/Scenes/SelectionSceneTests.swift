import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The scene of a selection that two lists share")
struct SelectionSceneTests {
  private let pilot = Pilot(.selection, size: Size(100, 30))

  private var scene: SelectionScene {
    get throws { try #require(pilot.gallery.scene as? SelectionScene) }
  }

  private var selected: [Letter.ID] {
    get throws { try scene.model.selection.ids }
  }

  /// The ids in a list, from top to bottom.
  private func ids(
    _ list: KeyPath<SelectionScene, TerminalListView<LetterBox>>
  ) throws
    -> [Letter.ID]
  {
    try scene[keyPath: list].groups.flatMap { $0.cells.map(\.item.id) }
  }

  /// Stops the changes that come by themselves.
  init() {
    pilot.type(" ")
  }

  @Test("Keys select in one list, and the other one shows it")
  func keys() throws {
    let all = try ids(\.all)
    pilot.press(.enter, .down, .down, .enter)
    #expect(try selected == [all[0], all[2]])
    pilot.press(.enter)
    #expect(try selected == [all[0]])
    pilot.press(.right, .enter)
    #expect(try selected == [], "The first one is unread, and has the focus in the other list.")
    pilot.press(.down, .enter)
    #expect(try selected == [ids(\.unread)[1]])
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Shift selects ranges in the order of the list, and the mouse selects in both")
  func ranges() throws {
    let (all, unread) = (try ids(\.all), try ids(\.unread))
    pilot.press(.enter)
    for _ in 0..<3 { pilot.send(.key(.down, .shift)) }
    #expect(try Set(selected) == Set(all.prefix(4)))
    pilot.send(.key(.up, .shift))
    #expect(try Set(selected) == Set(all.prefix(3)))
    pilot.press(.right)
    for _ in 0..<3 { pilot.send(.key(.down, .shift)) }
    #expect(try Set(selected) == Set(unread.prefix(4)))
    let row = try #require(pilot.place(of: "#\(all[1])"))
    pilot.mouse(.press(.left), at: row)
    #expect(try selected.last == all[1])
    #expect(try scene.all.isActive)
  }

  @Test("All that a list shows, read away from it, is still selected, and deleted at once")
  func deleting() throws {
    pilot.press(.right)
    pilot.type("a")
    let unread = try ids(\.unread)
    #expect(try selected == unread)
    pilot.type("r")
    #expect(try ids(\.unread).isEmpty)
    #expect(try selected == unread)
    pilot.type("r")
    #expect(try ids(\.unread) == unread)
    let count = pilot.traceCount
    pilot.type("x")
    #expect(try selected.isEmpty)
    #expect(try Set(ids(\.all)).isDisjoint(with: unread))
    let trace = pilot.trace(after: count)
    expectEqual(trace.filter { $0 == "selection" }.count, 1)
    expectEqual(trace.last, "− " + unread.map { "#\($0)" }.joined(separator: " "))
    #expect(try scene.trace.lines.suffix(2).first?.detail == "by removal")
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("The behaviors come in turn, and each keeps to its limit")
  func behaviors() throws {
    let all = try ids(\.all)
    for (number, limit) in [.max, 3, 1, 1].enumerated() {
      pilot.press(.home)
      for _ in all {
        pilot.press(.enter, .down)
        #expect(try selected.count <= limit)
      }
      #expect(try selected.last == all.last || number == 0)
      pilot.type("b")
    }
    #expect(pilot.place(of: "multiple") != nil)
  }

  @Test("Letters come, go and are read by themselves; what is selected is shown in both lists")
  func live() throws {
    pilot.type("a ")
    pilot.wait(60)
    #expect(pilot.traceCount > 60)
    #expect(try Set(selected).isSubset(of: Set(ids(\.all))))
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Where there is no room beside two lists, there is no panel")
  func narrow() throws {
    for width in [40, 70] {
      pilot.gallery.size = Size(width, 12)
      #expect(pilot.place(of: "all ·") != nil && pilot.place(of: "unread") != nil)
      expectEqual(pilot.gallery.panels, [])
    }
  }
}
