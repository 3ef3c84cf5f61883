import Collate

/// A file or a folder of a tree.
struct TreeEntry: Identifiable, Hashable, Sendable {
  /// What the entry is known by, wherever it is: a name that never changes.
  let id: String

  var name: String

  let isFolder: Bool

  /// What is said about the entry at the right edge.
  var detail = ""

  /// Whether it is shown only on demand.
  var isHidden: Bool { name.first == "." && name != "." }

  /// The entry in a tree whose folders are loaded on demand.
  var node: TreeNode<TreeEntry> { TreeNode(self, children: isFolder ? .onDemand : .none) }
}
