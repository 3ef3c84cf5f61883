#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Dragging sections by their headers", .traced, .silentDiagnostics)
struct SectionDragTests {
  @Test("Every section, on every other one: it is folded to its header, and comes to that place")
  func everyMove() {
    withDragQuirks(inPairs: true) { kind in
      for section in 0..<4 {
        for place in 0..<4 {
          let stage = DragStage.withHeaders(kind)
          let drag = stage.lift(section: section)
          expectEqual(stage.lines, stage.expected)
          drag?.begin()
          var folded = stage.expected
          folded[section] = []
          expectEqual(stage.lines, folded)
          // The header still says how many items there are.
          stage.expectHeaders()
          let calls = stage.calls
          expectEqual(stage.move(drag, over: place), .move)
          expectEqual(stage.lines, folded)
          expectEqual(drag?.drop(), true)
          stage.layOut()
          let model = ArrayDataSource(sections: shelves(DragStage.sections))
          model.moveSection(at: section, to: place)
          expectEqual(stage.source.sections, model.sections)
          expectEqual(stage.lines, stage.expected)
          stage.expectHeaders()
          expectEqual(stage.calls.reloads, calls.reloads)
        }
      }
    }
  }

  @Test("Dropped on an item, or next to anything, it is the section there")
  func places() {
    withDragQuirks(inPairs: true) { kind in
      let stage = DragStage.withHeaders(kind)
      let drag = stage.lift(section: 0)
      drag?.begin()
      let frame = stage.frame(ofItemAt: [1, 1])
      expectEqual(
        drag?.move(to: CGPoint(x: 20, y: frame.midY), over: [1, 1], in: stage.view), .move)
      drag?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "B=cde|A=ab|C=|D=f")
      let other = stage.lift(section: 0)
      expectEqual(other?.move(to: CGPoint(x: 20, y: 1_900), over: nil, in: stage.view), .move)
      other?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=ab|C=|D=f|B=cde")
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("What is let go comes back, with what was selected, and a mere lift does nothing")
  func cancelling() {
    withDragQuirks { kind in
      let stage = DragStage.withHeaders(kind)
      // It is among those that are hidden.
      stage.list.select("d")
      let selected = stage.selectedPaths
      expectEqual(selected, [[1, 1]])
      let lifted = stage.lift(section: 1)
      lifted?.cancel()
      stage.layOut()
      expectEqual(stage.lines, stage.expected)
      let updates = stage.calls.batches
      let drag = stage.lift(section: 1)
      drag?.begin()
      // No other section can be lifted meanwhile.
      #expect(stage.lift(section: 0) == nil)
      stage.move(drag, over: 0)
      drag?.cancel()
      expectEqual(stage.lines, stage.expected)
      stage.layOut()
      expectEqual(stage.selectedPaths, selected)
      expectEqual(text(stage.source.sections), DragStage.sections)
      expectEqual(stage.calls.batches - updates, 2)
      let outside = stage.lift(section: 1)
      stage.move(outside, over: 3)
      outside?.leave()
      outside?.drop()
      stage.layOut()
      expectEqual(stage.lines, stage.expected)
      expectEqual(text(stage.source.sections), DragStage.sections)
      // And then it can be dragged as before.
      let last = stage.lift(section: 1)
      stage.move(last, over: 0)
      last?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "B=cde|A=ab|C=|D=f")
    }
  }

