import Collate
import PlaygroundTerminal

/// Files and folders as rows.
@MainActor
final class TreeModel {
  typealias Roots = ArrayDataSource<BasicSection<Int, TreeNode<TreeEntry>>>
  typealias Tree = TreeDataSource<Roots, TreeEntry>

  /// Returns what is in a folder.
  typealias Load = @MainActor (TreeEntry) async throws -> [TreeNode<TreeEntry>]

  /// The rows of all entries in open folders.
  let tree: Tree

  /// The rows that are shown.
  let rows: FilteredDataSource<Tree>

  /// What shows the rows in a list, and lets them be moved there.
  let presenter: Presenter<Tree.Section>

  /// Whether entries whose names begin with a dot are shown.
  var showsHidden = false {
    didSet { rows.predicate = showsHidden ? nil : { $0.value?.isHidden != true } }
  }

  /// What is searched for in the names of entries that were loaded; empty for no search.
  var words = "" {
    didSet {
      let words = words.lowercased()
      tree.predicate = words.isEmpty ? nil : { $0.name.lowercased().contains(words) }
    }
  }

  /// Creates rows of a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - load: Returns what is in a folder.
  // begin: tree
  init(_ root: TreeEntry, load: @escaping Load) {
    let roots = ArrayDataSource(items: [root.node])
    tree = TreeDataSource(
      roots, expanded: [root.id], load: load)
    rows = tree.filter { $0.value?.isHidden != true }
    var rules = ReorderingRules(rows)
    rules.canMove = { [rows] path in
      rows.snapshot[path].level > 0 && rows.canMoveItem(at: path)
    }
    let isAllowed = rules.target
    rules.target = { path, place in
      place.item == 0 ? nil : isAllowed(path, place)
    }
    presenter = Presenter(rows)
    presenter.reordering = rules
  }
  // end: tree

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "tree")
}

extension TreeModel {
  /// The folders that are to be loaded and shown.
  var loadingIDs: Set<TreeEntry.ID> {
    Set(
      tree.snapshot.items.compactMap { row in
        if case .loading(let id) = row.id { id } else { nil }
      })
  }

  /// Opens or closes a folder, or tries again to load it.
  func activate(_ row: TreeRow<TreeEntry>) {
    switch row.id {
    case .node(let id): if row.isExpandable { tree.toggle(id) }
    case .failed(let id): tree.retry(id)
    case .loading: break
    }
  }
}
