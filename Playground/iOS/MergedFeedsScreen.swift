#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// Several feeds as one: their posts in one list, each once, by day, searchable, with lines between
// them, and something to read when there is nothing. Posts can be dragged, also while a search hides
// some. Copy the file into an app, and push `MergedFeedsViewController()` onto a navigation controller.

/// A view controller that shows several feeds as one.
final class MergedFeedsViewController: UIViewController, UISearchResultsUpdating {
  let feeds = ["News", "Friends", "Work"].map {
    ArrayDataSource(sections: [PostSection(id: $0)])
  }

  private lazy var found = CompositeDataSource(feeds)
    .uniqued { $0.link }
    .filter { _ in true }

  private lazy var posts =
    found
    .grouped(by: { $0.day }, order: >) { day, posts in
      PostSection(id: day, title: day, items: posts)
    }
    .separated { $0.isFirst || $0.isLast ? nil : "· · ·" }
    .placeholder(nothing)

  private let nothing = ArrayDataSource(sections: [PostSection(id: "none", title: "No posts")])
    .separated { _ in String?.none }

  private lazy var list = TableViewDataSource(
    dataSource: posts, cell: UITableViewCell.self
  ) { cell, row, _ in
    var content = cell.defaultContentConfiguration()
    switch row {
    case .item(let post): content.text = post.text
    case .separator(let line, _): content.secondaryText = line
    }
    cell.contentConfiguration = content
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let search = UISearchController(searchResultsController: nil)

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    list.header { section, _ in .title(section.base.title) }
    list.reordersItems = true
    list.allowsDragging = true
    list.tableView = tableView
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    found.predicate = { words.isEmpty || $0.text.localizedCaseInsensitiveContains(words) }
  }
}

/// A post, which may be in several feeds.
nonisolated struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var link: String
  var day: String
}

/// A section of posts.
typealias PostSection = BasicSection<String, Post>
#endif
