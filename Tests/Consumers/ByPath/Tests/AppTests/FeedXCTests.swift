import App
import CollateTesting
import Models
import XCTest

/// The feeds, with XCTest.
final class FeedXCTests: XCTestCase {
  @MainActor
  func testShowing() async {
    let screen = Screen()
    let list = HeadlessListView<Feed>()
    list.show(screen.feeds)
    screen.news.appendItems([Story(id: "a", title: "A story")], toSection: 0)
    XCTAssertEqual(list.differences(from: screen.feeds.snapshot), [])
  }
}
