import Collate
import PlaygroundFeeds
import PlaygroundTerminal

/// Folders of the file system.
@MainActor
final class RealFolders {
  /// The folder that all others are in.
  let root: TreeEntry

  /// The folders that are being read.
  private(set) var readIDs: Set<TreeEntry.ID> = []

  /// Creates the folders in a directory.
  init(path: String) {
    root = TreeEntry(id: path, name: path.escaped, isFolder: true)
  }

  /// Returns what is in a folder.
  func load(_ folder: TreeEntry) async throws -> [TreeNode<TreeEntry>] {
    readIDs.insert(folder.id)
    defer { readIDs.remove(folder.id) }
    return try await Self.nodes(in: folder.id)
  }

  @concurrent
  private nonisolated static func nodes(
    in path: String
  ) async throws(Problem) -> [TreeNode<TreeEntry>] {
    try DirectoryEntry.entries(ofDirectory: path).sorted { $0.name < $1.name }.map { entry in
      TreeEntry(
        id: "\(path)/\(entry.name)", name: "\(entry.name)", isFolder: entry.kind == .directory,
        detail: entry.size.map(ByteCount.text) ?? ""
      ).node
    }
  }
}