  @Test("Changes show at once, the section stays folded, and is the same wherever it goes")
  func changesMeanwhile() {
    withDragQuirks(inPairs: true) { kind in
      let stage = DragStage.withHeaders(kind)
      let drag = stage.lift(section: 1)
      drag?.begin()
      // Items make no room for it, which would keep the view from being updated.
      let frame = stage.frame(ofItemAt: [0, 0])
      drag?.move(to: CGPoint(x: 20, y: frame.midY), over: [0, 0], in: stage.view)
      stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
      stage.source.insertItem(Book("x"), at: [2, 0])
      stage.source.removeItem(at: [1, 0])
      HeadlessUIKit.commit()
      expectEqual(stage.lines, [["n"], ["b"], [], [], ["f"]])
      stage.source.moveSection(at: 2, to: 4)
      HeadlessUIKit.commit()
      expectEqual(stage.lines, [["n"], ["b"], [], ["f"], []])
      expectEqual(stage.move(drag, over: 0), .move)
      drag?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "B=xcde|N=n|A=b|C=|D=f")
      expectEqual(stage.lines, stage.expected)
      stage.expectHeaders()
    }
  }

  @Test("A section that is removed meanwhile can be dropped nowhere")
  func removal() {
    withDragQuirks(inPairs: true) { kind in
      let stage = DragStage.withHeaders(kind)
      let drag = stage.lift(section: 1)
      drag?.begin()
      stage.source.removeSection(at: 1)
      HeadlessUIKit.commit()
      expectEqual(stage.lines, stage.expected)
      expectEqual(stage.move(drag, over: 0), .forbidden)
      drag?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=ab|C=|D=f")
      expectEqual(stage.lines, stage.expected)
      #expect(stage.lift(section: 2) != nil)
    }
  }

  @Test("Across the children of a composite it is refused, and within one it is moved")
  func composites() {
    withDragQuirks(inPairs: true) { kind in
      let (one, other) = (
        ArrayDataSource(sections: shelves("A=a|B=b")), ArrayDataSource(sections: shelves("A=a|D="))
      )
      let stage = DragStage.withHeaders(kind, "", showing: CompositeDataSource([one, other]))
      let drag = stage.lift(section: 1)
      expectEqual(stage.move(drag, over: 2), .forbidden)
      expectEqual(drag?.drop(), false)
      stage.layOut()
      expectEqual(stage.lines, stage.expected)
      // Two sections have the same id, and the one that is dragged is moved.
      let second = stage.lift(section: 2)
      expectEqual(stage.move(second, over: 3), .move)
      second?.drop()
      stage.layOut()
      expectEqual(text(one.sections), "A=a|B=b")
      expectEqual(text(other.sections), "D=|A=a")
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("No list takes the section of another one, and rows are not dragged along")
  func otherLists() {
    withDragQuirks(inPairs: true) { kind in
      let stage = DragStage.withHeaders(kind) {
        $0.reordersSections = true
        $0.reordersItems = true
        $0.allowsDragging = true
      }
      var dropped = 0
      let other = DragStage.withHeaders(kind, "X=x|Y=y") {
        $0.reordersSections = true
        $0.performDrop { _ in dropped += 1 }
      }
      let drag = stage.lift(section: 0)
      drag?.begin()
      expectEqual(drag?.add([3, 0], in: stage.view), false)
      expectEqual(other.move(drag, over: 0), .cancel)
      drag?.drop()
      stage.layOut()
      other.layOut()
      expectEqual(dropped, 0)
      expectEqual(stage.lines, stage.expected)
      // Items are dragged as ever.
      let item = stage.lift([0, 0])
      expectEqual(item?.move(over: [1, 0], in: stage.view), .move)
      item?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=b|B=acde|C=|D=f")
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("After random events during drags, the view shows the source")
  func randomDrags() {
    withSeeds(Effort.rounds(60)) { random in
      for kind in DragStage.Kind.allCases {
        HeadlessUIKit.with {
          $0.hazardsAreFatal = true
          $0.hasActiveDropToTheEnd = random.oneIn(2)
          $0.endsDragsFirst = random.oneIn(2)
          $0.sharedByDrags = HeadlessUIKit.SharedByDrags.allCases[random.below(3)]
        } _: {
          let stage = DragStage.withHeaders(kind, text(random.shelves()))
          for _ in 0..<4 {
            let count = stage.source.sections.count
            guard count > 0 else { break }
            let section = random.below(count)
            let id = stage.source.sections[section].id
            let drag = stage.lift(section: section)
            if random.oneIn(3) { random.edit(stage.source) }
            drag?.begin()
            for _ in 0..<random.below(4) {
              random.edit(stage.source)
              if random.oneIn(2) { HeadlessUIKit.commit() }
              stage.move(drag, over: random.below(count))
            }
            HeadlessUIKit.commit()
            let before = stage.source.sections
            let place = random.below(before.count + 1)
            let operation = stage.move(drag, over: place)
            let isDropped = operation != nil && !random.oneIn(3)
            if isDropped { drag?.drop() } else { drag?.cancel() }
            var expected = before
            if isDropped, operation == .move, place < before.count,
              let from = before.firstIndex(where: { $0.id == id })
            {
              expected.insert(expected.remove(at: from), at: place)
            }
            expectEqual(text(stage.source.sections), text(expected))
            stage.layOut()
            expectEqual(stage.lines, stage.expected)
          }
        }
      }
    }
  }
}
#endif
