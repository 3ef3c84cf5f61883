import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Tables and collection views under random batches, quirks and scrolling: what they show is what
/// the data source has, and selection and cells follow names.
@Suite("Lists under random batches", .traced) @MainActor
struct RandomListTests {
  @Test("A table shows the reported updates, and follows cells and selection by name")
  func tables() {
    let screen = TableScreen([], showsHeaders: true)
    screen.table.allowsMultipleSelection = true
    screen.table.prefetchDataSource = screen
    var lastID = 0
    withSeeds(Effort.rounds(1500)) { random in
      let change = Self.change(after: screen.sections, &lastID, &random)
      let names = screen.table.shownTexts
      let cells = screen.table.shownCells
      let chosen = Self.chosen(screen.table.indexPathsForSelectedRows, in: change.before)
      HeadlessUIKit.with(\.self, Self.quirks(&random)) {
        let thrown = HeadlessUIKit.recordingExceptions {
          screen.table.performBatchUpdates {
            screen.sections = change.after
            for update in change.updates { screen.table.take(update) }
          }
        }
        expectEqual(thrown, [])
        expectEqual(screen.mistakes(), [])
        for (old, cell) in cells where names[old] == cell.shownText {
          guard let new = screen.table.indexPath(for: cell) else { continue }
          expectEqual("\(change.after[new.section].items[new.row])", cell.shownText)
        }
        expectEqual(
          Self.chosen(screen.table.indexPathsForSelectedRows, in: change.after),
          chosen.intersection(change.after.flatMap(\.items)))
        if let row = screen.table.indexPathsForVisibleRows?.randomElement(using: &random) {
          screen.table.simulateTap(at: row)
        }
        screen.table.contentOffset.y = CGFloat(random.below(200))
        if random.oneIn(10) { screen.table.reloadData() }
        screen.table.layoutIfNeeded()
        HeadlessUIKit.finishAnimations()
        expectEqual(screen.mistakes(), [])
      }
      screen.log = []
    }
  }

  @Test("A collection view shows the reported updates, and follows cells and selection by name")
  func collections() {
    let screen = CollectionScreen([], showsHeaders: true)
    screen.view.allowsMultipleSelection = true
    screen.view.prefetchDataSource = screen
    var lastID = 0
    withSeeds(Effort.rounds(1500)) { random in
      let change = Self.change(after: screen.sections, &lastID, &random)
      let chosen = Self.chosen(screen.view.indexPathsForSelectedItems, in: change.before)
      HeadlessUIKit.with(\.self, Self.quirks(&random)) {
        let thrown = HeadlessUIKit.recordingExceptions {
          screen.view.performBatchUpdates {
            screen.sections = change.after
            for update in change.updates { screen.view.take(update) }
          }
        }
        expectEqual(thrown, [])
        expectEqual(screen.mistakes(), [])
        expectEqual(
          Self.chosen(screen.view.indexPathsForSelectedItems, in: change.after),
          chosen.intersection(change.after.flatMap(\.items)))
        if let item = screen.view.indexPathsForVisibleItems.sorted().randomElement(using: &random) {
          screen.view.simulateTap(at: item)
        }
        screen.view.contentOffset.y = CGFloat(random.below(200))
        if random.oneIn(10) { screen.view.reloadData() }
        screen.view.layoutIfNeeded()
        HeadlessUIKit.finishAnimations()
        expectEqual(screen.mistakes(), [])
      }
      screen.log = []
    }
  }

  /// Changes a list, without hazards.
  private static func change(
    after sections: [RandomLists.Section], _ lastID: inout Int, _ random: inout SeededGenerator
  ) -> RandomLists {
    var last = lastID
    defer { lastID = last }
    return RandomLists(sections, using: &random, hasHazards: false) {
      last += 1
      return last
    }
  }

  private static func chosen(
    _ paths: [IndexPath]?, in sections: [RandomLists.Section]
  ) -> Set<Int> {
    Set((paths ?? []).map { sections[$0.section].items[$0.item] })
  }

  private static func quirks(_ random: inout SeededGenerator) -> HeadlessUIKit.Quirks {
    var quirks = HeadlessUIKit.quirks
    quirks.hazardsAreFatal = true
    quirks.endsDisplayingFirst = random.oneIn(2)
    quirks.reusesCellsBeforeEnding = random.oneIn(2)
    quirks.hidesEndedCells = random.oneIn(2)
    quirks.prefetchedItems = random.below(3)
    quirks.endsDeletedCellsLate = random.oneIn(2)
    quirks.keepsSupplementaryViews = random.oneIn(2)
    quirks.tableReloadsCountsAtOnce = random.oneIn(2)
    quirks.clampsOffsets = random.oneIn(2)
    quirks.modernBatchMessages = random.oneIn(2)
    return quirks
  }
}

extension UITableView {
  /// Takes an update of a batch.
  fileprivate func take(_ update: BatchUpdates.Update) {
    switch update {
    case .insertSection(let section): insertSections([section], with: .none)
    case .deleteSection(let section): deleteSections([section], with: .none)
    case .reloadSection(let section): reloadSections([section], with: .none)
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    case .insertItem(let path): insertRows(at: [path], with: .none)
    case .deleteItem(let path): deleteRows(at: [path], with: .none)
    case .reloadItem(let path): reloadRows(at: [path], with: .none)
    case .moveItem(let from, let to): moveRow(at: from, to: to)
    case .reconfigureItem(let path): reconfigureRows(at: [path])
    }
  }
}

extension UICollectionView {
  /// Takes an update of a batch.
  fileprivate func take(_ update: BatchUpdates.Update) {
    switch update {
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    case .insertItem(let path): insertItems(at: [path])
    case .deleteItem(let path): deleteItems(at: [path])
    case .reloadItem(let path): reloadItems(at: [path])
    case .moveItem(let from, let to): moveItem(at: from, to: to)
    case .reconfigureItem(let path): reconfigureItems(at: [path])
    }
  }
}
