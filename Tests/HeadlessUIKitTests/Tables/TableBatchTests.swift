import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Tables, batches") @MainActor
struct TableBatchTests {
  /// Returns what is thrown, hazards included.
  func thrown(_ body: () -> Void) -> [String] {
    HeadlessUIKit.with(\.hazardsAreFatal, true) {
      HeadlessUIKit.recordingExceptions(body).map(\.reason)
    }
  }

  @Test("Cells follow their rows")
  func moves() {
    let screen = TableScreen([[1, 2], [3]])
    let cells = screen.table.visibleCells
    expectEqual(
      thrown {
        screen.table.beginUpdates()
        screen.sections = [.init(id: 4, items: [4]), .init(id: -1, items: [1, 2])]
        screen.table.moveSection(0, toSection: 1)
        screen.table.deleteSections([1], with: .none)
        screen.table.insertSections([0], with: .none)
        screen.table.endUpdates()
      }, [])
    #expect(screen.rows == ["4", "1", "2"] && screen.mistakes() == [])
    #expect(screen.table.cellForRow(at: path(1, 0)) === cells[0])
    #expect(screen.table.cellForRow(at: path(1, 1)) === cells[1])
    expectEqual(screen.log, ["end 3 at [1, 0]", "cell 4", "will 4"])
    expectEqual(screen.table.calls.batches, 1)
  }

  @Test("What is reloaded gets a new cell")
  func reloads() {
    let screen = TableScreen([[1, 2], [3]])
    screen.sections[0].items = [1, 20]
    expectEqual(thrown { screen.table.reloadRows(at: [path(0, 1)], with: .none) }, [])
    expectEqual(screen.log, ["end 2 at [0, 1]", "cell 20", "will 20"])
    screen.log = []
    screen.sections[0].items = [4]
    expectEqual(thrown { screen.table.reloadSections([0], with: .none) }, [])
    expectEqual(screen.log, ["end 1 at [0, 0]", "end 20 at [0, 1]", "cell 4", "will 4"])
    expectEqual(screen.mistakes(), [])
  }

  @Test("Completions come with the next frame")
  func completions() {
    let screen = TableScreen([[1, 2]])
    screen.table.performBatchUpdates {
      screen.sections[0].items.append(3)
      screen.table.insertRows(at: [path(0, 2)], with: .none)
    } completion: { _ in
      screen.log = ["completed"]
    }
    expectEqual(screen.log, ["cell 3", "will 3"])
    HeadlessUIKit.finishAnimations()
    #expect(screen.log == ["completed"] && screen.rows == ["1", "2", "3"])
  }

  @Test("Cells that a batch takes away may end with the animation, at their old paths")
  func lateEnds() {
    HeadlessUIKit.with(\.endsDeletedCellsLate, true) {
      let screen = TableScreen([[1, 2, 3]])
      screen.sections[0].items = [3]
      screen.table.deleteRows(at: [path(0, 0), path(0, 1)], with: .none)
      expectEqual(screen.log, [])
      HeadlessUIKit.finishAnimations()
      expectEqual(screen.log, ["end 1 at [0, 0]", "end 2 at [0, 1]"])
    }
  }

  @Test("After an exception the table shows what its data source has")
  func recovery() {
    let screen = TableScreen([[1, 2]])
    let reasons = thrown {
      screen.sections[0].items = [5]
      screen.table.insertRows(at: [path(0, 0)], with: .none)
    }
    #expect(reasons.count == 1 && reasons[0].hasPrefix("Invalid update: invalid number of rows"))
    screen.table.layoutIfNeeded()
    #expect(screen.rows == ["5"] && screen.mistakes() == [])
  }

