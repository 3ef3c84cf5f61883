#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A file browser: a tap on a folder loads what is in it, another one hides it, and a folder that
// cannot be read says so and can be tried again. Copy the file into an app, and push
// `FileBrowserViewController(root: url)` onto a navigation controller.

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

/// A view controller that shows files and folders as a tree.
final class FileBrowserViewController: UIViewController {
  private let root: FileEntry

  private lazy var files = TreeDataSource(
    ArrayDataSource(items: [TreeNode(root, children: .onDemand)]), expanded: [root.id],
    load: FileEntry.contents)

  /// The rows that are shown: not those of hidden files, unless the user wants them.
  private lazy var rows = files.filter { !$0.isHidden }

  private lazy var list = TableViewDataSource(
    dataSource: rows, cell: UITableViewCell.self
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

  init(root: URL) {
    self.root = FileEntry(url: root, isFolder: true)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Hidden files",
      primaryAction: UIAction { [rows] _ in
        rows.predicate = rows.predicate == nil ? { !$0.isHidden } : nil
      })
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
}

extension TreeRow<FileEntry> {
  /// Whether the row is that of a hidden file.
  fileprivate var isHidden: Bool { value?.url.lastPathComponent.first == "." }
}
#endif
