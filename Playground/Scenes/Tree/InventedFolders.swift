import Collate
import CollateTesting
import PlaygroundTerminal

/// Folders that take their time to tell what is in them, and one that does not tell everybody.
@MainActor
final class InventedFolders {
  /// The folder that all others are in.
  let root = TreeEntry(id: "Project", name: "Project", isFolder: true)

  /// What is in each folder.
  private var contents: [TreeEntry.ID: [TreeEntry]] = [:]

  /// The folder that only tells what is in it when the lock is open.
  private static let lockedFolder = "Secrets"

  /// Whether it tells.
  var isUnlocked = false

  private var random: SeededGenerator
  private var inventedCount = 0
  private let clock = ManualClock()

  /// The folders that are being loaded.
  private var loads: [TreeEntry.ID] = []

  /// The time that a folder takes.
  static let patience = Duration.milliseconds(800)

  /// Creates folders.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    add(["Sources/", "Tests/", "Secrets/", ".build/", "README.md", ".gitignore"], to: root.id)
    add(["Feeds/", "Pages/", "Main.swift"], to: "Sources")
    add(["Feed.swift", "Headline.swift"], to: "Feeds")
    add(["Page.swift", "Pager.swift", "PageView.swift"], to: "Pages")
    add(["FeedTests.swift", "PagerTests.swift"], to: "Tests")
    add(["passwords.txt"], to: Self.lockedFolder)
    add(["debug/"], to: ".build")
  }

  private func add(_ names: [String], to folder: TreeEntry.ID) {
    contents[folder] = names.map { name in
      let isFolder = name.last == "/"
      let name = isFolder ? String(name.dropLast()) : name
      return TreeEntry(
        id: name, name: name, isFolder: isFolder, detail: isFolder ? "" : "\(size()) kB")
    }
  }

  private func size() -> Int { 1 + random.below(90) }
}

extension InventedFolders {
  /// Why a folder does not tell what is in it.
  struct PermissionDenied: Error {}

  /// Returns what is in a folder.
  func nodes(in folder: TreeEntry.ID) -> [TreeNode<TreeEntry>] {
    contents[folder, default: []].map(\.node)
  }

  /// Returns what is in a folder, after some time.
  func load(_ folder: TreeEntry) async throws -> [TreeNode<TreeEntry>] {
    loads.append(folder.id)
    defer { loads.remove(at: loads.firstIndex(of: folder.id) ?? 0) }
    try await clock.sleep(for: Self.patience)
    if folder.id == Self.lockedFolder, !isUnlocked { throw PermissionDenied() }
    return nodes(in: folder.id)
  }

  /// Lets time pass.
  func advance(to now: Duration) { clock.advance(by: now - clock.now.offset) }

  /// Whether nothing happens before the time goes on, if these folders are to be loaded.
  func isSettled(loading folders: Set<TreeEntry.ID>) -> Bool {
    clock.sleeperCount == loads.count && folders.isSubset(of: loads)
  }
}

extension InventedFolders {
  /// Changes what is in a random one of some folders.
  ///
  /// - Returns: The folder, or `nil` if nothing was changed.
  func change(anyOf folders: [TreeEntry.ID]) -> TreeEntry.ID? {
    let folders = folders.filter { contents[$0] != nil && $0 != Self.lockedFolder }
    if folders.isEmpty { return nil }
    let folder = folders[random.below(folders.count)]
    let entries = contents[folder, default: []]
    let files = entries.indices.filter { !entries[$0].isFolder }
    switch random.below(4) {
    case 0 where entries.count < 6:
      inventedCount += 1
      let name = "New\(inventedCount).swift"
      contents[folder]?.append(
        TreeEntry(id: name, name: name, isFolder: false, detail: "\(size()) kB"))
    case 1 where files.count > 2:
      contents[folder]?.remove(at: files[random.below(files.count)])
    default:
      if files.isEmpty { return nil }
      contents[folder]?[files[random.below(files.count)]].detail = "\(size()) kB"
    }
    return folder
  }

  /// Moves an entry into a folder.
  ///
  /// - Returns: The folders that are changed, none if the entry cannot go there.
  func move(_ id: TreeEntry.ID, into folder: TreeEntry.ID, at index: Int) -> [TreeEntry.ID] {
    guard id != root.id, contents[folder] != nil,
      let old = contents.first(where: { $0.value.contains { $0.id == id } })?.key,
      let place = contents[old]?.firstIndex(where: { $0.id == id }),
      let entry = contents[old]?.remove(at: place)
    else { return [] }
    let count = contents[folder, default: []].count
    contents[folder]?.insert(entry, at: min(index, count))
    return old == folder ? [old] : [old, folder]
  }
}