  @Test("Data that changes before the batch, while the table has no picture of it (C1)")
  func changedTooEarly() {
    let screen = TableScreen([[1]])
    // With a picture it works out, whenever the data changes.
    screen.sections[0].items = [1, 2]
    expectEqual(thrown { screen.table.insertRows(at: [path(0, 1)], with: .none) }, [])
    // With a reload pending the picture is the one after.
    HeadlessUIKit.with(\.tableReloadsCountsAtOnce, false) {
      screen.table.reloadData()
      screen.sections[0].items = [1, 2, 3]
      expectEqual(
        thrown { screen.table.insertRows(at: [path(0, 2)], with: .none) }.first?
          .hasPrefix("Invalid update"), true)
    }
  }

  @Test("A batch after a reload without a layout between counts from the reload (C2)")
  func batchAfterReload() {
    for atOnce in [true, false] {
      HeadlessUIKit.with(\.tableReloadsCountsAtOnce, atOnce) {
        let screen = TableScreen([[1]])
        screen.table.reloadData()
        let reasons = thrown {
          screen.sections[0].items = [1, 2]
          screen.table.insertRows(at: [path(0, 1)], with: .none)
        }
        expectEqual((reasons == []), atOnce)
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        expectEqual(
          thrown {
            screen.sections[0].items = [1]
            screen.table.deleteRows(at: [path(0, 1)], with: .none)
          }, [])
        expectEqual(screen.rows, ["1"])
      }
    }
  }

  @Test("A batch for a table outside of any window (C3)")
  func outsideOfWindow() {
    let screen = TableScreen([[1]])
    screen.table.removeFromSuperview()
    expectEqual(
      thrown {
        screen.table.performBatchUpdates {
          screen.sections[0].items = []
          screen.table.deleteRows(at: [path(0, 0)], with: .none)
        }
      }, ["[headless] a batch for a table view outside of any window"])
    expectEqual(thrown { screen.table.reloadData() }, [])
  }

  @Test("A reload within a batch (C4)")
  func reloadWithinBatch() {
    let screen = TableScreen([[1]])
    expectEqual(
      thrown {
        screen.table.performBatchUpdates {
          screen.sections[0].items = [2, 3]
          screen.table.reloadData()
        }
      }, ["[headless] reloadData within a batch"])
    screen.table.layoutIfNeeded()
    expectEqual(screen.rows, ["2", "3"])
  }

  @Test("A batch begun from a callback of the table (C5)")
  func batchWithinCallback() {
    let screen = TableScreen([Array(1...5)])
    screen.answers.willDisplay = {
      screen.answers.willDisplay = nil
      screen.table.performBatchUpdates {
        screen.sections[0].items.removeLast()
        screen.table.deleteRows(at: [path(0, 4)], with: .none)
      }
    }
    let reasons = thrown {
      screen.table.contentOffset.y = 44
      screen.table.layoutIfNeeded()
    }
    expectEqual(
      reasons,
      [
        "[headless] a batch while the table view lays out, or asks its data source or delegate"
      ])
    // From where a delegate is told of a person's doing it is all right.
    expectEqual(thrown { screen.table.simulateEditOfFirstRow() }, [])
  }

  @Test("Updates while a row is moved by hand (C6), and within the move")
  func batchWhileMoving() {
    let screen = TableScreen([[1, 2, 3]])
    screen.table.isEditing = true
    #expect(screen.table.beginReordering(at: path(0, 0)))
    let insert = {
      screen.sections[0].items.append(4)
      screen.table.insertRows(at: [path(0, screen.sections[0].items.count - 1)], with: .none)
    }
    expectEqual(thrown(insert), ["[headless] a batch while an item is moved by hand"])
    expectEqual(
      thrown { screen.table.reloadData() }, ["[headless] reloadData while an item is moved by hand"]
    )
    screen.table.layoutIfNeeded()
    screen.answers.didMove = { screen.table.reloadData() }
    expectEqual(
      thrown { screen.table.simulateMove(from: path(0, 0), to: path(0, 2)) },
      ["[headless] reloadData within moveItemAt: the view moves the item itself"])
  }

