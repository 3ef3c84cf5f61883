import CollateUIKit
import UIKit

let (story, stories, archive) = (stories(1)[0], stories(3), stories(2))
let letters = stories(4)

func stories(_ count: Int) -> [Story] {
  (0..<count).map { Story(id: "\(count).\($0)", title: "") }
}

// <README.md 1>

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

final class StoryController: UIViewController {
  init(_ story: Story) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

final class ListController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func show() {
    // <README.md 2>
  }

  func open(_ story: Story) {}
}

func turnPages(of container: some PageHost<StoryController>) {
  // <README.md 3>
}

func embed() {
  let pager = OnDemandPager(screen) { story in StoryController(story) }
  // <README.md 4>
}
