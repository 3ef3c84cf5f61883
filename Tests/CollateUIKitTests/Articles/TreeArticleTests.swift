#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on trees in lists", .traced)
struct TreeArticleTests {
  struct Folder: Identifiable, Equatable, Sendable {
    let name: String

    var id: String { name }

    func contents() throws -> [TreeNode<Folder>] {
      if name == "secret" { throw Failure() }
      return [TreeNode(Folder(name: name + "/a")), TreeNode(Folder(name: name + "/b"))]
    }
  }

  struct Failure: Error {}

  final class Screen: UIViewController {
    let folders = ArrayDataSource(items: [
      TreeNode(Folder(name: "docs"), children: .onDemand),
      TreeNode(Folder(name: "secret"), children: .onDemand), TreeNode(Folder(name: "file")),
    ])
    lazy var outline = TreeDataSource(folders) { folder in
      try folder.contents()
    }
    lazy var tree = TableViewDataSource(dataSource: outline, cell: UITableViewCell.self) {
      cell, row, _ in
      let mark = row.isExpandable ? row.isExpanded ? "▾ " : "▸ " : ""
      var content = cell.defaultContentConfiguration()
      switch row.id {
      case .node: content.text = mark + (row.value?.name ?? "")
      case .loading: content.text = "Loading …"
      case .failed: content.text = "Failed"
      }
      cell.contentConfiguration = content
      cell.indentationLevel = row.level
    }
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      tree.didSelect { [outline] row, _ in
        switch row.id {
        case .node(let id): outline.toggle(id)
        case .failed(let id): outline.retry(id)
        case .loading: break
        }
        return .deselect
      }
      tree.reordersItems = true
      tree.tableView = tableView
    }

    /// The texts of the rows, each behind a space for each level.
    var rows: [String] {
      (0..<tableView.numberOfRows(inSection: 0)).compactMap { row in
        guard let cell = tableView.cellForRow(at: [0, row]) else { return nil }
        return String(repeating: " ", count: cell.indentationLevel)
          + (tableView.shownTexts[[0, row]] ?? "")
      }
    }
  }

  @Test("A tap loads and shows children, another one hides them; a failure can be tried again")
  func tapping() async {
    let screen = Screen()
    let window = ArticleWindow(screen)
    expectEqual(screen.rows, ["▸ docs", "▸ secret", "file"])
    screen.tableView.simulateTap(at: [0, 0])
    window.settle()
    expectEqual(screen.rows, ["▾ docs", " Loading …", "▸ secret", "file"])
    await until(screen.outline.snapshot.itemCount == 5)
    window.settle()
    expectEqual(screen.rows, ["▾ docs", " docs/a", " docs/b", "▸ secret", "file"])
    screen.tableView.simulateTap(at: [0, 3])
    await until(screen.outline.error(of: "secret") != nil)
    window.settle()
    expectEqual(screen.rows.suffix(3), ["▾ secret", " Failed", "file"])
    screen.tableView.simulateTap(at: [0, 4])
    window.settle()
    expectEqual(screen.rows.suffix(3), ["▾ secret", " Loading …", "file"])
    await until(screen.outline.error(of: "secret") != nil)
    screen.tableView.simulateTap(at: [0, 0])
    window.settle()
    expectEqual(screen.rows, ["▸ docs", "▾ secret", " Failed", "file"])
    expectEqual(screen.tableView.calls.reloads, 0)
  }

  @Test("Roots are dragged with their rows; other rows need a closure")
  func dragging() async {
    let screen = Screen()
    let window = ArticleWindow(screen)
    screen.outline.expand("docs")
    await until(screen.outline.snapshot.itemCount == 5)
    window.settle()
    screen.tableView.setEditing(true, animated: false)
    screen.tableView.simulateMove(from: [0, 4], to: [0, 0])
    window.settle()
    expectEqual(screen.rows, ["file", "▾ docs", " docs/a", " docs/b", "▸ secret"])
    screen.outline.onMove = { [folders = screen.folders] move in
      folders.sections[0].items.moveNode(move.id, to: move.parent, at: move.index)
    }
    screen.tableView.simulateMove(from: [0, 1], to: [0, 4])
    window.settle()
    // The list follows the other rows a moment later.
    await until(screen.rows == ["file", "▸ secret", "▾ docs", " docs/a", " docs/b"])
  }
}
#endif