  @Test("A batch begun where the table scrolls because it lays out (C5)")
  func batchWithinLayout() {
    let screen = TableScreen([Array(0..<10)])
    screen.table.contentOffset.y = 308
    screen.table.layoutIfNeeded()
    screen.sections[0].items.removeLast(5)
    screen.table.reloadData()
    screen.answers.didScroll = { screen.table.performBatchUpdates(nil) }
    expectEqual(
      thrown { screen.table.layoutIfNeeded() },
      [
        "[headless] a batch while the table view lays out, or asks its data source or delegate"
      ])
    #expect(screen.table.contentOffset.y == 88 && screen.rows == ["2", "3", "4"])
  }

  @Test("Sections that move beside others that come or go, where tables stumble over that (B2)")
  func mixedSectionMoves() {
    for refuses in [true, false] {
      HeadlessUIKit.with(\.tablesRefuseMixedSectionMoves, refuses) {
        let screen = TableScreen([[1], [2]])
        let reasons = thrown {
          screen.table.performBatchUpdates {
            screen.sections = [.init(id: -2, items: [2]), .init(id: 3, items: [])]
            screen.table.moveSection(1, toSection: 0)
            screen.table.deleteSections([0], with: .none)
            screen.table.insertSections([1], with: .none)
          }
        }
        expectEqual(
          reasons, (refuses ? ["[headless] sections move beside others that come or go"] : []))
      }
    }
  }

  @Test("A table without a size shows nothing, and knows its counts all the same")
  func withoutSize() {
    let screen = TableScreen([[1]])
    screen.table.frame = .zero
    screen.table.layoutIfNeeded()
    #expect(screen.rows == [] && screen.table.knownCounts == [1])
    expectEqual(
      thrown {
        screen.sections[0].items = [1, 2]
        screen.table.insertRows(at: [path(0, 1)], with: .none)
      }, [])
    screen.table.frame = screen.window.bounds
    screen.table.layoutIfNeeded()
    expectEqual(screen.rows, ["1", "2"])
  }

  @Test("An end without a beginning")
  func unbalanced() {
    expectEqual(
      thrown { TableScreen([[1]]).table.endUpdates() },
      ["[headless] endUpdates without beginUpdates"])
  }

  @Test("Batches nest, and count as one")
  func nesting() {
    let screen = TableScreen([[1]])
    var isUncommitted = false
    let reasons = thrown {
      screen.table.beginUpdates()
      screen.sections[0].items = [0, 1, 2]
      screen.table.performBatchUpdates {
        screen.table.insertRows(at: [path(0, 0)], with: .none)
      }
      isUncommitted = screen.table.hasUncommittedUpdates
      screen.table.insertRows(at: [path(0, 2)], with: .none)
      screen.table.endUpdates()
    }
    #expect(reasons == [] && isUncommitted)
    #expect(screen.rows == ["0", "1", "2"] && screen.table.calls.batches == 1)
    #expect(!screen.table.hasUncommittedUpdates)
  }

  @Test("Headers stay as they are where their sections survive, and are replaced where they reload")
  func headers() {
    let screen = TableScreen([[1], [2]], showsHeaders: true)
    screen.sections.swapAt(0, 1)
    screen.table.moveSection(0, toSection: 1)
    expectEqual(screen.table.shownHeaderTexts, [0: "-2", 1: "-1"])
    screen.sections[0].id = 7
    screen.log = []
    screen.table.reloadSections([0], with: .none)
    expectEqual(screen.table.shownHeaderTexts, [0: "7", 1: "-1"])
    expectEqual(screen.log, ["end 2 at [0, 0]", "end header 0", "cell 2", "will 2", "header 0"])
  }
}

extension UITableView {
  /// Deletes the first row by its control, as a person does.
  fileprivate func simulateEditOfFirstRow() {
    isEditing = true
    contentOffset.y = 0
    layoutIfNeeded()
    simulateEdit(at: IndexPath(row: 0, section: 0))
  }
}
