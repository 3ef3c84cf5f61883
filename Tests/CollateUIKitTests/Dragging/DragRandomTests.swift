#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Lists of a board and of its columns, in both views, between which anything is dragged.
@MainActor
private final class DragScreen {
  let sources: [ArrayDataSource<Shelf>]
  let board = CompositeDataSource<Shelf>()
  var stages: [DragStage] = []

  init(_ random: inout SeededGenerator) {
    sources = [
      ArrayDataSource(sections: random.shelves(upTo: 3)),
      ArrayDataSource(sections: random.shelves(upTo: 3)),
    ]
    let group = IdentityGroup("books")
    let slots = sources.map { [board] in board.append($0, sharing: group) }
    for (source, slot) in zip(sources, slots) {
      let kind: DragStage.Kind = random.oneIn(2) ? .table : .collection
      stages.append(stage(kind, source) { [board] place in board.path(place, in: slot) })
    }
    stages.append(stage(.table, board) { $0 })
    stages.append(stage(.collection, board) { $0 })
  }

  private func stage(
    _ kind: DragStage.Kind, _ source: any DataSource<Shelf>, path: @escaping (ItemPath) -> ItemPath?
  ) -> DragStage {
    DragStage(kind, "", showing: source) {
      $0.reordersItems = true
      $0.allowsDragging = true
      $0.performDrop { [board] drop in
        guard let destination = drop.destination.flatMap(path) else { return }
        for id in drop.ids(of: Book.ID.self).reversed() {
          if let path = board.itemPath(of: id), board.canMoveItem(at: path, to: destination) {
            board.moveItem(at: path, to: destination)
          }
        }
      }
    }
  }

  func path(in stage: DragStage, _ random: inout SeededGenerator, beyond: Int = 0) -> IndexPath? {
    let sections = stage.list.snapshot.sections
    guard let section = sections.indices.randomElement(using: &random) else { return nil }
    let count = sections[section].items.count + beyond
    return count == 0 ? nil : IndexPath(item: random.below(count), section: section)
  }

  func change(_ random: inout SeededGenerator) {
    let count = 1 + random.below(2)
    board.performBatchUpdates {
      for _ in 0..<count { random.edit(sources[random.below(2)]) }
    }
  }

  func drag(_ random: inout SeededGenerator) {
    let origin = stages[random.below(stages.count)]
    guard let path = path(in: origin, &random), let drag = origin.lift(path) else { return }
    for _ in 0..<1 + random.below(5) {
      let stage = stages[random.below(stages.count)]
      switch random.below(8) {
      case 0: change(&random)
      case 1: drag.leave()
      case 2:
        if let path = self.path(in: stage, &random) { drag.add(path, in: stage.view) }
      case 3: stage.list.flush()
      default: drag.move(over: self.path(in: stage, &random, beyond: 1), in: stage.view)
      }
    }
    if random.oneIn(6) { drag.cancel() } else { drag.drop() }
    if random.oneIn(2) { change(&random) }
  }

  func settle() {
    for stage in stages { stage.layOut() }
  }
}

@MainActor
@Suite("Anything dragged between the lists of a board", .traced)
struct DragRandomTests {
  @Test("Lists show what their sources have after thousands of drags, and UIKit never complains")
  func drags() {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    // 100 screens with 30 drags and more changes.
    withSeeds(Effort.rounds(100)) { random in
      var generator = random
      let number = Int(generator.below(32))
      let exceptions = HeadlessUIKit.with {
        $0.hazardsAreFatal = true
        $0.dropsByMoving = number & 1 == 0
        $0.performsDropAfterMoving = number & 2 == 0
        $0.asksForTargetsOfDrags = number & 4 == 0
        $0.countsGapsAsUncommitted = number & 2 == 0
        $0.hasActiveDropToTheEnd = number & 8 == 0
        $0.endsDragsFirst = number & 16 == 0
        $0.sharedByDrags = HeadlessUIKit.SharedByDrags.allCases[number % 3]
      } _: {
        HeadlessUIKit.recordingExceptions { run(&generator) }
      }
      expectEqual(exceptions.map(\.description), [])
    }
  }

  private func run(_ random: inout SeededGenerator) {
    let screen = DragScreen(&random)
    for _ in 0..<30 {
      screen.drag(&random)
      if random.oneIn(2) { screen.change(&random) }
      screen.settle()
      for stage in screen.stages { expectEqual(stage.lines, stage.expected) }
    }
  }
}
#endif
