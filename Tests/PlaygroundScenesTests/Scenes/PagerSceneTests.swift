import CollateTesting
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The pager scene")
struct PagerSceneTests {
  private let pilot = Pilot(.pager)

  private var scene: PagerScene {
    get throws { try #require(pilot.gallery.scene as? PagerScene) }
  }

  /// The calls in the trace, such as `willAppear 2`, after a number of lines.
  private func calls(after count: Int = 0) -> [String] {
    pilot.trace(after: count).filter { $0.contains("ppear") }.map { line in
      let words = line.split(separator: " ")
      return "\(words[0]) \(words[2])"
    }
  }

  @Test("The arrow keys turn pages, whose calls are in order")
  func turning() {
    let count = pilot.traceCount
    pilot.press(.right)
    pilot.wait(1)
    expectEqual(
      calls(after: count), ["willDisappear 0", "willAppear 1", "didDisappear 0", "didAppear 1"])
    #expect(pilot.place(of: "PAGE 1") != nil)
  }

  @Test("A page that is dragged half way, and back, never appeared")
  func halfWay() throws {
    let count = pilot.traceCount
    pilot.type("b")
    pilot.wait(0.45)
    #expect(try scene.model.host.attachments.count == 2)
    pilot.wait(2)
    expectEqual(
      calls(after: count),
      [
        "willDisappear 0", "willAppear 1", "willDisappear 1", "didDisappear 1", "willAppear 0",
        "didAppear 0",
      ])
  }

  @Test("A fling passes pages, each of which appears and disappears")
  func fling() throws {
    let count = pilot.traceCount
    pilot.type("f")
    pilot.wait(3)
    for page in 1...3 {
      expectEqual(
        calls(after: count).filter { $0.hasSuffix(" \(page)") },
        ["willAppear \(page)", "willDisappear \(page)", "didDisappear \(page)"])
    }
    expectEqual(calls(after: count).suffix(1), ["didAppear 4"])
    pilot.type("ff")
    pilot.wait(3)
    #expect(try scene.model.currentIndex == 6)
  }

  @Test("A fling goes back from the last page, and nowhere from the only one")
  func flingsAtTheEnds() throws {
    let count = pilot.traceCount
    pilot.press(.right, .right)
    pilot.wait(2)
    pilot.type("f")
    pilot.wait(3)
    pilot.type("f")
    pilot.wait(3)
    expectEqual(
      pilot.trace(after: count).filter { $0.hasPrefix("fling") },
      ["fling across 4 pages", "fling across 4 pages"])
    #expect(try scene.model.currentIndex == 2)
    for _ in 0..<6 {
      pilot.type("d")
      pilot.wait(1)
    }
    let later = pilot.traceCount
    pilot.type("f")
    pilot.wait(2)
    expectEqual(pilot.traceCount, later)
    #expect(try !scene.model.host.isTouched)
  }

  @Test("A fling to the page beside says so")
  func shortFling() {
    pilot.press(.end)
    pilot.wait(1)
    pilot.press(.left)
    pilot.wait(1)
    pilot.type("f")
    expectEqual(pilot.trace().last, "fling across 1 page")
  }

  @Test("Reused views are never more than three; static ones are made and kept")
  func modes() throws {
    var counts: [Int] = []
    func visitAllPages() throws {
      for key in [Key.right, .end, .home, .right, .right, .right, .right, .right, .right] {
        pilot.press(key)
        for _ in 0..<10 {
          pilot.wait(0.1)
          counts.append(try scene.model.factory.controllerCount)
        }
      }
    }
    try visitAllPages()
    expectEqual(counts.max().map { $0 <= 3 }, true)
    #expect(pilot.trace().contains { $0.hasPrefix("prepareForReuse view 0 → ") })

    pilot.type("r")
    #expect(pilot.lines[2].contains("On demand pager"))
    counts = []
    try visitAllPages()
    expectEqual(counts.max().map { $0 <= 4 }, true)

    let count = pilot.traceCount
    pilot.type("r")
    #expect(pilot.lines[2].contains("Static pager"))
    try visitAllPages()
    #expect(try scene.model.factory.controllerCount == 7)
    #expect(!pilot.trace(after: count).contains { $0.hasPrefix("prepareForReuse") })
    expectEqual(pilot.trace(after: count).filter { $0.hasPrefix("load") }.count, 7)
    pilot.type("r")
    #expect(pilot.lines[2].contains("Reused pager"))
    expectEqual(pilot.gallery.verdict.faults, [])
  }

  @Test("In every mode, pages receive the same calls")
  func sameCalls() {
    let runs = (0..<3).map { _ in
      let count = pilot.traceCount
      pilot.press(.right)
      pilot.wait(1)
      pilot.type("b")
      pilot.wait(2)
      pilot.type("f")
      pilot.wait(2)
      defer { pilot.type("r") }
      return calls(after: count)
    }
    #expect(runs[0].count > 15)
    #expect(runs[1] == runs[0] && runs[2] == runs[0])
  }

  @Test("A finger on the mouse drags pages")
  func mouse() throws {
    pilot.mouse(.press(.left), at: Point(40, 10))
    for x in stride(from: 38, through: 10, by: -2) { pilot.mouse(.drag(.left), at: Point(x, 10)) }
    #expect(try scene.model.host.attachments.count == 2)
    pilot.mouse(.release(.left), at: Point(10, 30))
    pilot.wait(1)
    #expect(try scene.model.currentIndex == 1)
    pilot.mouse(.scroll(.down), at: Point(10, 10))
    pilot.wait(1)
    #expect(try scene.model.currentIndex == 2)
    pilot.mouse(.scroll(.up), at: Point(10, 10))
    pilot.wait(1)
    #expect(try scene.model.currentIndex == 1)
  }

  @Test("Pages continue to move during mouse events")
  func motionDuringEvents() throws {
    pilot.press(.right)
    for x in 0..<60 {
      pilot.wait(0.01)
      pilot.mouse(.drag(.left), at: Point(x, 10))
    }
    #expect(try scene.model.host.position == 1)
  }

  @Test("The last page is dragged half way back, and keys for pages turn them")
  func otherDirection() throws {
    pilot.press(.end)
    pilot.wait(1)
    pilot.type("b")
    pilot.wait(0.45)
    #expect(try scene.model.host.attachments.count == 2)
    pilot.wait(1)
    pilot.press(.pageUp)
    pilot.wait(1)
    #expect(try scene.model.currentIndex == 5)
    pilot.press(.pageDown)
    pilot.wait(1)
    #expect(try scene.model.currentIndex == 6)
  }

  @Test("There are twelve pages at most, and one finger")
  func limits() throws {
    pilot.type("iiiiiiii")
    #expect(try scene.model.host.pageCount == 12)
    pilot.mouse(.press(.left), at: Point(40, 10))
    let count = pilot.traceCount
    pilot.type("bf")
    pilot.wait(1)
    expectEqual(pilot.traceCount, count)
    #expect(try scene.model.host.isTouched)
  }

  @Test("A finger that is fast at its end turns the page, a slow one goes to the nearest")
  func speedOfFinger() throws {
    let pilot = Pilot(.pager, size: Size(150, 24))
    let scene = try #require(pilot.gallery.scene as? PagerScene)
    for (lastStep, page) in [(1, 0), (20, 1)] {
      pilot.mouse(.press(.left), at: Point(70, 10))
      pilot.mouse(.drag(.left), at: Point(50, 10))
      pilot.mouse(.drag(.left), at: Point(50 - lastStep, 10))
      pilot.mouse(.release(.left), at: Point(50 - lastStep, 10))
      pilot.wait(1)
      expectEqual(scene.model.currentIndex, page)
    }
  }

  @Test("A page that is held still before it is let go goes back, one that is flicked does not")
  func resting() throws {
    func drag(thenWait seconds: Double) throws -> Int {
      pilot.press(.home)
      pilot.wait(2)
      pilot.mouse(.press(.left), at: Point(40, 10))
      for x in [38, 36, 34] { pilot.mouse(.drag(.left), at: Point(x, 10)) }
      pilot.wait(seconds)
      pilot.mouse(.release(.left), at: Point(34, 10))
      pilot.wait(1)
      return try scene.model.currentIndex
    }
    #expect(try drag(thenWait: 0.05) == 1)
    #expect(try drag(thenWait: 0.2) == 0)
  }

  @Test("Escape lets go of a page that is dragged")
  func escape() throws {
    pilot.mouse(.press(.left), at: Point(40, 10))
    for x in stride(from: 38, through: 6, by: -2) { pilot.mouse(.drag(.left), at: Point(x, 10)) }
    pilot.press(.escape)
    pilot.wait(1)
    #expect(try scene.model.currentIndex == 0)
    pilot.mouse(.drag(.left), at: Point(2, 10))
    #expect(try scene.model.host.position == 0)
  }

  @Test("Pages are inserted and deleted while others are shown")
  func changes() throws {
    pilot.press(.end)
    pilot.wait(1)
    pilot.type("i")
    pilot.wait(1)
    #expect(pilot.place(of: "PAGE 6") != nil)
    #expect(try scene.model.currentIndex == 7)
    pilot.type("d")
    pilot.wait(1)
    #expect(pilot.place(of: "PAGE 7") != nil)
    for _ in 0..<10 {
      pilot.type("d")
      pilot.wait(1)
    }
    #expect(pilot.place(of: "no pages") != nil)
    pilot.press(.right, .end)
    pilot.type("fb")
    pilot.wait(2)
    pilot.type("i")
    pilot.wait(1)
    #expect(pilot.place(of: "1 page ") != nil)
    expectEqual(pilot.gallery.verdict.faults, [])
  }

  @Test("The screen turns red when a call breaks a rule")
  func imbalance() throws {
    let host = try scene.model.host
    let page = try #require(host.visiblePages.first)
    // A call that the driver did not make.
    host.endAppearance(of: page)
    expectEqual(pilot.gallery.verdict.title, "✗ OUT OF STEP")
    #expect(pilot.place(of: "✗ OUT OF STEP") != nil)
  }

  @Test("At rest, there is nothing to wake up for")
  func idle() {
    pilot.press(.right)
    pilot.wait(4)
    expectEqual(pilot.gallery.nextWake, nil)
  }
}
