import Collate
import CollateTesting
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The scene of two screens with the same edits")
struct VersusSceneTests {
  private let pilot = Pilot(.versus, size: Size(100, 30))

  private var scene: VersusScene {
    get throws { try #require(pilot.gallery.scene as? VersusScene) }
  }

  /// Stops the batches that come by themselves.
  init() {
    pilot.type(" ")
  }

  @Test("Any single edit is correct by hand, too")
  func singleEdits() throws {
    pilot.type("m")
    for _ in 0..<300 {
      pilot.type("n")
      #expect(try scene.crashCount == 0)
      #expect(try scene.wrongRows == [])
      expectEqual(pilot.gallery.verdict.faults, [])
    }
  }

  @Test("Several edits in one batch crash by hand or show wrong rows, and are right with Collate")
  func manyEdits() throws {
    var wrongCount = 0
    for _ in 0..<100 {
      pilot.type("n")
      expectEqual(pilot.gallery.verdict.faults, [])
      wrongCount += try scene.wrongRows.count
      if try scene.crash != nil { pilot.wait(3.1) }
    }
    #expect(try scene.crashCount > 20)
    #expect(wrongCount > 0)
    #expect(pilot.place(of: "Collate: 0 crashes") != nil)
    #expect(pilot.place(of: "by hand: \(try scene.crashCount) crashes") != nil)
  }

  @Test("The exception is on the screen until the app is started again, and shows its rows then")
  func restart() throws {
    while try scene.crash == nil { pilot.type("n") }
    let reason = try #require(try scene.crash).exception.reason
    let word = try #require(reason.split(separator: " ").first)
    expectEqual(pilot.place(of: "NSInternal")?.x, 2)
    #expect(pilot.place(of: String(word)) != nil)
    expectEqual(pilot.trace().last, "by hand: crash 1")
    let count = try scene.crashCount
    pilot.type("nnn")
    #expect(try scene.crashCount == count, "An app that has ended does not crash.")
    expectEqual(pilot.trace().last, "by hand: not running")
    pilot.wait(3.1)
    #expect(try scene.crash == nil)
    #expect(try scene.wrongRows == [])
    expectEqual(pilot.place(of: "NSInternal"), nil)
  }

  @Test("Rows that show what is elsewhere have a sign")
  func wrongRows() throws {
    while try scene.wrongRows.isEmpty {
      pilot.type("n")
      if try scene.crash != nil { pilot.wait(3.1) }
    }
    let signs = pilot.lines.joined().filter { $0 == "✗" }.count
    #expect(try signs == scene.wrongRows.count)
    expectEqual(pilot.trace().last, "by hand: \(try scene.wrongRows.count, of: "wrong row")")
  }

  @Test("Where there is no room beside two lists, panels cover them, and only if they are wanted")
  func panels() throws {
    for width in [70, 77] {
      pilot.gallery.size = Size(width, 24)
      expectEqual(pilot.gallery.panels, [])
      #expect(try scene.area.width == width)
      pilot.type("t")
      #expect(pilot.gallery.isCovered)
      pilot.type("t")
    }
    pilot.gallery.size = Size(84, 24)
    #expect(pilot.gallery.panels == [.trace] && !pilot.gallery.isCovered)
    pilot.type("c")
    #expect(pilot.gallery.isCovered)
  }

  @Test("Batches come by themselves, and both lists scroll together")
  func live() throws {
    pilot.type(" ")
    pilot.wait(5)
    #expect(try scene.model.screen.snapshot == Snapshot(scene.model.byHand.sections))
    #expect(pilot.trace().contains("batch 4"))
    pilot.gallery.size = Size(60, 12)
    pilot.press(.down, .down)
    #expect(try scene.collate.firstRow == 2)
    pilot.mouse(.scroll(.up), at: Point(10, 5))
    #expect(try scene.collate.firstRow == 1)
  }
}

#if HEADLESS_UIKIT
import Foundation
@_spi(Headless) import UIKit

@MainActor
@Suite("The exceptions of the scene of two screens")
struct UIKitExceptionTests {
  @Test("A batch by hand is rejected when a table view of the model rejects it, in its words")
  func model() {
    var rejectedCount = 0
    withSeeds(Effort.rounds(2000)) { random in
      let before = (0..<3).map { _ in random.below(4) }
      let after = (0..<3).map { _ in random.below(4) }
      func some<Element: Hashable>(_ body: () -> Element) -> [Element] {
        Array(Set((0..<random.below(3)).map { _ in body() }))
      }
      let deletes = some { ItemPath(section: random.below(3), item: random.below(4)) }
      let inserts = some { ItemPath(section: random.below(3), item: random.below(4)) }
      let batch = ChangeBatch(
        itemDeletes: deletes.map { BeforePath($0) }, itemInserts: inserts.map { AfterPath($0) })
      let updates =
        deletes.map {
          BatchUpdates.Update.deleteItem(IndexPath(item: $0.item, section: $0.section))
        }
        + inserts.map { .insertItem(IndexPath(item: $0.item, section: $0.section)) }
      let failures = BatchUpdates(.table, updates)
        .validate(before: before, after: after, modernMessages: false).failures
      do throws(UIKitException) {
        try UIKitException.check(batch, before: before, after: after)
        expectEqual(failures, [])
      } catch {
        rejectedCount += 1
        #expect(failures.contains(error.reason), "\(error.reason)")
      }
    }
    #expect(rejectedCount > 0)
  }
}
#endif
