#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Changes while items are dragged", .traced)
struct DragChangeTests {
  private func stage(_ kind: DragStage.Kind, _ text: String = "A=abc|B=de|C=") -> DragStage {
    DragStage(kind, text) {
      $0.reordersItems = true
      $0.allowsDragging = true
    }
  }

  /// What may happen to the source while an item is dragged.
  private static let changes: [@MainActor (ArrayDataSource<Shelf>) -> Void] = [
    { $0.insertItem(Book("x"), at: [0, 0]) },
    { $0.removeItem(at: $0.itemPath(of: "c") ?? [0, 0]) },
    { $0.insertSection(Shelf("N", [Book("n")]), at: 0) },
    { if let path = $0.itemPath(of: "a") { $0.removeItem(at: path) } },
    { $0.replaceItem(at: $0.itemPath(of: "d") ?? [0, 0], with: Book("d", edition: 1)) },
    { source in
      source.performBatchUpdates {
        source.moveItem(at: [0, 0], to: [1, 0])
        source.insertItem(Book("y"), at: [0, 0])
      }
    },
    { $0.sections = shelves("B=ed|A=zcb") },
    { $0.removeSection(at: 1) },
  ]

  @Test("At every step, with one item and with two")
  func everyStep() {
    withEvery("change", in: Self.changes.indices) { number in
      withEvery("step", in: 0..<5) { step in
        withEvery("items", in: 1...2) { count in
          withDragQuirks(inPairs: true) { kind in
            let stage = stage(kind)
            let change = { (current: Int) in
              if current == step { Self.changes[number](stage.source) }
            }
            guard let drag = stage.lift([0, 0]) else { return }
            change(0)
            if count == 2 { drag.add([0, 1], in: stage.view) }
            drag.move(over: [0, 1], in: stage.view)
            change(1)
            drag.leave()
            change(2)
            drag.move(over: [0, 0], in: stage.view)
            change(3)
            // The change is only shown after the drop, so that the place is that of the view.
            let section = min(1, stage.lines.count - 1)
            let place: IndexPath = [section, min(1, stage.lines[section].count)]
            drag.move(over: place, in: stage.view)
            let above = stage.lines[section].prefix(place.item).last
            let isTaken = drag.drop()
            if isTaken, count == 1, let above { expect("a", below: above, in: stage.source) }
            change(4)
            stage.layOut()
            expectEqual(stage.lines, stage.expected)
            expectEqual(
              Set(stage.source.snapshot.paths.map { stage.source.snapshot[$0].id }).count,
              stage.source.snapshot.itemCount)
          }
        }
      }
    }
  }

  /// Expects an item to be next to the one that was above its place, if that is still there.
  private func expect(_ item: Book.ID, below above: String, in source: ArrayDataSource<Shelf>) {
    guard above != "a", let path = source.itemPath(of: item),
      let other = source.itemPath(of: Character(String(above.prefix(1))))
    else { return }
    expectEqual(path, ItemPath(section: other.section, item: other.item + 1))
  }

