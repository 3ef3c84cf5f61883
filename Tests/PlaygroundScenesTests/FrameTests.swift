import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Frames")
struct FrameTests {
  @Test("The demonstration of the feeds, six seconds on")
  func multiFeed() throws {
    let pilot = Pilot(.multiFeed, size: Size(84, 22), demonstrates: true)
    pilot.wait(6.6)
    #expect(pilot.gallery.verdict.isGood)
    try SnapshotFile.expect(pilot.gallery.frame, named: "multi-feed")
  }

  @Test("The code of the feeds")
  func code() throws {
    let pilot = Pilot(.multiFeed, size: Size(84, 22))
    pilot.type("c")
    try SnapshotFile.expect(pilot.gallery.frame, named: "code")
  }

  @Test("A page that is dragged half way")
  func pager() throws {
    let pilot = Pilot(.pager, size: Size(84, 20))
    pilot.press(.right)
    pilot.wait(1)
    pilot.type("b")
    pilot.wait(0.4)
    try SnapshotFile.expect(pilot.gallery.frame, named: "pager")
  }

  @Test("A mail that is carried into the news")
  func overview() throws {
    let pilot = Pilot(.overview, size: Size(84, 24), demonstrates: true)
    pilot.wait(7.2)
    try SnapshotFile.expect(pilot.gallery.frame, named: "overview")
  }

  @Test("Files that are searched, grouped and separated")
  func transforms() throws {
    let pilot = Pilot(.transforms, size: Size(84, 20))
    pilot.type(" gls/a")
    pilot.wait(1)
    try SnapshotFile.expect(pilot.gallery.frame, named: "transforms")
  }

  @Test("Folders that are loaded")
  func tree() async throws {
    let pilot = Pilot(.tree, size: Size(84, 20))
    pilot.type("l")
    await pilot.waitAndSettle(1)
    pilot.press(.down, .enter, .down, .down, .enter)
    await pilot.waitAndSettle(0.5)
    try SnapshotFile.expect(pilot.gallery.frame, named: "tree")
  }

  @Test("A range of letters that are selected in two lists, and read")
  func selection() throws {
    let pilot = Pilot(.selection, size: Size(84, 20))
    pilot.type(" ")
    pilot.press(.down, .enter)
    for _ in 0..<3 { pilot.send(.key(.down, .shift)) }
    pilot.type("r")
    pilot.wait(0.3)
    try SnapshotFile.expect(pilot.gallery.frame, named: "selection")
  }

  @Test("A gap between posts that is filled from below")
  func loader() async throws {
    let pilot = Pilot(.loader, size: Size(84, 24))
    await pilot.waitAndSettle(1.2)
    pilot.type("u")
    await pilot.waitAndSettle(1.2)
    pilot.press(.up, .enter)
    await pilot.waitAndSettle(0.5)
    try SnapshotFile.expect(pilot.gallery.frame, named: "loader")
  }

  @Test("The keys of a scene")
  func help() throws {
    let pilot = Pilot(.overview, size: Size(84, 22))
    pilot.type("?")
    try SnapshotFile.expect(pilot.gallery.frame, named: "help")
  }

  @Test("A window without room for the panel")
  func narrow() throws {
    let pilot = Pilot(.pager, size: Size(44, 12))
    try SnapshotFile.expect(pilot.gallery.frame, named: "narrow")
  }

  @Test("A window that is too small")
  func tooSmall() {
    expectEqual(Pilot(.pager, size: Size(44, 9)).lines[0], "Please enlarge: 40×10 at least.")
  }

  @Test("Frames of any size can be drawn, with any panel open", arguments: SceneKind.allCases)
  func sizes(kind: SceneKind) {
    for (width, height) in [(0, 0), (1, 1), (39, 9), (40, 10), (71, 11), (300, 100)] {
      let pilot = Pilot(kind, size: Size(width, height))
      for keys in ["", "c", "t", "t", "?"] {
        pilot.type(keys)
        pilot.wait(0.1)
        expectEqual(pilot.gallery.frame.size, Size(width, height))
      }
      pilot.gallery.size = Size(80, 24)
      expectEqual(pilot.lines.count, 24)
    }
  }

  @Test("The same events give the same frames", arguments: SceneKind.allCases)
  func repeatable(kind: SceneKind) async {
    func frames() async -> [Surface] {
      let gallery = Gallery(showing: kind, demonstrates: true)
      var frames: [Surface] = []
      await Player(duration: .seconds(6), frameRate: 2).play(gallery) { frames.append($0) }
      return frames
    }
    let first = await frames()
    expectEqual(first.count, 13)
    #expect(Set(first).count > 3)
    let second = await frames()
    expectEqual(first, second)
  }
}
