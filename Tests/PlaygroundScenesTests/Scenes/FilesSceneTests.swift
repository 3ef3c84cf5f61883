import Collate
import PlaygroundFeeds
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The live files of the multi-feed scene")
struct FilesSceneTests {
  /// An input that is changed by the test.
  private final class Input: LiveInput {
    var lines: [String] = []
    private(set) var lookCount = 0

    var sections: [FeedSection] {
      [
        FeedSection(
          id: .problem, title: "log",
          items: lines.enumerated().map { index, line in
            index == 0 ? .message(line) : .line(LineWindow.Line(id: index, text: line))
          })
      ]
    }

    var hasEnded: Bool { false }

    func beginLook() {
      lookCount += 1
    }

    func look() async {}
    func complete() async {}
  }

  private let input = Input()

  private func pilot() -> Pilot {
    input.lines = ["first"]
    let pilot = Pilot(.multiFeed, files: LiveFeeds(inputs: [input, Input()]))
    pilot.type(" f")
    pilot.wait(0.2)
    return pilot
  }

  @Test("A key shows the files in the place of the invented feeds, and back")
  func switching() {
    let pilot = pilot()
    #expect(pilot.place(of: "2 live sources") != nil)
    #expect(pilot.place(of: "first") != nil)
    expectEqual(pilot.gallery.sceneKeys.last, KeyHint("f", "invented"))
    pilot.type("f")
    #expect(pilot.place(of: "3 feeds · 15 items") != nil)
    expectEqual(pilot.gallery.sceneKeys.last, KeyHint("f", "real files"))
    #expect(Pilot(.multiFeed).gallery.sceneKeys.last != KeyHint("f", "real files"))
  }

  @Test("One source is not several")
  func oneSource() {
    let pilot = Pilot(.multiFeed, files: LiveFeeds(inputs: [input]))
    pilot.type(" f")
    #expect(pilot.place(of: "1 live source ") != nil)
  }

  @Test("The panel with the code is as wide as the code that it shows")
  func code() throws {
    let pilot = pilot()
    pilot.type("cf")
    for line in pilot.gallery.scene.code { #expect(pilot.place(of: line) != nil, "\(line)") }
    pilot.type("f")
    for line in pilot.gallery.scene.code { #expect(pilot.place(of: line) != nil, "\(line)") }
    #expect(pilot.gallery.scene.code.count > 5)
    expectEqual(pilot.gallery.area(of: .code)?.width, pilot.gallery.codePanel.columnCount)
  }

  @Test("What changes in a file arrives as a batch")
  func changes() {
    let pilot = pilot()
    let count = pilot.traceCount
    input.lines.append("second")
    pilot.wait(0.4)
    #expect(pilot.place(of: "second") != nil)
    expectEqual(pilot.trace(after: count), ["batch 2", "+ insertItems [0,1]"])
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Files are looked at a few times a second, and only while they are shown")
  func looks() {
    let pilot = pilot()
    let count = input.lookCount
    pilot.wait(3)
    #expect(18...22 ~= input.lookCount - count)
    pilot.type("3")
    pilot.wait(3)
    pilot.type("2f")
    let later = input.lookCount
    pilot.wait(3)
    expectEqual(input.lookCount, later)
    #expect(later - count < 23)
  }

  @Test("Rows of two files with the same name are selected one by one")
  func sameNames() throws {
    let other = Input()
    (input.lines, other.lines) = (["same"], ["same"])
    let pilot = Pilot(.multiFeed, files: LiveFeeds(inputs: [input, other]))
    pilot.type(" f")
    pilot.wait(3)
    pilot.press(.down)
    expectEqual(pilot.lines.filter { $0.contains("▸") }.count, 1)
    pilot.press(.down)
    expectEqual(pilot.lines.filter { $0.contains("▸") }.count, 1)
  }
}
