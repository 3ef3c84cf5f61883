import CollateUIKit
import UIKit

nonisolated struct Story: Identifiable, Equatable, Sendable {
  let id: String
  var isRead = false
  var isPinned = false
}

typealias Feed = BasicSection<String, Story>

nonisolated struct Server: Sendable {
  func delete(_ id: Story.ID) async throws {}
}

@MainActor func delete(
  _ post: Story, from posts: LoadingDataSource<Feed, Int>, on server: Server
) async throws {
  // <SwipeActions.md 3>
}

final class StoriesController: UIViewController {
  let news = ArrayDataSource<Feed>(sections: [])
  lazy var list = TableViewDataSource(dataSource: news, cell: UITableViewCell.self) { _, _, _ in }

  func addSwipeActions() {
    // <SwipeActions.md 1>
  }

  func deleteItems() {
    // <SwipeActions.md 2>
  }

  func addMenus() {
    // <SwipeActions.md 4>
  }

  func share(_ story: Story) {}
}
