import Collate
import PlaygroundTerminal
import TestSupport
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
    expectEqual(pilot.place(of: "code of this scene")?.x, 3)
    pilot.type("c")
    expectEqual(pilot.lines, stage)
    pilot.type("t")
    expectEqual(pilot.place(of: "✓ in step")?.x, 3)
    pilot.wait(3)
    #expect(pilot.place(of: "batch") != nil)
    pilot.type("t")
    expectEqual(pilot.place(of: "✓ in step"), nil)
  }

  @Test("A panel that was beside the scene does not cover it when the window gets narrow")
  func narrowing() {
    let pilot = Pilot(.overview, size: Size(100, 30))
    pilot.type("tt")
    expectEqual(pilot.gallery.panels, [.trace])
    pilot.gallery.size = Size(60, 20)
    expectEqual(pilot.gallery.panels, [])
    pilot.type("t")
    #expect(pilot.gallery.isCovered)
    pilot.gallery.size = Size(100, 30)
    #expect(pilot.gallery.panels == [.trace] && !pilot.gallery.isCovered)
  }

  @Test("The mouse does not reach a scene that is covered")
  func coveredScene() throws {
    let pilot = Pilot(.overview, size: Size(60, 20))
    let place = try #require(pilot.place(of: "Bees count to four"))
    pilot.type("c")
    pilot.mouse(.press(.left), at: place)
    let scene = try #require(pilot.gallery.scene as? OverviewScene)
    expectEqual(scene.carrier.lifted, nil)
    pilot.type("c")
    pilot.mouse(.press(.left), at: place)
    #expect(scene.carrier.lifted != nil)
    pilot.type("c")
    expectEqual(scene.carrier.lifted, nil)
  }

  @Test("The tab of the scene on the screen is always there", arguments: [40, 50, 60, 70, 80, 100])
  func tabs(width: Int) throws {
    for (number, kind) in SceneKind.allCases.enumerated() {
      let pilot = Pilot(kind, size: Size(width, 20))
      pilot.type("p")
      let line = try #require(pilot.lines.first)
      #expect(line.contains(" \(number + 1) \(kind.title) "))
      #expect(line.hasSuffix(" paused"))
      for place in pilot.gallery.tabPlaces {
        expectEqual(place.area.width, place.title.columnCount)
        #expect(
          place.title.hasPrefix(" \((SceneKind.allCases.firstIndex(of: place.kind) ?? 0) + 1) "))
      }
      expectEqual(pilot.gallery.tabPlaces.count, SceneKind.allCases.count)
    }
  }

  @Test("No caption is cut on 80 columns, nor on fewer if there is room below")
  func captions() throws {
    for kind in SceneKind.allCases {
      for (width, height) in [(80, 24), (60, 20)] {
        let gallery = Gallery(showing: kind, size: Size(width, height), demonstrates: true)
        let captions = gallery.scene.script.cues.compactMap(\.caption) + [gallery.caption]
        let area = try #require(gallery.layout).caption
        for caption in captions {
          #expect(caption.wrapped(toColumns: width - 2).count <= area.height, "\(caption)")
        }
      }
    }
    let pilot = Pilot(.multiFeed, size: Size(60, 20))
    expectEqual(pilot.lines[1], " Three live feeds, one list: changes glide into place,")
    expectEqual(pilot.lines[2], " nothing is reloaded.")
  }

  @Test(
    "A demonstration cuts no title of a panel on 80 columns", arguments: SceneKind.allCases)
  func titles(kind: SceneKind) async {
    let gallery = Gallery(showing: kind, size: Size(80, 24), demonstrates: true)
    await Player(duration: .seconds(24), frameRate: 2).play(gallery) { frame in
      // Code leaves as much room as it needs.
      if gallery.panels.contains(.code) { return }
      for line in frame.plainText.split(separator: "\n") where line.contains("╮") {
        #expect(!line.contains("… ─") && !line.contains("…─") && !line.contains("…╮"))
      }
    }
  }

  @Test("A title leaves out whole parts, the last ones first, and takes the whole side if need be")
  func parts() {
    for (width, line) in [
      (18, "╭─ one · two ────╮"), (15, "╭─ one · two ─╮"), (14, "╭ one · two ─╮"),
      (13, "╭ one · two ╮"), (12, "╭─ one ────╮"), (7, "╭ one ╮"),
    ] {
      var surface = Surface(Size(width, 2))
      surface.drawPanel(Rect(0, 0, width, 2), title: "one · two")
      expectEqual(surface.plainText.split(separator: "\n").first.map(String.init), line)
    }
  }

  @Test("A screen that is too small says so, in as many lines as it takes")
  func tooSmall() {
    let pilot = Pilot(.multiFeed, size: Size(12, 8))
    expectEqual(pilot.lines.prefix(4), ["Please", "enlarge:", "40×10 at", "least."])
  }

  @Test("Help that does not fit is scrolled, and nothing of it is cut", arguments: [40, 60, 80])
  func help(width: Int) throws {
    let pilot = Pilot(.multiFeed, size: Size(width, 10))
    pilot.type("?")
    let panel = try #require(pilot.gallery.help)
    var seen: Set<String> = []
    for _ in 0..<100 {
      for line in pilot.lines {
        seen.formUnion(line.split(separator: " ").map(String.init))
      }
      pilot.press(.down)
    }
    let words = panel.hints.flatMap { "\($0.name) \($0.effect)".split(separator: " ") }
    expectEqual(Set(words.map(String.init)).subtracting(seen), [])
    pilot.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    expectEqual(pilot.gallery.help?.start, 0)
    pilot.press(.escape)
    expectEqual(pilot.gallery.help, nil)
  }

  @Test("On wide screens, scene, trace and code stand side by side", arguments: SceneKind.allCases)
  func wide(kind: SceneKind) {
    let pilot = Pilot(kind, size: Size(170, 50))
    expectEqual(pilot.gallery.panels, [.trace, .code])
    for line in pilot.gallery.scene.code { #expect(pilot.place(of: line) != nil, "\(line)") }
    pilot.type("c")
    expectEqual(pilot.gallery.panels, [.trace])
    pilot.type("ct")
    expectEqual(pilot.gallery.panels, [.code])
    pilot.type("t")
    expectEqual(pilot.gallery.panels, [.trace, .code])
  }

  @Test("Keys light up when they are pressed")
  func light() throws {
    let pilot = Pilot(.multiFeed, size: Size(100, 24))
    let key = try #require(pilot.place(of: "i insert"))
    pilot.type("i")
    expectEqual(pilot.gallery.frame[key.x, key.y].background, Theme.accent)
    pilot.wait(0.7)
    #expect(pilot.gallery.frame[key.x, key.y].background != Theme.accent)
  }

  @Test("Taking over with the mouse while the demonstration carries a row drops it, and drags on")
  func takingOver() throws {
    for time in [6.2, 6.7, 7.5, 13.2, 14.5, 18.5] {
      let pilot = Pilot(.overview, demonstrates: true)
      pilot.wait(time)
      let scene = try #require(pilot.gallery.scene as? OverviewScene)
      #expect(scene.carrier.lifted != nil)
      let place = try #require(pilot.place(of: "Tim: Lunch?"))
      pilot.mouse(.press(.left), at: place)
      expectEqual(scene.list.focusedItem?.text, "Tim: Lunch?")
      #expect(scene.carrier.mouseLine != nil)
      pilot.mouse(
        .drag(.left), at: Point(place.x, try #require(pilot.place(of: "Night trains return")).y))
      pilot.mouse(.release(.left), at: place)
      expectEqual(scene.carrier.lifted, nil)
      #expect(
        scene.model.screen.snapshot.sections[0].items.contains { $0.text == "Tim: Lunch?" })
      #expect(pilot.gallery.verdict.isGood)
    }
  }
}