  @Test("They wait while something is over the list, which goes to the same neighbors")
  func waiting() {
    withDragQuirks { kind in
      let stage = stage(kind)
      let drag = stage.lift([0, 0])
      drag?.move(over: [1, 1], in: stage.view)
      let calls = stage.calls
      stage.source.insertItem(Book("x"), at: [1, 0])
      stage.source.removeItem(at: [0, 2])
      stage.list.flush()
      expectEqual(stage.calls.batches, calls.batches)
      drag?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=b|B=xdae|C=")
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("They are shown at once while the items are elsewhere, and then followed by id")
  func elsewhere() {
    withDragQuirks { kind in
      let stage = stage(kind)
      let drag = stage.lift([0, 1])
      let batches = stage.calls.batches
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.source.moveItem(at: [0, 2], to: [1, 0])
      expectEqual(stage.calls.batches, batches + 2)
      expectEqual(stage.lines, stage.expected)
      expectEqual(drag?.move(over: [0, 0], in: stage.view), .move)
      drag?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=bxac|B=de|C=")
      expectEqual(stage.lines, stage.expected)
      expectEqual(drag?.landings.map(\.path), [[0, 0]])
    }
  }

  @Test("A drag that leaves, ends elsewhere or is cancelled lets them be shown")
  func endings() async {
    for kind in DragStage.Kind.allCases {
      for ending in 0..<4 {
        let stage = stage(kind)
        let drag = stage.lift([0, 0])
        drag?.move(over: [1, 0], in: stage.view)
        stage.source.removeItem(at: [0, 0])
        #expect(stage.lines != stage.expected)
        switch ending {
        case 0: drag?.leave()
        case 1: drag?.cancel()
        case 2:
          drag?.leave()
          expectEqual(drag?.drop(), false)
        // What was removed cannot be dropped.
        default:
          expectEqual(drag?.move(over: [1, 0], in: stage.view), .forbidden)
          expectEqual(drag?.drop(), false)
        }
        await until(stage.lines == stage.expected)
        expectEqual(stage.lines, [["b", "c"], ["d", "e"], []])
      }
    }
  }

  @Test("Views and lists may go in the middle of a drag")
  func released() {
    withDragQuirks { kind in
      for step in 0..<4 {
        let stage = stage(kind)
        weak var view: UIScrollView?
        let drag: HeadlessDrag?
        do {
          let other = self.stage(kind)
          view = other.view
          drag = other.lift([0, 0])
          drag?.move(over: [1, 0], in: step == 1 ? stage.view : other.view)
          if step == 2 { other.attach(false) }
          if step == 3 {
            other.view.removeFromSuperview()
            expectEqual(drag?.drop(), false)
          }
          withExtendedLifetime(other) {}
        }
        expectEqual(view, nil)
        drag?.move(over: [0, 0], in: stage.view)
        drag?.drop()
        stage.layOut()
        expectEqual(stage.lines, [["a", "b", "c"], ["d", "e"], []])
      }
    }
  }

  @Test("A list that is attached again knows nothing of the drag, and shows everything")
  func attachedAgain() {
    withDragQuirks { kind in
      let stage = stage(kind)
      let drag = stage.lift([0, 0])
      drag?.move(over: [1, 0], in: stage.view)
      stage.attach(false)
      stage.source.removeItem(at: [0, 1])
      stage.attach(true)
      #expect(drag?.move(over: [0, 0], in: stage.view) != .move)
      drag?.cancel()
      stage.layOut()
      expectEqual(stage.lines, stage.expected)
      #expect(stage.lift([0, 0]) != nil)
    }
  }

  @Test("Closures that are asked may change the source, and let go of the view")
  func changesInClosures() {
    withEvery("site", in: 0..<5) { site in
      withDragQuirks(inPairs: true) { kind in
        let stage = stage(kind, "A=abc|B=de|C=f")
        var budget = 3
        let poke = { [source = stage.source] in
          guard budget > 0 else { return }
          budget -= 1
          switch (budget + site) % 3 {
          case 0: source.sections = shelves("D=zxa|A=bc")
          case 1: source.sections = shelves("B=d|A'=ca'z")
          default: source.sections = shelves("")
          }
        }
        stage.set { _, _, proposal in
          if site == 0 || site == 2 { poke() }
          return proposal
        }
        stage.set(provider: { _ in
          if site == 1 || site == 2 { poke() }
          return NSItemProvider()
        })
        stage.set(move: { [source = stage.source, weak stage] _, path, destination in
          if site == 3 { poke() }
          if site == 4 { stage?.attach(false) }
          let (path, destination) = (ItemPath(path), ItemPath(destination))
          if source.canMoveItem(at: path, to: destination) {
            source.moveItem(at: path, to: destination)
          }
        })
        stage.layOut()
        let drag = stage.lift([0, 0])
        drag?.move(over: [0, 1], in: stage.view)
        drag?.add([0, 0], in: stage.view)
        drag?.move(over: [0, 0], in: stage.view)
        drag?.drop()
        stage.attach(true)
        stage.layOut()
        expectEqual(stage.lines, stage.expected)
      }
    }
  }
}
#endif
