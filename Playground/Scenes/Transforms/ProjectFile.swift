import Collate
import CollateTesting

/// A file of an invented project.
struct ProjectFile: Identifiable, Hashable, Sendable {
  /// The name, which no other file has.
  var id: String { name }

  let name: String

  /// The size, in bytes.
  var size: Int

  /// The number of the last change; the newest has the greatest.
  var change: Int

  /// What comes behind the last dot of the name.
  var kind: String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[parts.count - 1].lowercased() : "no dot"
  }
}

/// A section of files: a folder, or a kind.
struct FileSection: SectionProtocol, Hashable, Sendable {
  let id: String
  var items: [ProjectFile] = []
}

/// Invents files and what happens to them, the same in every run.
struct Project {
  private var random: SeededGenerator
  private var nextID = 0
  private var changeCount = 0

  /// The names of the folders.
  static let folders = ["Sources", "Tests", "Guides"]

  private static let words = [
    "Account", "Basket", "Camera", "Diary", "Feed", "Gallery", "Inbox", "Login", "Map", "News",
    "Orders", "Player", "Search", "Timer", "Weather",
  ]

  private static let kinds = [["swift", "swift", "json"], ["swift", "txt"], ["md", "png", "md"]]

  /// Creates a project.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns the folders with their first files.
  mutating func sections() -> [FileSection] {
    Self.folders.enumerated().map { index, name in
      FileSection(id: name, items: (0..<4).map { _ in file(inFolder: index) })
    }
  }

  /// Returns a new file for the folder with an index.
  private mutating func file(inFolder folder: Int) -> ProjectFile {
    let word = Self.words[random.below(Self.words.count)]
    let kinds = Self.kinds[folder]
    nextID += 1
    changeCount += 1
    return ProjectFile(
      name: "\(word)\(nextID).\(kinds[random.below(kinds.count)])", size: size(),
      change: changeCount)
  }

  /// Changes a random file of a source with a section for each folder.
  @MainActor
  mutating func change(_ files: ArrayDataSource<FileSection>) {
    let folder = random.below(Self.folders.count)
    let count = files.sections[folder].items.count
    switch random.below(5) {
    case 0 where count > 2:
      files.removeItem(at: [folder, random.below(count)])
    case 1 where count < 7:
      files.insertItem(file(inFolder: folder), at: [folder, random.below(count + 1)])
    default:
      changeCount += 1
      let path = ItemPath(section: folder, item: random.below(count))
      var file = files.snapshot[path]
      (file.size, file.change) = (size(), changeCount)
      files.replaceItem(at: path, with: file)
    }
  }
  private mutating func size() -> Int {
    1000 * (1 + random.below(90))
  }
}
