import TestSupport
import Testing

@testable import PlaygroundScenes

@Suite("The lines on the screen", .traced)
struct LineViewportTests {
  private func viewport(count: Int, height: Int, isWhole: Bool = true) -> LineViewport {
    var viewport = LineViewport()
    viewport.resize(to: height)
    viewport.adapt(to: count, focus: nil, isWhole: isWhole)
    return viewport
  }

  @Test("It begins at the end, which is followed")
  func beginning() {
    var viewport = viewport(count: 10, height: 4)
    expectEqual(viewport.visibleLines, 6..<10)
    expectEqual(viewport.focus, 9)
    viewport.adapt(to: 12, focus: 9, isWhole: true)
    expectEqual(viewport.visibleLines, 8..<12)
    expectEqual(viewport.focus, 11)
  }

  @Test("A short text is at the top, and one whose beginning is to come at the bottom")
  func short() {
    expectEqual(viewport(count: 2, height: 4).top, 0)
    var viewport = viewport(count: 2, height: 4, isWhole: false)
    expectEqual(viewport.top, -2)
    viewport.adapt(to: 3, focus: 2, isWhole: true)
    expectEqual(viewport.top, -1)
    expectEqual(viewport.visibleLines, 0..<3)
    viewport.adapt(to: 4, focus: 2, isWhole: true)
    expectEqual(viewport.top, 0)
    expectEqual(viewport.focus, 3)
  }

  @Test(
    "The line under the cursor stays in its row after any steps, unless it is the last line")
  func staying() {
    let steps: [(name: String, step: (inout LineViewport) -> Void)] = [
      ("up", { $0.moveFocus(by: -1) }), ("down", { $0.moveFocus(by: 1) }),
      ("page up", { $0.scroll(by: -3) }), ("page down", { $0.scroll(by: 3) }),
      ("smaller", { $0.resize(to: 2) }), ("larger", { $0.resize(to: 6) }),
      ("click", { $0.moveFocus(toRow: 1) }), ("end", { $0.showEnd() }),
    ]
    withEvery("count", in: [1, 3, 5, 12]) { count in
      withEvery("steps", in: sequences(of: Array(steps.indices), upTo: 4)) { indices in
        var viewport = viewport(count: count, height: 4)
        for index in indices { steps[index].step(&viewport) }
        guard let focus = viewport.focus else {
          Issue.record("There is no cursor")
          return
        }
        let row = focus - viewport.top
        #expect((0..<viewport.height).contains(row))
        var (grown, long) = (viewport, viewport)
        long.adapt(to: count + 7, focus: focus + 7, isWhole: false)
        expectEqual(long.focus, focus + 7)
        expectEqual((long.focus ?? 0) - long.top, row)
        grown.adapt(to: count + 2, focus: focus, isWhole: true)
        if focus == count - 1 {
          expectEqual(grown.focus, count + 1)
          #expect(grown.visibleLines.contains(count + 1))
        } else {
          expectEqual(grown.focus, focus)
          expectEqual(grown.top, viewport.top)
        }
      }
    }
  }

  @Test("Without lines or without rows nothing happens")
  func nothing() {
    for (count, height) in [(0, 4), (4, 0), (0, 0)] {
      var viewport = viewport(count: count, height: height)
      viewport.moveFocus(by: 1)
      viewport.scroll(by: -1)
      viewport.moveFocus(toRow: 0)
      #expect(viewport.visibleLines.isEmpty)
      viewport.resize(to: 4)
      expectEqual(viewport.visibleLines, 0..<count)
    }
  }
}
