import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundFeeds
@testable import PlaygroundScenes

@MainActor
@Suite("The scene of sources made of others")
struct TransformsSceneTests {
  private let pilot = Pilot(.transforms, size: Size(100, 30))

  private var scene: TransformsScene {
    get throws { try #require(pilot.gallery.scene as? TransformsScene) }
  }

  /// Stops the changes that come by themselves.
  init() {
    pilot.type(" ")
  }

  /// The files on the screen, section by section.
  private var shown: [[ProjectFile]] {
    get throws { try scene.list.groups.map { $0.cells.compactMap(\.item.item) } }
  }

  private var files: [[ProjectFile]] {
    get throws { try scene.model.files.sections.map(\.items) }
  }

  @Test("Files change by themselves until that is turned off, and the list follows")
  func live() throws {
    pilot.wait(5)
    expectEqual(pilot.traceCount, 0)
    pilot.type(" ")
    pilot.wait(20)
    #expect(pilot.traceCount > 10)
    #expect(try shown == files)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Each order is one batch, and the last one is that of the files")
  func sorting() throws {
    let before = try shown
    pilot.type("s")
    #expect(try shown.allSatisfy { $0.map(\.name) == $0.map(\.name).sorted() })
    pilot.type("s")
    #expect(try shown.allSatisfy { $0.map(\.size) == $0.map(\.size).sorted(by: >) })
    pilot.type("s")
    #expect(try shown.allSatisfy { $0.map(\.change) == $0.map(\.change).sorted(by: >) })
    pilot.type("s")
    #expect(try shown == before)
    #expect(pilot.trace().filter { $0.hasPrefix("batch") }.count <= 4)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Groups are those of the kinds, in their order, and back")
  func grouping() throws {
    let before = try shown
    pilot.type("g")
    let kinds = Set(before.joined().map(\.kind)).sorted()
    #expect(try scene.list.groups.map(\.section.id) == kinds)
    #expect(
      try shown == kinds.map { kind in before.joined().filter { $0.kind == kind } })
    pilot.type("g")
    #expect(try shown == before)
  }

  @Test("What is typed is searched for, also letters that are keys; escape shows all")
  func searching() throws {
    pilot.type("/q")
    #expect(pilot.request == nil)
    #expect(try scene.takesText)
    #expect(try shown.joined().allSatisfy { $0.name.lowercased().contains("q") })
    pilot.press(.backspace)
    #expect(try shown == files)
    pilot.type("swift")
    #expect(
      try shown == files.map { $0.filter { $0.kind == "swift" } })
    #expect(pilot.lines[2].contains("/swift▏"))
    pilot.press(.enter)
    pilot.type("s")
    #expect(try scene.model.order == .byName)
    #expect(try scene.model.words == "swift")
    pilot.type("/nothing at all")
    #expect(try scene.list.groups.map(\.section.id) == ["nothing found"])
    pilot.press(.escape)
    #expect(try shown.map(\.count) == files.map(\.count))
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Lines are between files of different kinds, and a limit counts files only")
  func linesAndLimit() throws {
    pilot.type("lm")
    for group in try scene.list.groups {
      let rows = group.cells.map(\.item)
      expectEqual(rows.compactMap(\.item).count, 2)
      for (index, row) in rows.enumerated() where row.item == nil {
        #expect(rows[index - 1].item?.kind != rows[index + 1].item?.kind)
      }
    }
    pilot.type("lm")
    #expect(try shown == files)
    #expect(try scene.list.groups.allSatisfy { $0.cells.allSatisfy { $0.item.item != nil } })
  }

  /// A directory that is changed by the test.
  private final class Directory: LiveInput {
    var sizes: [(name: FileName, size: Int)] = []

    var sections: [FeedSection] {
      [
        FeedSection(
          id: .entries(.directory), title: "folders",
          items: [.entry(DirectoryEntry(name: "Sources", kind: .directory))]),
        FeedSection(
          id: .entries(.file), title: "files",
          items: sizes.map { .entry(DirectoryEntry(name: $0.name, kind: .file, size: $0.size)) }),
      ]
    }

    let hasEnded = false

    func beginLook() {}
    func look() async {}
    func complete() async {}
  }

  @Test("Real files are searched like invented ones, and the key that switches is text then")
  func realFiles() throws {
    let directory = Directory()
    directory.sizes = [("README.md", 2000), ("LICENSE", 100), ("first.swift", 10)]
    let pilot = Pilot(.transforms, files: LiveFeeds(inputs: [directory]))
    pilot.type("f")
    pilot.wait(0.5)
    let names = { directory.sizes.map { "\($0.name)" } }
    #expect(names().allSatisfy { pilot.place(of: $0) != nil })
    #expect(pilot.place(of: "FILES") != nil)
    #expect(pilot.place(of: "FOLDERS") == nil)
    pilot.type("/f")
    pilot.wait(3)
    expectEqual(names().map { pilot.place(of: $0) != nil }, [false, false, true])
    directory.sizes.append(("of.txt", 20))
    pilot.wait(2)
    #expect(pilot.place(of: "of.txt") != nil)
    pilot.press(.escape)
    pilot.type("g")
    pilot.wait(2)
    #expect(["MD", "SWIFT", "TXT", "NO DOT"].allSatisfy { pilot.place(of: $0) != nil })
    #expect(pilot.gallery.verdict.isGood)
    pilot.type("f")
    #expect(pilot.place(of: "README.md") == nil)
  }
}
