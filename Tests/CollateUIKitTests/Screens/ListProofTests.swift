#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Random transactions through nested composites, into a table and a collection view at once.
@MainActor
@Suite("Composites in list views", .traced)
struct ListProofTests {
  /// Three sources in two composites, one of them twice, and two views that show it all.
  @MainActor
  final class Screens {
    let sources: [ArrayDataSource<Shelf>]
    let inner = CompositeDataSource<Shelf>()
    let screen = CompositeDataSource<Shelf>()
    let table: TableStage
    let collection: CollectionStage

    init(_ random: inout SeededGenerator) {
      sources = (0..<3).map { _ in ArrayDataSource(sections: random.shelves()) }
      let group = IdentityGroup("books")
      inner.append(sources[1], sharing: group)
      inner.append(sources[2], sharing: group)
      screen.append(sources[0])
      screen.append(inner)
      screen.append(sources[0])
      table = TableStage("", height: 3_000, showing: screen) {
        $0.reordersItems = true
        $0.header { shelf, _ in
          shelf.title == 0 ? .none : .view(ShelfHeader.self) { $0.show(shelf) }
        }
        $0.footer { shelf, _ in .title("\(shelf.id)") }
      }
      collection = CollectionStage("", height: 3_000, showing: screen) { list in
        list.reordersItems = true
        list.headerSize { shelf, _ in CGSize(width: 320, height: shelf.title == 0 ? 0 : 20) }
        list.header { shelf, _ in .view(ShelfTitle.self) { $0.show(shelf) } }
      }
    }

    func change(_ random: inout SeededGenerator) {
      switch random.below(10) {
      case 0: screen.move(screen.slots[random.below(3)], to: random.below(3))
      case 1: inner.move(inner.slots[random.below(2)], to: random.below(2))
      case 2:
        screen.performBatchUpdates {
          for _ in 0...random.below(4) { random.edit(sources[random.below(3)]) }
        }
      default: random.edit(sources[random.below(3)])
      }
    }

    /// Does something that happens to views: they come and go, are reloaded, dragged in.
    func disturb(_ random: inout SeededGenerator) {
      switch random.below(12) {
      case 0: table.table.removeFromSuperview()
      case 1: table.window.rootViewController?.view.addSubview(table.table)
      case 2: collection.view.removeFromSuperview()
      case 3: collection.window.rootViewController?.view.addSubview(collection.view)
      case 4:
        // What is being moved is not reloaded, for the move would not end.
        let isMoving = table.table.visibleCells.contains { $0.configurationState.isReordering }
        if !isMoving { table.table.reloadData() }
      case 5:
        let isMoving = collection.view.visibleCells.contains { $0.configurationState.isReordering }
        if !isMoving { collection.view.reloadData() }
      case 6:
        // Only what is on the screen, and laid out, can be touched.
        guard table.table.window != nil else { return }
        HeadlessUIKit.commit()
        table.table.isEditing = true
        if let path = table.table.shownCells.keys.randomElement(using: &random) {
          table.table.beginReordering(at: path)
        }
      case 7:
        if let path = table.table.shownCells.keys.randomElement(using: &random) {
          table.table.proposeReordering(to: path)
        }
      case 8: table.table.endReordering()
      case 9:
        guard collection.view.window != nil else { return }
        HeadlessUIKit.commit()
        let point = CGPoint(x: 5, y: random.below(600))
        if !collection.list.beginReordering(at: point) {
          collection.list.updateReordering(to: point)
        }
      case 10: collection.list.endReordering()
      default: collection.list.cancelReordering()
      }
    }

    /// Ends all that is under way, brings both views on the screen, and lets them lay out.
    func rest() {
      table.table.endReordering()
      table.list.cancelReordering()
      collection.list.endReordering()
      table.window.rootViewController?.view.addSubview(table.table)
      collection.window.rootViewController?.view.addSubview(collection.view)
      table.layOut()
      collection.layOut()
    }
  }

  @Test("Both views show what the source has, headers too, and UIKit has no complaint")
  func proof() {
    withQuirks {
      withSeeds(Effort.rounds(2)) { random in
        let screens = Screens(&random)
        for _ in 0..<100 {
          screens.change(&random)
          if random.oneIn(2) { screens.disturb(&random) }
          if random.oneIn(3) {
            screens.rest()
            expectAgreement(screens)
          }
        }
        screens.rest()
        expectAgreement(screens)
      }
    }
  }

  private func expectAgreement(_ screens: Screens) {
    expectEqual(screens.table.rows, screens.table.expectedRows)
    expectEqual(screens.collection.items, screens.collection.expectedItems)
    var headers: [Int: String] = [:]
    for (number, shelf) in screens.screen.snapshot.sections.enumerated() where shelf.title != 0 {
      headers[number] = "\(shelf.id) \(shelf.title)"
    }
    expectEqual(screens.table.table.shownHeaderTexts, headers)
  }
}
#endif
