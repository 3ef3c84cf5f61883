#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Two views of nested sources, with drags going on", .traced)
struct ScreenPairTests {
  @Test("Show what the sources have after thousands of transactions, and UIKit never complains")
  func transactions() {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    // 100 screens with 50 steps of a transaction or more; 20 times as many where effort is made.
    withSeeds(Effort.rounds(100)) { random in
      var generator = random
      let quirks = Int(generator.below(64))
      let exceptions = HeadlessUIKit.with {
        $0.vary(by: quirks)
      } _: {
        HeadlessUIKit.recordingExceptions { run(&generator) }
      }
      expectEqual(exceptions.map(\.description), [])
    }
  }

  private func run(_ random: inout SeededGenerator) {
    let screens = ScreenPair(&random)
    for _ in 0..<50 {
      switch random.below(8) {
      case 0: screens.toggle(&random)
      case 1, 2: screens.drag(&random)
      case 3: screens.changeRules(&random)
      default: break
      }
      screens.change(&random)
      screens.settle()
      let expected = screens.expected
      if screens.table.superview != nil { expectEqual(screens.tableLines, expected) }
      if screens.collection.superview != nil { expectEqual(screens.collectionLines, expected) }
    }
  }
}

extension HeadlessUIKit.Quirks {
  /// Takes one of 64 choices of what UIKit leaves open; what may crash is fatal in all of them.
  fileprivate mutating func vary(by number: Int) {
    hazardsAreFatal = true
    endsDisplayingFirst = number & 1 == 0
    reusesCellsBeforeEnding = number & 2 == 0
    tableReloadsCountsAtOnce = number & 2 == 0
    endsDeletedCellsLate = number & 4 == 0
    keepsSupplementaryViews = number & 8 == 0
    commitsMovesToSamePlace = number & 16 == 0
    modernBatchMessages = number & 32 == 0
    prefetchedItems = number & 3
    reordersEditableRowsOnly = number & 2 == 0
  }
}
#endif
