import Collate
import CollateTesting
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Drags whose end is not seen")
struct InterruptionTests {
  /// Something that keeps the release of the button from a scene.
  enum Interruption: CaseIterable {
    case nextTab
    case otherTab
    case help
    case suspension
    case smallWindow

    /// Lets it happen, and lets go of the button meanwhile where the mouse is still seen.
    @MainActor
    func happen(to pilot: Pilot) {
      let kind = pilot.gallery.kind
      let size = pilot.gallery.size
      switch self {
      case .nextTab: pilot.press(.tab)
      case .otherTab: pilot.type("2")
      case .help: pilot.type("?")
      case .suspension: return pilot.send(.key(.character("z"), .control))
      case .smallWindow: pilot.gallery.size = Size(30, 5)
      }
      pilot.mouse(.drag(.left), at: Point(3, 3))
      if self != .smallWindow { pilot.mouse(.release(.left), at: Point(3, 3)) }
      pilot.gallery.size = size
      if pilot.gallery.help != nil { pilot.press(.escape) }
      if pilot.gallery.kind != kind { pilot.type(kind == .pager ? "4" : "1") }
    }
  }

  @Test("A page goes back to where it was", arguments: Interruption.allCases)
  func page(interruption: Interruption) throws {
    let pilot = Pilot(.pager)
    let scene = try #require(pilot.gallery.scene as? PagerScene)
    pilot.mouse(.press(.left), at: Point(40, 10))
    for x in stride(from: 38, through: 8, by: -2) { pilot.mouse(.drag(.left), at: Point(x, 10)) }
    #expect(scene.model.host.isTouched)
    interruption.happen(to: pilot)
    #expect(!scene.model.host.isTouched)
    pilot.wait(1)
    pilot.mouse(.drag(.left), at: Point(1, 10))
    expectEqual(scene.model.host.motion, .resting)
    expectEqual(scene.model.host.position, 0)
    expectEqual(pilot.gallery.verdict.faults, [])
    pilot.wait(2)
    expectEqual(pilot.gallery.nextWake, nil)
  }

  @Test("A row goes back to where it was", arguments: Interruption.allCases)
  func row(interruption: Interruption) throws {
    let pilot = Pilot(.overview)
    let scene = try #require(pilot.gallery.scene as? OverviewScene)
    let before = scene.model.screen.snapshot.sections.map(\.self)
    let start = try #require(pilot.place(of: "Bees count to four"))
    pilot.mouse(.press(.left), at: start)
    for y in start.y...(start.y + 4) { pilot.mouse(.drag(.left), at: Point(start.x, y)) }
    interruption.happen(to: pilot)
    expectEqual(scene.carrier.lifted, nil)
    pilot.mouse(.drag(.left), at: start)
    expectEqual(scene.model.screen.snapshot.sections.map(\.self), before)
    expectEqual(pilot.trace().last, "cancel")
    expectEqual(pilot.gallery.verdict.faults, [])
    pilot.wait(3)
    expectEqual(pilot.gallery.nextWake, nil)
  }

  @Test(
    "A row that is carried by keys is still carried afterwards", arguments: Interruption.allCases)
  func carriedRow(interruption: Interruption) throws {
    let pilot = Pilot(.overview)
    let scene = try #require(pilot.gallery.scene as? OverviewScene)
    pilot.press(.character(" "), .down)
    let path = scene.carrier.session?.presentedPath
    interruption.happen(to: pilot)
    #expect(scene.carrier.session?.presentedPath == path && path != nil)
    pilot.press(.enter)
    expectEqual(scene.model.news.sections[0].items.map(\.id), [1, 3, 2])
  }

  @Test("The tab of the scene itself does not interrupt")
  func sameTab() throws {
    let pilot = Pilot(.overview)
    let scene = try #require(pilot.gallery.scene as? OverviewScene)
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "Bees count to four")))
    pilot.type("1ct")
    #expect(scene.carrier.lifted != nil)
    #expect(scene.carrier.mouseLine != nil)
  }
}
