import CollateUIKit
import UIKit

struct Story: Identifiable, Equatable {
  let id: String
  var title: String
}

struct Feed: SectionProtocol {
  let id: String
  var title = ""
  var items: [Story]
}

let story = Story(id: "a", title: "A story")
let (stories, archive, letters) = ([story], [story], [story])

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

@MainActor
func makeOthers() {
  // <README.md 3>
  print(index)
}

struct API: Sendable {
  func posts(after cursor: String?) async throws -> (posts: [Story], cursor: String?) { ([], nil) }
}

@MainActor
func load(api: API, list: TableViewDataSource<Feed>) {
  // <README.md 4>
}

@MainActor
func turnPages() {
  // <README.md 5>
  _ = notices
}
