import CollateSwiftUI
import CollateUIKit
import SwiftUI
import UIKit

struct Story: Identifiable, Equatable {
  let id: String
  var title: String
  var isRead = false
}

typealias Feed = BasicSection<String, Story>

// <README.md 1>

// <README.md 2>

// <README.md 3>

@MainActor
func change(_ today: Today, feeds: [Feed], inbox: Feed, story: Story) {
  // <README.md 4>
}

@MainActor
func show(_ today: Today) {
  // <README.md 5>
  print(pager)
}

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

final class StoryController: UIViewController {
  init(_ story: Story) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func show(_ story: Story) {}
}
