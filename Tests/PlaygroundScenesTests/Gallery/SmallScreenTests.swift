import Collate
import PlaygroundTerminal
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Small and large screens")
struct SmallScreenTests {
  @Test(
    "Where there is no room for a panel, it covers the scene",
    arguments: [Size(60, 20), Size(40, 10)])
  func covering(size: Size) {
    let pilot = Pilot(.multiFeed, size: size)
    let stage = pilot.lines
    pilot.type("c")
    #expect(pilot.place(of: "code of this scene") == Point(3, 2))
    pilot.type("c")
    #expect(pilot.lines == stage)
    pilot.type("t")
    #expect(pilot.place(of: "✓ in step")?.x == 3)
    pilot.wait(3)
    #expect(pilot.place(of: "batch") != nil)
    pilot.type("t")
    #expect(pilot.place(of: "✓ in step") == nil)
  }

  @Test("The mouse does not reach a scene that is covered")
  func coveredScene() throws {
    let pilot = Pilot(.reorder, size: Size(60, 20))
    let place = try #require(pilot.place(of: "Call Ana"))
    pilot.type("c")
    pilot.mouse(.press(.left), at: place)
    let scene = try #require(pilot.gallery.scene as? ReorderScene)
    #expect(scene.carrier.lifted == nil)
    pilot.type("c")
    pilot.mouse(.press(.left), at: place)
    #expect(scene.carrier.lifted != nil)
    pilot.type("c")
    #expect(scene.carrier.lifted == nil)
  }

  @Test(
    "Help that does not fit is scrolled, to its last line", arguments: [Size(40, 10), Size(80, 24)])
  func help(size: Size) throws {
    let pilot = Pilot(.loader, size: size)
    pilot.type("?")
    let panel = try #require(pilot.gallery.help)
    var seen: Set<String> = []
    for _ in 0..<panel.hints.count {
      for hint in panel.hints where pilot.lines.contains(where: { $0.contains(hint.name) }) {
        seen.insert(hint.name)
      }
      pilot.press(.down)
    }
    #expect(seen == Set(panel.hints.map(\.name)))
    #expect(pilot.place(of: "of \(panel.hints.count)") != nil)
    pilot.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    #expect(pilot.gallery.help?.start == 0)
    pilot.press(.escape)
    #expect(pilot.gallery.help == nil)
  }

  @Test("On wide screens, scene, trace and code stand side by side", arguments: SceneKind.allCases)
  func wide(kind: SceneKind) {
    let pilot = Pilot(kind, size: Size(170, 50))
    #expect(pilot.gallery.panels == [.trace, .code])
    for line in pilot.gallery.scene.code { #expect(pilot.place(of: line) != nil, "\(line)") }
    pilot.type("c")
    #expect(pilot.gallery.panels == [.trace])
    pilot.type("ct")
    #expect(pilot.gallery.panels == [.code])
    pilot.type("t")
    #expect(pilot.gallery.panels == [.trace, .code])
  }

  @Test("On tall screens, the newest line of the trace is explained")
  func tall() {
    let pilot = Pilot(.multiFeed, size: Size(100, 40))
    pilot.type("i")
    #expect(pilot.place(of: "New; counted after the batch") != nil)
    pilot.gallery.size = Size(100, 24)
    #expect(pilot.place(of: "New; counted after the batch") == nil)
  }

  @Test("Tabs, keys and lines of the trace stand out under the mouse; keys light up when pressed")
  func hover() throws {
    let pilot = Pilot(.multiFeed, size: Size(100, 24))
    pilot.wait(3)
    for text in ["3 Pager", "i insert", "batch 1 "] {
      let place = try #require(pilot.place(of: text))
      let before = pilot.gallery.frame[place.x + 2, place.y]
      pilot.mouse(.move, at: place)
      #expect(pilot.gallery.frame[place.x + 2, place.y] != before, "\(text)")
      pilot.mouse(.move, at: Point(0, 23))
    }
    let key = try #require(pilot.place(of: "i insert"))
    pilot.type("i")
    #expect(pilot.gallery.frame[key.x, key.y].background == Theme.accent)
    pilot.wait(0.7)
    #expect(pilot.gallery.frame[key.x, key.y].background != Theme.accent)
  }

  @Test("Taking over with the mouse while the demonstration carries a row drops it, and drags on")
  func takingOver() throws {
    for time in [0.7, 1.7, 2.4, 3.5, 7.2, 13.5] {
      let pilot = Pilot(.reorder, demonstrates: true)
      pilot.wait(time)
      let scene = try #require(pilot.gallery.scene as? ReorderScene)
      #expect(scene.carrier.lifted != nil)
      let place = try #require(pilot.place(of: "Book the train"))
      pilot.mouse(.press(.left), at: place)
      #expect(scene.list.focusedItem?.text == "Book the train")
      #expect(scene.carrier.mouseLine != nil)
      pilot.mouse(.drag(.left), at: Point(place.x, try #require(pilot.place(of: "Write report")).y))
      pilot.mouse(.release(.left), at: place)
      #expect(scene.carrier.lifted == nil)
      #expect(
        scene.model.screen.snapshot.sections[0].items.contains { $0.text == "Book the train" })
      #expect(pilot.gallery.verdict.isGood)
    }
  }
}
