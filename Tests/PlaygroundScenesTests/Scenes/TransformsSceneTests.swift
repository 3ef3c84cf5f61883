import Collate
import PlaygroundTerminal
import TestSupport
import Testing

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
    expectEqual(pilot.request, nil)
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
}
