import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The scene of a tree")
struct TreeSceneTests {
  private let pilot = Pilot(.tree)

  private var scene: TreeScene {
    get throws { try #require(pilot.gallery.scene as? TreeScene) }
  }

  /// The rows of the list: names with an indentation of two for each level, and `~` and `!` for folders
  /// that are being loaded or cannot be read.
  private var rows: [String] {
    get throws {
      try scene.list.groups.flatMap { $0.cells.map(\.item) }.map { row in
        let text =
          switch row.id {
          case .node: row.value?.name ?? ""
          case .loading: "~"
          case .failed: "!"
          }
        return String(repeating: " ", count: row.level) + text
      }
    }
  }

  private func select(_ name: String) throws {
    let items = try scene.list.groups[0].cells.map(\.item)
    let index = try #require(items.firstIndex { $0.value?.name == name })
    try scene.list.moveFocus(to: [0, index])
  }

  /// Stops the changes that come by themselves, and waits for the first folder.
  private func begin() async {
    pilot.type("l")
    await pilot.waitAndSettle(1)
  }

  private static let top = ["Project", " Sources", " Tests", " Secrets", " README.md"]

  @Test("Folders are loaded when they are opened, and once")
  func loading() async throws {
    #expect(try rows == ["Project", " ~"])
    await begin()
    #expect(try rows == Self.top)
    try select("Tests")
    pilot.press(.enter)
    #expect(try rows[3] == "  ~")
    await pilot.waitAndSettle(0.7)
    #expect(try rows[3] == "  ~")
    await pilot.waitAndSettle(0.2)
    var open = Self.top
    open.insert(contentsOf: ["  FeedTests.swift", "  PagerTests.swift"], at: 3)
    #expect(try rows == open)
    pilot.press(.left)
    #expect(try rows == Self.top)
    pilot.press(.right)
    #expect(try rows == open)
    #expect(pilot.gallery.verdict.isGood)
    await pilot.waitAndSettle(3)
    expectEqual(pilot.gallery.nextWake, nil)
  }

  @Test("A folder that cannot be read says so, and is read when it is tried again")
  func failing() async throws {
    await begin()
    try select("Secrets")
    pilot.press(.enter)
    await pilot.waitAndSettle(1)
    #expect(try rows[4] == "  !")
    #expect(pilot.place(of: "not readable") != nil)
    pilot.press(.down, .enter)
    #expect(try rows[4] == "  ~")
    await pilot.waitAndSettle(1)
    #expect(try rows[4] == "  !")
    pilot.type("u")
    pilot.press(.enter)
    await pilot.waitAndSettle(1)
    #expect(try rows[4] == "  passwords.txt")
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Hidden files are shown on demand, and one folder at a time if that is wanted")
  func options() async throws {
    await begin()
    pilot.type("h")
    #expect(
      try rows
        == ["Project", " Sources", " Tests", " Secrets", " .build", " README.md", " .gitignore"])
    pilot.type("ho")
    for name in ["Sources", "Tests"] {
      try select(name)
      pilot.press(.enter)
      await pilot.waitAndSettle(1)
    }
    #expect(try rows[...3] == ["Project", " Sources", " Tests", "  FeedTests.swift"])
    pilot.type("o")
    try select("Sources")
    pilot.press(.enter)
    #expect(try rows[...3] == ["Project", " Sources", "  Feeds", "  Pages"])
    #expect(try rows.contains("  FeedTests.swift"))
  }

  @Test("A search shows files below their folders, and all is as before when it ends")
  func search() async throws {
    await begin()
    for name in ["Sources", "Tests"] {
      try select(name)
      pilot.press(.enter)
      await pilot.waitAndSettle(1)
    }
    try select("Sources")
    pilot.press(.enter)
    let before = try rows
    pilot.type("/pag")
    #expect(try scene.takesText)
    #expect(try rows == ["Project", " Sources", "  Pages", " Tests", "  PagerTests.swift"])
    #expect(pilot.place(of: "/pag▏") != nil)
    pilot.type("er")
    #expect(try rows == ["Project", " Tests", "  PagerTests.swift"])
    pilot.press(.enter)
    // Found rows stay where they are.
    pilot.press(.character(" "))
    #expect(try scene.carrier.lifted == nil && !scene.takesText)
    pilot.type("/")
    pilot.press(.escape)
    #expect(try rows == before)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A row is carried into an open folder as one move, with what is below it")
  func moving() async throws {
    await begin()
    try select("Tests")
    pilot.press(.enter)
    await pilot.waitAndSettle(1)
    try select("Sources")
    pilot.press(.character(" "), .down, .down, .enter)
    #expect(
      try rows == [
        "Project", " Tests", "  FeedTests.swift", "  Sources", "  PagerTests.swift", " Secrets",
        " README.md",
      ])
    pilot.press(.enter)
    await pilot.waitAndSettle(1)
    #expect(try rows[4...6] == ["   Feeds", "   Pages", "   Main.swift"])
    // With what is below it, it goes back.
    let count = pilot.traceCount
    pilot.press(.character(" "), .up, .up, .enter)
    #expect(try rows[1...5] == [" Sources", "  Feeds", "  Pages", "  Main.swift", " Tests"])
    expectEqual(pilot.trace(after: count).filter { $0.hasPrefix("−") || $0.hasPrefix("+") }, [])
    #expect(pilot.gallery.verdict.isGood)
    // Nothing goes above the project, which is not picked up.
    let before = try rows
    pilot.press(.character(" "), .up, .enter)
    #expect(try rows == before)
    try select("Project")
    pilot.press(.character(" "))
    #expect(try scene.carrier.lifted == nil)
  }

  @Test("The mouse carries rows, too")
  func mouse() async throws {
    await begin()
    let start = try #require(pilot.place(of: "README.md"))
    let end = try #require(pilot.place(of: "Tests"))
    pilot.mouse(.press(.left), at: start)
    pilot.mouse(.drag(.left), at: end)
    pilot.mouse(.release(.left), at: end)
    #expect(try rows == ["Project", " Sources", " README.md", " Tests", " Secrets"])
  }

  @Test("Open folders change by themselves, and the rows follow")
  func live() async throws {
    await pilot.waitAndSettle(1)
    let count = pilot.traceCount
    await pilot.waitAndSettle(40)
    let batches = pilot.trace(after: count).count { $0.hasPrefix("batch") }
    #expect((5...20).contains(batches))
    let folders = try scene.folders
    let names = folders.nodes(in: "Project").map(\.value).filter { !$0.isHidden }.map(\.name)
    #expect(try rows == ["Project"] + names.map { " \($0)" })
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A scene that is gone leaves no load behind")
  func released() async throws {
    var scene: TreeScene? = TreeScene(seed: 1)
    weak let folders = scene?.folders
    scene?.advance(to: .zero)
    await scene?.settle()
    expectEqual(scene?.model.loadingIDs, ["Project"])
    scene = nil
    await until(folders == nil)
  }
}
