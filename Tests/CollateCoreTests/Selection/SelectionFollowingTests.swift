import Collate
import TestSupport
import Testing

@testable import CollateCore

@MainActor
@Suite("Which sources a selection follows")
struct SelectionFollowingTests {
  private typealias Letter = SelectionScenarioTests.Letter

  @Test("A source without a store that was released keeps nothing selected")
  func releasedForeignSource() {
    var former: ForeignSource? = ForeignSource("A=ab")
    let selection = Selection<Book.ID>(.multiple(), selected: ["a"])
    if let former { selection.follow(former) }
    former = nil
    let next = ForeignSource("A=ab")
    selection.follow(next)
    next.change(to: "A=b")
    expectEqual(selection.ids, [])
  }

  @Test("What is followed twice is followed once, and what is not followed any more has no say")
  func unfollowing() {
    let (one, other) = (
      ArrayDataSource(items: "abc".map(Letter.init)), ArrayDataSource(items: "b".map(Letter.init))
    )
    let selection = Selection<Character>(.multiple(), selected: ["a", "b", "c"])
    for _ in 0..<3 { selection.follow(one) }
    selection.follow(other)
    expectEqual(selection.sources.count, 2)
    selection.unfollow(other)
    one.items = "c".map(Letter.init)
    expectEqual(selection.ids, ["c"])
    selection.unfollow(one)
    selection.unfollow(one)
    one.items = []
    expectEqual(selection.ids, ["c"])
  }
}
