import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The keys of the gallery")
struct GalleryInputTests {
  private let pilot = Pilot(.multiFeed, size: Size(100, 24))

  private var gallery: Gallery { pilot.gallery }

  @Test("Numbers, the tabulator and clicks show other scenes")
  func tabs() throws {
    func expect(_ kind: SceneKind, sourceLocation: SourceLocation = #_sourceLocation) {
      expectEqual(gallery.kind, kind, sourceLocation: sourceLocation)
    }
    pilot.type("1")
    expect(.overview)
    pilot.type("3")
    expect(.multiFeed)
    pilot.type("5")
    expect(.transforms)
    pilot.type("39")
    expect(.multiFeed)
    pilot.press(.tab)
    expect(.pager)
    for _ in SceneKind.allCases.dropFirst() { pilot.press(.tab) }
    expect(.multiFeed)
    pilot.press(.backTab)
    expect(.versus)
    pilot.press(.backTab, .backTab)
    expect(.loader)
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "4 Pager")))
    expect(.pager)
    pilot.mouse(.press(.left), at: Point(90, 0))
    expect(.pager)
  }

  @Test("A scene that is not shown stands still")
  func time() {
    pilot.wait(3)
    let count = pilot.traceCount
    pilot.type("4")
    pilot.wait(5)
    pilot.type("3")
    expectEqual(pilot.traceCount, count)
    pilot.wait(3)
    #expect(pilot.traceCount > count)
  }

  @Test("Quitting, suspending and redrawing are the owner's, help open or not")
  func requests() {
    let control: [(Character, Gallery.Request)] = [
      ("c", .quit), ("z", .suspend), ("l", .redraw),
    ]
    for isHelpOpen in [false, true] {
      if isHelpOpen { pilot.type("?") }
      for (character, request) in control {
        pilot.send(.key(.character(character), .control))
        expectEqual(pilot.request, request)
      }
    }
    #expect(gallery.help != nil)
    pilot.type("q")
    expectEqual(pilot.request, nil)
    expectEqual(gallery.help, nil)
    pilot.type("q")
    expectEqual(pilot.request, .quit)
    pilot.press(.escape)
    expectEqual(pilot.request, nil)
  }

  @Test("Help names all keys of the scene, and any key closes it and does nothing else")
  func help() throws {
    gallery.size = Size(100, 40)
    for (number, kind) in SceneKind.allCases.enumerated() {
      pilot.type("\(number + 1)?")
      for hint in gallery.scene.keys + gallery.scene.legend {
        #expect(
          pilot.lines.contains { $0.contains(hint.name) && $0.contains(hint.effect) }, "\(hint)")
      }
      pilot.type("3")
      #expect(gallery.help == nil && gallery.kind == kind)
    }
    pilot.type("?")
    pilot.mouse(.drag(.left), at: Point(1, 0))
    #expect(gallery.help != nil)
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "1 Overview")))
    expectEqual(gallery.help, nil)
    expectEqual(gallery.kind, SceneKind.allCases.last)
  }

  @Test("The state of time is shown beside the tabs, at least its last word")
  func status() {
    gallery.size = Size(80, 24)
    pilot.type("p")
    expectEqual(pilot.place(of: "paused")?.y, 0)
    pilot.type("p[")
    #expect(pilot.lines[0].hasSuffix(" 0.1×"))
    let demonstration = Pilot(.multiFeed, size: Size(80, 24), demonstrates: true)
    demonstration.wait(20)
    #expect(demonstration.lines[0].hasSuffix(" 0.1×"))
  }

  @Test("The panel has two fifths of the columns, but neither too few nor too many")
  func panelWidth() {
    let widths = [70, 100, 200].map { width in
      gallery.size = Size(width, 24)
      return gallery.area(of: .trace)?.width
    }
    expectEqual(widths, [34, 40, 50])
  }

  @Test("The panel shows the trace, the code or nothing")
  func panel() {
    #expect(pilot.place(of: "✓ in step") != nil)
    pilot.type("c")
    #expect(pilot.place(of: "code of this scene") != nil)
    #expect(pilot.place(of: "CompositeDataSource<HeadlineSection>()") != nil)
    pilot.type("c")
    #expect(pilot.place(of: "✓ in step") != nil)
    pilot.type("t")
    expectEqual(pilot.place(of: "✓ in step"), nil)
    #expect(pilot.lines[2].hasPrefix("╭") && pilot.lines[2].columnCount == 100)
    pilot.type("t")
    #expect(pilot.place(of: "✓ in step") != nil)
    pilot.type("ct")
    #expect(pilot.place(of: "✓ in step") != nil)
  }

  @Test("Time is slowed to a tenth, and speeded up to four times")
  func speed() {
    pilot.type("[")
    expectEqual(pilot.place(of: "0.1×")?.y, 0)
    pilot.wait(8)
    expectEqual(pilot.traceCount, 0)
    pilot.type("[")
    expectEqual(gallery.speed, 0.1)
    pilot.type("]")
    expectEqual(gallery.status, "")
    pilot.type("]]]")
    expectEqual(pilot.place(of: "4×")?.y, 0)
    pilot.wait(1)
    #expect(pilot.traceCount >= 6)
  }

  @Test("In slow motion, there is more time until something moves")
  func wakesInSlowMotion() {
    let wakes = [1, 0.1, 2].map { speed in
      gallery.speed = speed
      return gallery.nextWake
    }
    expectEqual(wakes, [.milliseconds(900), .seconds(9), .milliseconds(450)])
  }

  @Test("Time is asked for until a line of the trace fades, or a demonstration goes on")
  func wakesOfPanelAndScript() {
    let overview = Pilot(.overview)
    expectEqual(overview.gallery.nextWake, nil)
    overview.press(.character(" "))
    overview.wait(1)
    expectEqual(overview.gallery.nextWake, Trace.freshness)
    expectEqual(Pilot(.overview, demonstrates: true).gallery.nextWake, .seconds(0.8))
  }

  @Test("Paused time passes step by step")
  func pause() {
    pilot.type("p")
    expectEqual(pilot.place(of: "paused")?.y, 0)
    pilot.wait(5)
    expectEqual(gallery.nextWake, nil)
    expectEqual(pilot.traceCount, 0)
    pilot.type(String(repeating: ".", count: 30))
    expectEqual(gallery.time, .milliseconds(990))
    #expect(pilot.traceCount > 0)
    pilot.type("p")
    pilot.wait(1)
    expectEqual(gallery.time, .milliseconds(1990))
    pilot.type(".")
    #expect(gallery.isPaused)
  }

  @Test("After a long time in which the program stood still, scenes go on from where they were")
  func catchingUp() throws {
    let wake = try #require(gallery.nextWake)
    gallery.advance(to: .seconds(3600))
    expectEqual(gallery.time, wake + .milliseconds(100))
  }

  @Test("Hints can be clicked, each part of them")
  func clicks() throws {
    let place = try #require(pilot.place(of: "↑↓ select"))
    let scene = try #require(gallery.scene as? MultiFeedScene)
    pilot.mouse(.press(.left), at: Point(place.x + 1, place.y))
    expectEqual(scene.list.focusedPath, [0, 1])
    pilot.mouse(.press(.left), at: place)
    expectEqual(scene.list.focusedPath, [0, 0])
    pilot.mouse(.press(.left), at: Point(place.x + 5, place.y))
    expectEqual(scene.list.focusedPath, [0, 0])
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "i insert")))
    expectEqual(pilot.trace().last, "+ insertItems [0,0]")
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "? help")))
    #expect(gallery.help != nil)
    pilot.press(.escape)
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "q quit")))
    expectEqual(pilot.request, .quit)
  }

  @Test(
    "Help and quit are never cut off",
    arguments: stride(from: 40, through: 100, by: Effort.stride) + [200])
  func keyLine(width: Int) throws {
    for kind in SceneKind.allCases {
      let line = try #require(Pilot(kind, size: Size(width, 24)).lines.last)
      #expect(line.hasSuffix("  ? help  q quit"))
      expectEqual(line.columnCount, width - 1)
    }
  }
}
