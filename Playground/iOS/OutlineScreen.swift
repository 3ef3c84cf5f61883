#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// Files and folders as an outline with a search: a tap on a folder loads what is in it, another one hides
// it, and a folder that cannot be read says so and can be tried again. A search shows what matches, with
// the folders around it. Copy the file into an app, and push `OutlineViewController(root: url)` onto a
// navigation controller.

/// A view controller that shows files and folders as an outline.
final class OutlineViewController: UIViewController, UISearchResultsUpdating {
  private let files:
    TreeDataSource<ArrayDataSource<BasicSection<Int, TreeNode<FileEntry>>>, FileEntry>

  private lazy var list = TableViewDataSource(
    dataSource: files, cell: UITableViewCell.self
  ) { cell, row, _ in
    var content = cell.defaultContentConfiguration()
    switch row.id {
    case .node: content.text = row.value?.url.lastPathComponent
    case .loading: content.secondaryText = "Loading …"
    case .failed: content.secondaryText = "This folder cannot be read. Tap to try again."
    }
    cell.contentConfiguration = content
    cell.accessoryType = row.isExpandable && !row.isExpanded ? .disclosureIndicator : .none
    cell.indentationLevel = row.level
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  let search = UISearchController(searchResultsController: nil)

  init(root: URL) {
    files = TreeDataSource(
      ArrayDataSource(items: [
        TreeNode(FileEntry(url: root, isFolder: true), children: .onDemand)
      ]),
      expanded: [root], load: FileEntry.contents)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    list.didSelect { [files] row, _ in
      switch row.id {
      case .node(let url): files.toggle(url)
      case .failed(let url): files.retry(url)
      case .loading: break
      }
      return .deselect
    }
    list.tableView = tableView
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    files.predicate =
      words.isEmpty ? nil : { $0.url.lastPathComponent.localizedCaseInsensitiveContains(words) }
  }
}

/// A file or a folder.
nonisolated struct FileEntry: Identifiable, Hashable, Sendable {
  let url: URL
  let isFolder: Bool

  var id: URL { url }

  /// Returns what is in a folder, by name.
  @concurrent
  static func contents(of folder: FileEntry) async throws -> [TreeNode<FileEntry>] {
    try FileManager.default
      .contentsOfDirectory(at: folder.url, includingPropertiesForKeys: [.isDirectoryKey])
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { url in
        let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        let entry = FileEntry(url: url, isFolder: isFolder)
        return TreeNode(entry, children: isFolder ? .onDemand : .none)
      }
  }
}
#endif
