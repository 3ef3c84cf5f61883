import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Panels and areas")
struct PanelTests {
  /// The lines of a trace panel, without its frame.
  private func lines(
    of trace: Trace, faults: [String] = [], now: Duration = .zero, size: Size = Size(24, 5)
  ) -> (texts: [String], surface: Surface) {
    var surface = Surface(size)
    TracePanel(
      trace: trace, verdict: Verdict(praise: "good", faults: faults), now: now
    ).draw(on: &surface, in: surface.bounds)
    return (surface.plainText.split(separator: "\n").map(String.init), surface)
  }

  private var trace: Trace {
    var trace = Trace()
    for number in 1...5 {
      trace.add("batch \(number)", .heading, detail: "why", at: .seconds(number))
    }
    return trace
  }

  @Test("The trace shows its last lines, the newest at the end")
  func newest() {
    expectEqual(
      lines(of: trace).texts,
      [
        "╭─ ✓ good ─────────────╮", "│ batch 3          why │", "│ batch 4          why │",
        "│ batch 5          why │", "╰──────────────────────╯",
      ])
  }

  @Test("Faults take the place of the trace")
  func faults() {
    expectEqual(
      lines(of: trace, faults: ["The list has three sections."]).texts,
      [
        "╭─ ✗ OUT OF STEP ──────╮", "│ The list has three   │", "│ sections.            │",
        "│                      │", "╰──────────────────────╯",
      ])
  }

  @Test("Lines that are too long are cut, the reason is not")
  func longLines() {
    var trace = Trace()
    trace.add("a very long line indeed", .heading, detail: "why", at: .zero)
    trace.add("another very long line", at: .zero)
    let texts = lines(of: trace).texts
    expectEqual(texts[1], "│ a very long lin… why │")
    expectEqual(texts[2], "│   another very long …│")
  }

  @Test("Lines are bright for two seconds")
  func freshness() {
    let surface = lines(of: trace, now: .seconds(6)).surface
    let colors = (1...3).map { surface[2, $0].foreground }
    expectEqual(colors[0], colors[1])
    expectEqual(colors[2], Theme.text)
    #expect(colors[1] != Theme.text)
    expectEqual(trace.nextWake(after: .seconds(4.5)), .seconds(5))
    expectEqual(trace.nextWake(after: .seconds(6)), .seconds(7))
    expectEqual(trace.nextWake(after: .seconds(7)), nil)
    expectEqual(Trace().nextWake(after: .zero), nil)
  }

  @Test(
    "The areas fill the screen, and do not overlap", arguments: [[], [34], [60], [500], [34, 40]])
  func areas(panels: [Int]) throws {
    for (width, height) in [(40, 10), (69, 11), (70, 24), (80, 24), (200, 60)] {
      let layout = try #require(
        GalleryLayout(size: Size(width, height), panels: panels, leastStageWidth: 20))
      let isCovered = width < 70 || width - panels.reduce(0, +) < 20
      if isCovered {
        // A panel without room beside the scene covers it.
        expectEqual(layout.sides, (panels.isEmpty ? [] : [layout.stage]))
      }
      let sides = isCovered ? [] : layout.sides
      #expect(isCovered || sides.count == panels.count)
      let areas = [layout.tabs, layout.caption, layout.stage, layout.keys] + sides
      expectEqual(areas.reduce(0) { $0 + $1.width * $1.height }, width * height)
      for (index, area) in areas.enumerated() {
        for other in areas[..<index] { #expect(area.intersection(other).isEmpty) }
      }
      #expect(layout.stage.width >= 20)
    }
    expectEqual(GalleryLayout(size: Size(39, 10), panels: panels, leastStageWidth: 20), nil)
    expectEqual(GalleryLayout(size: Size(40, 9), panels: panels, leastStageWidth: 20), nil)
  }

  @Test("A click on a hint presses the key that it names there")
  func hints() {
    let hint = KeyHint("Home End", "ends", .home, .end)
    let events = (0..<hint.columnCount).map(hint.event)
    expectEqual(
      events,
      Array(repeating: .key(.home), count: 4)
        + Array(repeating: .key(.end), count: 4) + Array(repeating: .key(.home), count: 5))
    expectEqual(KeyHint(text: "drag", "swipe").event(atColumn: 0), nil)
    expectEqual(KeyHint("x", "hide").event(atColumn: 4), .key(.character("x")))
  }
}
