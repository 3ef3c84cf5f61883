import TestSupport
import Testing

@Suite("Rooms")
struct RoomTests {
  /// The rooms of large modules, from the bottom up; each uses only what is below it.
  ///
  /// Between modules, the compiler sees to that.
  private static let rooms = [
    "CollateCore": [
      "Internal", "Changes", "Snapshots", "Diffing", "Sources", "Lowering", "Presenting",
      "Selection",
    ],
    "CollateTesting": ["Randomness", "Laws", "Presenting", "Checking", "Paging", "Loading"],
    "CollateLists": [
      "Presence", "Cells", "Sections", "Lists", "Tables", "Collections", "Migration",
    ],
  ]

  @Test("No room uses a name that a higher one declares", arguments: rooms.keys.sorted())
  func arrows(module: String) throws {
    let files = try SourceFile.all(of: module).filter { $0.path.contains("/") }
    let rooms = try #require(Self.rooms[module])
    #expect(files.count > 20)
    #expect(files.allSatisfy { Self.floor(of: $0, in: rooms) != nil })
    expectEqual(Self.arrowsUp(among: files, in: rooms), [])
  }

  @Test("A type or member of a higher room is found, wherever it is used")
  func findingArrows() {
    func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }
    let files = [
      file("Low/A.swift", "struct Low { let high: High<Int>?; let section: Section }"),
      file("Low/B.swift", "extension Low { func go() { low.goSomewhereElse(); low.count } }"),
      file("Low/C.swift", "extension Low { var ownTwoWords: Int { ownTwoWords } }"),
      file(
        "High/A.swift", "public final class High<T>: Low { let low: Low }\ntypealias Section = A"),
      file("High/B.swift", "extension Low { func goSomewhereElse() {}; var count = 0 }"),
      file("High/C.swift", "extension Low { let ownTwoWords = 0 }"),
    ]
    expectEqual(
      Self.arrowsUp(among: files, in: ["Low", "High"]),
      [
        "Low/A.swift: High", "Low/B.swift: goSomewhereElse",
      ])
    expectEqual(
      Self.arrowsUp(among: files, in: ["High", "Low"]),
      [
        "High/A.swift: Low", "High/B.swift: Low", "High/C.swift: Low",
      ])
  }

  /// Returns the names of higher rooms that files use.
  private static func arrowsUp(among files: [SourceFile], in rooms: [String]) -> [String] {
    var floors: [String: Int] = [:]
    for file in files {
      guard let floor = floor(of: file, in: rooms) else { continue }
      for name in file.types.union(file.members.filter(isSpecific)) {
        floors[name] = min(floor, floors[name] ?? floor)
      }
    }
    return files.flatMap { file -> [String] in
      guard let floor = floor(of: file, in: rooms) else { return [] }
      return file.names.subtracting(namesakes).filter { floors[$0, default: 0] > floor }.sorted()
        .map { "\(file.path): \($0)" }
    }
  }

  private static func floor(of file: SourceFile, in rooms: [String]) -> Int? {
    rooms.firstIndex { file.path.hasPrefix($0 + "/") }
  }

  /// Names that are something else in a room below the one that declares them.
  private static let namesakes: Set = [
    "Section", "numberOfSections", "scrollRectToVisible", "targetContentOffset",
  ]

  /// Whether a member has a name that is hardly used for two things, or by the standard library.
  private static func isSpecific(_ name: String) -> Bool {
    name.first?.isLowercase == true && name.count(where: \.isUppercase) > 1
  }

  @Test("Names are read from code only, and private ones belong to their file")
  func reading() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        /// About Comment.
        public final class Shown: Base { // Issue
          private func makeSomeTea() { print("Text \\" \\(1) Text", value) }
          struct Inner {}
        }
        private struct Hidden {}
        """)
    expectEqual(file.types, ["Shown"])
    expectEqual(file.members, ["makeSomeTea"])
    #expect(file.names.isSuperset(of: ["Shown", "Base", "value", "Inner", "Hidden"]))
    #expect(file.names.isDisjoint(with: ["Comment", "Issue", "Text"]))
  }
}
