#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Which objects a table view notifies of headers and footers", .traced)
struct TableSectionDisplayTests: ChainTests {
  typealias Stage = TableStage
  typealias Subject = Shelf

  let place = 1
  let subject: Character = "B"

  func setUp(_ list: TableViewDataSource<Shelf>) {
    list.header { shelf, _ in .view(ShelfHeader.self) { $0.show(shelf) } }
    list.footer { shelf, _ in .view(ShelfHeader.self) { $0.show(shelf) } }
  }

  func behaviors(
    of list: TableViewDataSource<Shelf>
  ) -> (
    own: [Level: any SectionBehavior<Shelf, UITableView>],
    other: any SectionBehavior<Shelf, UITableView>
  ) {
    TableSectionChainTests().behaviors(of: list)
  }

  @Test("Coming: descriptor, data source, fallback")
  func willDisplay() {
    checkEvent("willDisplayHeader", isFixed: true) { behavior, note in
      behavior.willDisplayHeader(
        note.map { note in
          { view, shelf, section in
            expectEqual((view as? ShelfHeader)?.textLabel?.text, "B 0")
            note(shelf, section)
          }
        })
    } ask: { table, delegate, section in
      guard let view = table.shownHeaders[section] else { return }
      delegate.tableView?(table, willDisplayHeaderView: view, forSection: section)
    }
    checkEvent("willDisplayFooter", isFixed: true) { behavior, note in
      behavior.willDisplayFooter(
        note.map { note in
          { view, shelf, section in
            expectEqual((view as? ShelfHeader)?.textLabel?.text, "B 0")
            note(shelf, section)
          }
        })
    } ask: { table, delegate, section in
      guard let view = table.shownFooters[section] else { return }
      delegate.tableView?(table, willDisplayFooterView: view, forSection: section)
    }
  }

  @Test("Going: descriptor, data source, fallback")
  func didEndDisplaying() {
    checkEvent("didEndDisplayingHeader", isFixed: true) { behavior, note in
      behavior.didEndDisplayingHeader(
        note.map { note in
          { view, shelf, section in
            expectEqual((view as? ShelfHeader)?.textLabel?.text, "B 0")
            note(shelf, section)
          }
        })
    } ask: { table, delegate, section in
      guard let view = table.shownHeaders[section] else { return }
      delegate.tableView?(table, didEndDisplayingHeaderView: view, forSection: section)
    }
    checkEvent("didEndDisplayingFooter", isFixed: true) { behavior, note in
      behavior.didEndDisplayingFooter(
        note.map { note in
          { view, shelf, section in
            expectEqual((view as? ShelfHeader)?.textLabel?.text, "B 0")
            note(shelf, section)
          }
        })
    } ask: { table, delegate, section in
      guard let view = table.shownFooters[section] else { return }
      delegate.tableView?(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
#endif
