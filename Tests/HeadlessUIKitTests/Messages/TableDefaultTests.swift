import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What tables do without a method")
struct TableDefaultTests {
  private final class EmptyDelegate: NSObject, UITableViewDelegate {}

  private final class Deleting: Rows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      counts[0] -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  private final class Moving: Rows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private final class Movable: Rows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test("Nothing that a delegate does not implement is sent to it")
  func silence() {
    let screen = PlainTable(PlainRows([100]), EmptyDelegate())
    let sent = HeadlessMessages.sent {
      let table = screen.table
      table.simulateTap(at: [0, 0])
      table.simulateFocusEntering()
      table.simulateFocus(on: nil)
      table.simulateDrag(by: CGPoint(x: 0, y: -60), velocity: CGPoint(x: 0, y: 1))
      table.setEditing(true, animated: false)
      table.simulateMove(from: [0, 1], to: [0, 2])
      table.setEditing(false, animated: false)
      _ = table.simulateSwipe(at: [0, 1])
      _ = table.simulateContextMenu(at: [0, 1])
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(sent.isEmpty)
  }

  @Test("A swipe deletes where the data source does")
  func deleting() {
    let plain = PlainTable(PlainRows([3]), EmptyDelegate())
    expectEqual(plain.table.simulateSwipe(at: [0, 0]), nil)
    #expect(!plain.table.simulateDelete(at: [0, 0]))
    let deleting = PlainTable(Deleting([3]), EmptyDelegate())
    expectEqual(deleting.table.simulateSwipe(at: [0, 0])?.actions.map(\.title), ["Delete"])
    expectEqual(deleting.table.simulateSwipe(leading: true, at: [0, 0]), nil)
    #expect(deleting.table.simulateDelete(at: [0, 0]))
    expectEqual(deleting.table.numberOfRows(inSection: 0), 2)
  }

  private final class Swiping: NSObject, UITableViewDelegate {
    var trailing: UISwipeActionsConfiguration?

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
  }

  @Test("Swipe actions need no data source that deletes; none means the standard ones")
  func swiping() {
    let swiping = Swiping()
    let screen = PlainTable(PlainRows([3]), swiping)
    expectEqual(screen.table.simulateSwipe(at: [0, 0]), nil)
    let action = UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }
    swiping.trailing = UISwipeActionsConfiguration(actions: [action])
    expectEqual(screen.table.simulateSwipe(at: [0, 0])?.actions.map(\.title), ["A"])
    swiping.trailing = nil
    let deleting = PlainTable(Deleting([3]), swiping)
    expectEqual(deleting.table.simulateSwipe(at: [0, 0])?.actions.map(\.title), ["Delete"])
  }

  @Test("Rows can be moved if the data source moves them, and to where a finger puts them")
  func moving() {
    for (source, isMovable) in [(Moving([3]), true), (Movable([3]), false)]
      as [(any UITableViewDataSource, Bool)]
    {
      let screen = PlainTable(source, EmptyDelegate())
      screen.table.setEditing(true, animated: false)
      #expect(screen.table.visibleCells.allSatisfy { $0.showsReorderControl == isMovable })
      expectEqual(screen.table.beginReordering(at: [0, 0]), isMovable)
      expectEqual(screen.table.proposeReordering(to: [0, 2]), (isMovable ? [0, 2] : nil))
    }
  }

  private final class Acting: NSObject, UITableViewDelegate {
    var acted: [IndexPath] = []

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      acted.append(indexPath)
    }
  }

  @Test("Rows are highlighted, selected and act, but not while the table is edited")
  func selecting() {
    let acting = Acting()
    let screen = PlainTable(PlainRows([3]), acting)
    screen.table.allowsSelectionDuringEditing = true
    #expect(screen.table.simulateTap(at: [0, 0]))
    #expect(screen.table.simulateTap(at: [0, 1]))
    expectEqual(screen.table.indexPathsForSelectedRows, [[0, 1]])
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.simulateTap(at: [0, 2]))
    expectEqual(acting.acted, [[0, 0], [0, 1]])
  }

  private final class Choosing: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test("Two fingers select rows only for a delegate that wants it")
  func twoFingers() {
    for (delegate, begins) in [(EmptyDelegate(), false), (Choosing(), true)]
      as [(any UITableViewDelegate, Bool)]
    {
      let screen = PlainTable(PlainRows([3]), delegate) {
        $0.allowsMultipleSelection = true
        $0.allowsMultipleSelectionDuringEditing = true
      }
      expectEqual(screen.table.simulateTwoFingerPan(over: [[0, 0], [0, 1]]), begins)
      expectEqual(screen.table.indexPathsForSelectedRows, (begins ? [[0, 0], [0, 1]] : nil))
    }
  }

  private final class Focusing: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { [0, 2] }

    func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test("The focus goes where the table allows; a delegate's method is about that instead")
  func focus() {
    let plain = PlainTable(PlainRows([3]), EmptyDelegate())
    expectEqual(plain.table.simulateFocusEntering(), [0, 0])
    plain.table.selectionFollowsFocus = true
    #expect(plain.table.simulateFocus(on: [0, 1]))
    expectEqual(plain.table.indexPathForSelectedRow, [0, 1])
    plain.table.allowsFocus = false
    #expect(!plain.table.simulateFocus(on: [0, 2]))
    let screen = PlainTable(PlainRows([3]), Focusing()) { $0.allowsFocus = false }
    expectEqual(screen.table.simulateFocusEntering(), [0, 2])
    expectEqual(screen.table.indexPathForSelectedRow, nil)
  }

  @Test("A table that remembers the focus does not ask where it goes")
  func rememberedFocus() {
    for remembers in [true, false] {
      let screen = PlainTable(PlainRows([3]), Focusing()) {
        $0.remembersLastFocusedIndexPath = remembers
      }
      screen.table.simulateFocus(on: [0, 1])
      screen.table.simulateFocus(on: nil)
      expectEqual(screen.table.simulateFocusEntering(), (remembers ? [0, 1] : [0, 2]))
    }
  }

  @Test("No menus, springs everywhere but where something is dragged from")
  func menusAndSprings() {
    let screen = PlainTable(PlainRows([3]), EmptyDelegate())
    expectEqual(screen.table.simulateContextMenu(at: [0, 0]), nil)
    #expect(screen.table.simulateSpringLoading(at: [0, 0]))
    screen.table.cellForRow(at: [0, 1])?.dragState = .dragging
    #expect(!screen.table.simulateSpringLoading(at: [0, 1]))
  }

  private final class Indexed: Sections, UITableViewDataSource {
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  @Test("The title at the edge leads to the section of its number")
  func indexTitles() {
    let screen = PlainTable(Indexed([1, 1]))
    expectEqual(screen.table.simulateTap(onIndexTitle: 1), 1)
    expectEqual(PlainTable().table.shownIndexTitles, nil)
  }

  private final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
    var announced: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced += indexPaths
    }
  }

  @Test("Rows that were announced need not be cancelled")
  func prefetching() {
    let prefetching = Prefetching()
    let screen = PlainTable(PlainRows([100])) { $0.prefetchDataSource = prefetching }
    let sent = HeadlessMessages.sent {
      for offset in [440.0, 0] {
        screen.table.contentOffset.y = offset
        screen.table.layoutIfNeeded()
      }
    }
    #expect(!prefetching.announced.isEmpty && sent.isEmpty)
  }
}
