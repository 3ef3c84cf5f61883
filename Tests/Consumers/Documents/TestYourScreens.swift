import CollateUIKit
import Testing
import UIKit

struct Story: Identifiable, Equatable {
  let id: Int
}

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

final class StoriesController: UIViewController {
  let stories = ArrayDataSource(items: [Story(id: 1), Story(id: 2)])
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var list = TableViewDataSource(dataSource: stories, cell: StoryCell.self) { cell, story, _ in
    cell.titleLabel.text = "Story \(story.id)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    list.tableView = tableView
  }
}

// <TestYourScreens.md 13>
