import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("The checker of selections")
struct SelectionCheckerTests {
  @Test("It finds nothing wrong, and has all changes")
  func nothing() {
    let selection = Selection<Int>(.multiple(limit: 2), selected: [1])
    let checker = SelectionChecker(selection)
    selection.select(2)
    selection.select(3)
    selection.set([3])
    expectEqual(checker.changes.map(\.selected), [[2], [3]])
    expectEqual(checker.changes.map(\.deselected), [[], [1, 2]])
    expectEqual(checker.check(), [])
  }
}
