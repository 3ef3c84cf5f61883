import CollateUIKit
import UIKit

struct Story: Identifiable, Equatable {
  let id: Int
  var title: String
}

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

@MainActor
func show(_ feed: ArrayDataSource<BasicSection<String, Story>>, in tableView: UITableView) {
  // <CollateUIKit.md 1>
}
