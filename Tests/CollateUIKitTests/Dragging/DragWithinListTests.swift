#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Dragging within a list", .traced, .silentDiagnostics)
struct DragWithinListTests {
  private static let start = "A=abc|B=de|C="
  private static let counts = [3, 2, 0]

  private static var paths: [IndexPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The places for an item, counted without it.
  private static func places(for path: IndexPath) -> [IndexPath] {
    counts.indices.flatMap { section in
      (0...counts[section] - (section == path.section ? 1 : 0)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  private func stage(
    _ kind: DragStage.Kind, _ text: String = start, movesByIDs: Bool = false,
    setUp: (any TestedList<Shelf>) -> Void = { _ in }
  ) -> DragStage {
    let stage = DragStage(kind, text) {
      $0.reordersItems = !movesByIDs
      $0.allowsDragging = true
      if movesByIDs { $0.moveItems { _ in } }
      setUp($0)
    }
    if movesByIDs {
      stage.list.moveItems { [source = stage.source] move in
        let rest = source.moveItems(
          withIDs: move.ids, toSection: move.sectionID, before: move.nextID)
        expectEqual(rest, [])
      }
    }
    return stage
  }

  @Test("Every move of one item, without editing mode")
  func everyMove() {
    withDragQuirks(inPairs: true) { kind in
      for path in Self.paths {
        for place in Self.places(for: path) {
          let stage = stage(kind, movesByIDs: (path.section + place.item) % 2 == 0)
          let model = ArrayDataSource(sections: shelves(Self.start))
          model.moveItem(at: ItemPath(path), to: ItemPath(place))
          let calls = stage.calls
          let drag = stage.lift(path)
          expectEqual(drag?.move(over: place, in: stage.view), .move)
          expectEqual(drag?.drop(), true)
          stage.layOut()
          expectEqual(stage.source.sections, model.sections, "\(path) \(place)")
          expectEqual(stage.lines, stage.expected)
          expectEqual(stage.calls.configuredCells, calls.configuredCells)
          expectEqual(drag?.landings.allSatisfy { $0.path == place }, true)
        }
      }
    }
  }

  @Test("Beyond the last item of a section, and over empty space, it is the end")
  func ends() {
    withDragQuirks { kind in
      let beyond = stage(kind)
      let drag = beyond.lift([0, 0])
      expectEqual(drag?.move(over: [0, 3], in: beyond.view), .move)
      drag?.drop()
      beyond.layOut()
      expectEqual(text(beyond.source.sections), "A=bca|B=de|C=")
      expectEqual(beyond.lines, beyond.expected)

      let empty = stage(kind)
      let other = empty.lift([0, 1])
      expectEqual(other?.move(over: nil, in: empty.view), .move)
      other?.drop()
      empty.layOut()
      expectEqual(text(empty.source.sections), "A=ac|B=de|C=b")
      expectEqual(empty.lines, empty.expected)
    }
  }

  @Test(
    "Several items are reported by their ids at once, if they may go there and are not there")
  func toldTogether() {
    for kind in DragStage.Kind.allCases {
      let target = { (_: Book, path: IndexPath, proposal: IndexPath) in
        proposal.section == path.section ? proposal : path
      }
      let stage = stage(kind, movesByIDs: true) {
        ($0 as? TableViewDataSource<Shelf>)?.targetForMove(target)
        ($0 as? CollectionViewDataSource<Shelf>)?.targetForMove(target)
      }
      var told: [ListMove<Shelf>] = []
      stage.list.moveItems { [source = stage.source] move in
        told.append(move)
        source.moveItems(withIDs: move.ids, toSection: move.sectionID, before: move.nextID)
      }
      func drag(_ paths: IndexPath..., over place: IndexPath) {
        let drag = stage.lift(paths[0])
        for path in paths.dropFirst() { drag?.add(path, in: stage.view) }
        drag?.move(over: place, in: stage.view)
        drag?.drop()
        stage.layOut()
        expectEqual(stage.lines, stage.expected)
      }
      drag([0, 0], [0, 1], over: [1, 0])
      drag([0, 0], [0, 1], over: [0, 2])
      expectEqual(told, [])
      drag([0, 0], [0, 1], over: [0, 3])
      drag([0, 2], [1, 0], over: [0, 0])
      expectEqual(
        told,
        [
          ListMove(ids: ["a", "b"], sectionID: "A", nextID: nil),
          ListMove(ids: ["b"], sectionID: "A", nextID: "c"),
        ])
      expectEqual(text(stage.source.sections), "A=bca|B=de|C=")
    }
  }

  @Test("Several items go to every place in their order, in one update")
  func several() {
    let all = Self.paths
    for bits in 1..<(1 << all.count) where bits.nonzeroBitCount > 1 {
      let lifted = all.indices.filter { bits & 1 << $0 != 0 }.map { all[$0] }
      // They are lifted in an order of their own.
      let order = bits & 1 == 0 ? lifted : lifted.reversed()
      for kind in DragStage.Kind.allCases {
        for section in Self.counts.indices {
          for item in Effort.some(of: 0...Self.counts[section]) {
            let stage = stage(kind, movesByIDs: (bits + item) % 3 == 0)
            var updates = 0
            let observation = stage.source.observe { _ in updates += 1 }
            let drag = stage.lift(order[0])
            for path in order.dropFirst() { expectEqual(drag?.add(path, in: stage.view), true) }
            expectEqual(drag?.items.count, order.count)
            drag?.move(over: IndexPath(item: item, section: section), in: stage.view)
            drag?.drop()
            stage.layOut()
            let expected = model(of: order, before: item, in: section)
            expectEqual(text(stage.source.sections), expected, "\(order) to \(section) \(item)")
            expectEqual(stage.lines, stage.expected)
            expectEqual(updates, (expected == Self.start ? 0 : 1))
            withExtendedLifetime(observation) {}
          }
        }
      }
    }
  }

  /// Takes the items out, and puts them before the next one that stays.
  private func model(of paths: [IndexPath], before item: Int, in section: Int) -> String {
    var lists = shelves(Self.start).map { $0.items }
    let books = paths.map { lists[$0.section][$0.item] }
    let next = lists[section][item...].first { !books.contains($0) }
    lists = lists.map { $0.filter { !books.contains($0) } }
    let place = next.flatMap { lists[section].firstIndex(of: $0) } ?? lists[section].endIndex
    lists[section].insert(contentsOf: books, at: place)
    return text(zip(shelves(Self.start), lists).map { Shelf($0.id, $1) })
  }

  @Test("An item is added once, and one that cannot be moved is not")
  func adding() {
    for kind in DragStage.Kind.allCases {
      let stage = stage(kind)
      stage.source.canMove = { $0 != [0, 2] }
      let drag = stage.lift([0, 0])
      expectEqual(drag?.add([0, 0], in: stage.view), false)
      expectEqual(drag?.add([0, 2], in: stage.view), false)
      expectEqual(drag?.add([1, 0], in: stage.view), true)
      #expect(stage.lift([0, 2]) == nil)
      // A new drag may begin with what another one had.
      drag?.cancel()
      #expect(stage.lift([0, 0]) != nil)
    }
  }

  @Test("Selected items are lifted together")
  func selected() {
    for kind in DragStage.Kind.allCases {
      let stage = stage(kind)
      let drag = stage.lift([0, 0], [0, 2], [0, 0])
      expectEqual(drag?.items.map { $0.localObject as? Book.ID }, ["a", "c"])
    }
  }

  @Test("A source or a closure refuses places, which are forbidden then")
  func refusals() {
    withDragQuirks { kind in
      let stage = stage(kind)
      stage.set { _, path, proposal in
        // Items stay in their section; the first one of A stays first.
        proposal.section == path.section ? [proposal.section, max(proposal.item, 1)] : path
      }
      let drag = stage.lift([0, 1])
      expectEqual(drag?.move(over: [0, 0], in: stage.view), .move)
      drag?.move(over: [0, 0], in: stage.view)
      drag?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=abc|B=de|C=")
      expectEqual(stage.lines, stage.expected)

      let other = stage.lift([0, 1])
      other?.move(over: [1, 1], in: stage.view)
      other?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=abc|B=de|C=")
      expectEqual(stage.lines, stage.expected)

      let third = stage.lift([0, 1])
      other?.move(over: [0, 0], in: stage.view)
      third?.move(over: [0, 2], in: stage.view)
      third?.drop()
      stage.layOut()
      expectEqual(text(stage.source.sections), "A=acb|B=de|C=")
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("Between children that share no identities, nothing can be dropped")
  func forbidden() {
    withDragQuirks { kind in
      let one = ArrayDataSource(sections: shelves("A=ab"))
      let two = ArrayDataSource(sections: shelves("A=ab"))
      let screen = CompositeDataSource([one, two])
      let stage = DragStage(kind, "", showing: screen) {
        $0.reordersItems = true
        $0.allowsDragging = true
      }
      let drag = stage.lift([1, 0])
      expectEqual(drag?.move(over: [0, 0], in: stage.view), .forbidden)
      expectEqual(drag?.drop(), false)
      // Two items have the same id, and the one that is dragged is moved.
      let other = stage.lift([1, 0])
      expectEqual(other?.move(over: [1, 1], in: stage.view), .move)
      expectEqual(other?.drop(), true)
      stage.layOut()
      expectEqual(text(one.sections), "A=ab")
      expectEqual(text(two.sections), "A=ba")
      expectEqual(stage.lines, stage.expected)
    }
  }

  @Test("A closure that does something else, or nothing, is shown what it did")
  func otherMoves() {
    typealias Move = (ArrayDataSource<Shelf>, ItemPath, ItemPath) -> Void
    let moves: [Move] = [
      { _, _, _ in },
      { source, _, _ in source.moveItem(at: [0, 1], to: [1, 0]) },
      { source, path, _ in source.removeItem(at: path) },
      { source, _, _ in source.sections = shelves("B=d|N=xca") },
      { source, path, destination in
        source.insertSection(Shelf("N", [Book("n")]), at: 0)
        source.moveItem(
          at: [path.section + 1, path.item], to: [destination.section + 1, destination.item])
      },
    ]
    withEvery("move", in: moves.indices) { number in
      withEvery("items", in: 1...3) { count in
        withDragQuirks(inPairs: true) { kind in
          let stage = stage(kind)
          var log: [Book.ID] = []
          stage.set(move: { [source = stage.source] book, path, destination in
            log.append(book.id)
            moves[number](source, ItemPath(path), ItemPath(destination))
          })
          stage.layOut()
          let drag = stage.lift([0, 0])
          for path in [[0, 2], [1, 1]].prefix(count - 1) as ArraySlice<IndexPath> {
            drag?.add(path, in: stage.view)
          }
          drag?.move(over: [1, 1], in: stage.view)
          drag?.drop()
          stage.layOut()
          expectEqual(stage.lines, stage.expected)
          // Each item is moved once at most.
          expectEqual(Set(log).count, log.count)
        }
      }
    }
  }
}
#endif
