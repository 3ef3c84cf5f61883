import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Collection views, batches") @MainActor
struct CollectionBatchTests {
  /// Returns what is thrown, hazards included.
  func thrown(_ body: () -> Void) -> [String] {
    HeadlessUIKit.with(\.hazardsAreFatal, true) {
      HeadlessUIKit.recordingExceptions(body).map(\.reason)
    }
  }

  @Test("Cells and selection follow their items")
  func moves() {
    let screen = CollectionScreen([[1, 2, 3]])
    let cell = screen.view.cellForItem(at: path(0, 2))
    screen.view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    expectEqual(
      thrown {
        screen.view.performBatchUpdates {
          screen.sections[0].items = [0, 3, 1]
          screen.view.deleteItems(at: [path(0, 1)])
          screen.view.insertItems(at: [path(0, 0)])
          screen.view.moveItem(at: path(0, 2), to: path(0, 1))
        }
      }, [])
    #expect(screen.items == ["0", "3", "1"] && screen.mistakes() == [])
    #expect(screen.view.cellForItem(at: path(0, 1)) === cell)
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 1)])
    expectEqual(screen.log, ["end 2 at [0, 1]", "cell 0", "will 0"])
  }

  @Test("What is reloaded gets a new cell, and is not selected any more")
  func reloads() {
    let screen = CollectionScreen([[1, 2], [3]])
    screen.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    screen.sections[0].items = [1, 20]
    expectEqual(thrown { screen.view.reloadItems(at: [path(0, 1)]) }, [])
    expectEqual(screen.log, ["end 2 at [0, 1]", "cell 20", "will 20"])
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 1)])
    screen.log = []
    screen.sections[0].items = [20, 4, 5]
    expectEqual(thrown { screen.view.reloadSections([0]) }, [])
    expectEqual(
      screen.log,
      [
        "end 1 at [0, 0]", "end 20 at [0, 1]", "end 3 at [1, 0]", "cell 20", "will 20", "cell 4",
        "will 4", "cell 5", "will 5",
      ])
    #expect(screen.view.indexPathsForSelectedItems == [] && screen.mistakes() == [])
  }

  @Test("Completions come with the next frame")
  func completions() {
    let screen = CollectionScreen([[1]])
    screen.view.performBatchUpdates {
      screen.sections[0].items = [1, 2]
      screen.view.insertItems(at: [path(0, 1)])
    } completion: { _ in
      screen.log = ["completed"]
    }
    #expect(screen.items == ["1", "2"] && screen.log != ["completed"])
    HeadlessUIKit.finishAnimations()
    expectEqual(screen.log, ["completed"])
  }

  @Test("After an exception the view shows what its data source has")
  func recovery() {
    let screen = CollectionScreen([[1, 2]])
    let reasons = thrown {
      screen.view.performBatchUpdates {
        screen.sections[0].items = [5]
        screen.view.insertItems(at: [path(0, 0)])
      }
    }
    expectEqual(
      reasons.first?.hasPrefix("Invalid update: invalid number of items in section 0."), true)
    screen.view.layoutIfNeeded()
    #expect(screen.items == ["5"] && screen.mistakes() == [])
  }

  @Test("Data that changes before the batch, while a reload is pending (C1, C2)")
  func changedTooEarly() {
    let screen = CollectionScreen([[1]])
    screen.sections[0].items = [1, 2]
    screen.view.reloadData()
    expectEqual(thrown { screen.view.insertItems(at: [path(0, 1)]) }.count, 1)
    // With a picture from before it works out.
    screen.sections[0].items = [1]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    screen.sections[0].items = [1, 2]
    expectEqual(thrown { screen.view.insertItems(at: [path(0, 1)]) }, [])
    // A reload whose batch changes data within its block is laid out first.
    screen.view.reloadData()
    expectEqual(
      thrown {
        screen.view.performBatchUpdates {
          screen.sections[0].items = []
          screen.view.deleteItems(at: [path(0, 0), path(0, 1)])
        }
      }, [])
    #expect(screen.items == [] && screen.mistakes() == [])
  }

  @Test("A batch for a view outside of any window (C3)")
  func outsideOfWindow() {
    let screen = CollectionScreen([[1]])
    screen.view.removeFromSuperview()
    expectEqual(
      thrown { screen.view.performBatchUpdates(nil) },
      ["[headless] a batch for a collection view outside of any window"])
  }

  @Test("A reload within a batch (C4), and a batch from a callback (C5)")
  func awkwardMoments() {
    let screen = CollectionScreen([[1, 2, 3, 4]])
    expectEqual(
      thrown { screen.view.performBatchUpdates { screen.view.reloadData() } },
      ["[headless] reloadData within a batch"])
    screen.view.layoutIfNeeded()
    screen.answers.willDisplay = {
      screen.answers.willDisplay = nil
      screen.view.performBatchUpdates(nil)
    }
    expectEqual(
      thrown {
        screen.view.contentOffset.y = 40
        screen.view.layoutIfNeeded()
      },
      [
        "[headless] a batch while the collection view lays out, or asks its data source or delegate"
      ])
  }

  @Test("Updates while an item is moved by hand (C6), and within the move")
  func whileMoving() {
    let screen = CollectionScreen([[1, 2, 3]])
    #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    screen.sections[0].items = [1, 2, 3, 4]
    expectEqual(
      thrown { screen.view.insertItems(at: [path(0, 3)]) },
      ["[headless] a batch while an item is moved by hand"])
    screen.view.proposeInteractiveMovement(to: path(0, 1))
    screen.answers.didMove = {
      screen.view.moveItem(at: path(0, 0), to: path(0, 1))
    }
    expectEqual(
      thrown { screen.view.endInteractiveMovement() }.first,
      "[headless] a batch within moveItemAt: the view moves the item itself")
  }

  @Test(
    "Headers stay where their sections survive, unless they are replaced", arguments: [true, false])
  func headers(keeps: Bool) {
    HeadlessUIKit.with(\.keepsSupplementaryViews, keeps) {
      let screen = CollectionScreen([[1], []], showsHeaders: true)
      screen.sections[1].id = 5
      screen.sections.swapAt(0, 1)
      screen.view.moveSection(1, toSection: 0)
      expectEqual(screen.headers, [0: keeps ? -2 : 5, 1: -1])
      screen.sections[1].id = 6
      screen.view.reloadSections([1])
      expectEqual(screen.headers, [0: keeps ? -2 : 5, 1: 6])
    }
  }

  @Test("Cells that a batch takes away may end with the animation, at their old paths")
  func lateEnds() {
    HeadlessUIKit.with(\.endsDeletedCellsLate, true) {
      let screen = CollectionScreen([[1, 2, 3]])
      screen.sections[0].items = [3]
      screen.view.deleteItems(at: [path(0, 0), path(0, 1)])
      expectEqual(screen.log, [])
      HeadlessUIKit.finishAnimations()
      expectEqual(screen.log, ["end 1 at [0, 0]", "end 2 at [0, 1]"])
    }
  }
}
