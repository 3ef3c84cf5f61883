#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Which headers move sections, and their actions", .traced, .silentDiagnostics)
struct SectionMovePresenceTests {
  private static let up = "Move section up"
  private static let down = "Move section down"

  @Test("Sections without a header cannot be lifted, but others can be dropped on them")
  func withoutHeader() {
    for kind in DragStage.Kind.allCases {
      let stage = DragStage.withHeaders(kind, withoutHeaders: ["B"])
      #expect(stage.lift(section: 1) == nil)
      let drag = stage.lift(section: 0)
      let frame = stage.frame(ofItemAt: [1, 0])
      let point = CGPoint(x: 20, y: frame.midY)
      expectEqual(drag?.move(to: point, over: [1, 0], in: stage.view), .move)
      drag?.drop()
      stage.layOut()
      expectEqual(stage.source.sections.map(\.id), ["B", "A", "C", "D"])
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("A list does none of it until it is asked to, and nothing any more when it is no longer")
  func presence() {
    for kind in DragStage.Kind.allCases {
      let stage = DragStage.withHeaders(kind) { _ in }
      func expectNothing() {
        stage.layOut()
        for section in 0..<4 {
          expectEqual(stage.header(section)?.interactions.count, 0)
          #expect(stage.header(section)?.accessibilityCustomActions?.isEmpty ?? true)
        }
        #expect(stage.dropDelegate == nil && stage.dragDelegate == nil)
      }
      expectNothing()
      stage.list.reordersSections = true
      stage.layOut()
      #expect(stage.dropDelegate != nil && stage.dragDelegate == nil)
      expectEqual((0..<4).map { stage.header($0)?.interactions.count }, [1, 1, 1, 1])
      stage.list.sectionActionNames = ("hoch", "runter")
      expectEqual(stage.actions(0), ["runter"])
      expectEqual(stage.actions(1), ["hoch", "runter"])
      #expect(stage.lift(section: 0) != nil)
      stage.list.reordersSections = false
      expectNothing()
      stage.list.reordersSections = true
      stage.layOut()
      let drag = stage.lift(section: 0)
      drag?.begin()
      stage.attach(false)
      stage.source.moveSection(at: 0, to: 1)
      expectEqual(stage.list.snapshot.itemCounts, [3, 2, 0, 1])
      drag?.cancel()
      stage.attach(true)
      stage.layOut()
      expectEqual(stage.lines, stage.expected)
      expectEqual((0..<4).map { stage.header($0)?.interactions.count }, [1, 1, 1, 1])
    }
  }

  @Test("Headers that are used again for other sections move those that they show")
  func reuse() {
    withDragQuirks(inPairs: true) { kind in
      let stage = DragStage.withHeaders(kind)
      for edit in [
        { stage.source.removeSection(at: 0) },
        { stage.source.insertSection(Shelf("N", [Book("n")]), at: 1) },
        { stage.source.moveSection(at: 2, to: 0) },
      ] as [() -> Void] {
        edit()
        stage.layOut()
        let ids = stage.source.sections.map(\.id)
        let drag = stage.lift(section: ids.count - 1)
        stage.move(drag, over: 0)
        drag?.drop()
        stage.layOut()
        expectEqual(stage.source.sections.map(\.id), [ids[ids.count - 1]] + ids.dropLast())
        expectEqual(stage.lines, stage.expected)
        for section in ids.indices { expectEqual(stage.header(section)?.interactions.count, 1) }
      }
    }
  }

  @Test("Actions of headers move sections up and down, as far as there is a place")
  func actions() {
    withDragQuirks(inPairs: true) { kind in
      let stage = DragStage.withHeaders(kind)
      @MainActor func actions() -> [[String]] { (0..<4).map { stage.actions($0) } }
      let expected = [[Self.down], [Self.up, Self.down], [Self.up, Self.down], [Self.up]]
      expectEqual(actions(), expected)
      expectEqual(stage.header(0)?.simulateAccessibilityAction(named: Self.down), true)
      expectEqual(text(stage.source.sections), "B=cde|A=ab|C=|D=f")
      expectEqual(stage.lines, stage.expected)
      stage.layOut()
      expectEqual(actions(), expected)
      expectEqual(stage.header(3)?.simulateAccessibilityAction(named: Self.up), true)
      stage.layOut()
      expectEqual(text(stage.source.sections), "B=cde|A=ab|D=f|C=")
      expectEqual(actions(), expected)
      // The app's own actions stay.
      let own = UIAccessibilityCustomAction(name: "Own") { _ in true }
      stage.header(2)?.accessibilityCustomActions?.append(own)
      stage.source.moveSection(at: 0, to: 1)
      stage.layOut()
      expectEqual(stage.actions(2).sorted(), [Self.down, Self.up, "Own"].sorted())
      stage.list.reordersSections = false
      expectEqual(stage.actions(2), ["Own"])
      // An action that VoiceOver has kept does nothing where there is nothing to do.
      stage.list.reordersSections = true
      let header = stage.header(0)
      let kept = header?.accessibilityCustomActions?.last
      stage.list.reordersSections = false
      expectEqual(kept.map { $0.actionHandler?($0) ?? true }, false)
    }
  }

  @Test(
    "Sources that move no sections have nothing to lift, and one that moves nothing is reported")
  func fixedSources() {
    for kind in DragStage.Kind.allCases {
      let base = ArrayDataSource(sections: shelves("A=ab|B=c"))
      let messages = reports {
        let stage = DragStage.withHeaders(kind, "", showing: ForeignSource("A=ab|B=c"))
        #expect(stage.lift(section: 0) == nil)
        expectEqual(stage.actions(0), [])
      }
      expectEqual(messages.count { $0.contains("reordersSections of a list does nothing") }, 1)
      let sorted = base.sorted { $0.id > $1.id }
      sorted.areSectionsInIncreasingOrder = { $0.id < $1.id }
      let grouped = base.grouped(by: \.id, order: { $0 < $1 }, into: { Shelf($0, $1) })
      for source in [sorted, grouped] as [any DataSource<Shelf>] {
        let stage = DragStage.withHeaders(kind, "", showing: source)
        #expect(stage.lift(section: 0) == nil)
        expectEqual(stage.actions(0), [])
      }
    }
  }

  @Test("Actions of headers stay among the sections of one child")
  func actionsInComposites() {
    for kind in DragStage.Kind.allCases {
      let sources = ["A=a|B=b", "A=a|D="].map { ArrayDataSource(sections: shelves($0)) }
      let stage = DragStage.withHeaders(kind, "", showing: CompositeDataSource(sources))
      expectEqual(
        (0..<4).map { stage.actions($0) }, [[Self.down], [Self.up], [Self.down], [Self.up]])
    }
  }
}
#endif
