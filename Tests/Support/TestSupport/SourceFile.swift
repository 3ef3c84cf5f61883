import Foundation

/// A source file of the package, as names without comments and strings.
package struct SourceFile {
  /// The path below the folder of its module.
  package let path: String

  /// All names in the code, as they stand.
  package private(set) var names: Set<String> = []

  /// The types that the file declares at its top level, for other files, too.
  package private(set) var types: Set<String> = []

  /// The functions and properties that it declares, at any level; an override declares no new one.
  package private(set) var members: Set<String> = []

  /// Returns the files of a module.
  package static func all(of module: String) throws -> [SourceFile] {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
    let root = NSString.path(withComponents: package + ["Sources", module])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      try SourceFile(path: $0, text: String(contentsOfFile: "\(root)/\($0)", encoding: .utf8))
    }
  }

  package init(path: String, text: String) {
    self.path = path
    var isInText = false
    for line in text.split(separator: "\n") {
      if line.components(separatedBy: "\"\"\"").count == 2 { isInText.toggle() }
      if !isInText { read(line) }
    }
  }

  private static let types: Set = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  private static let members: Set = ["func", "var", "let", "case"]

  private mutating func read(_ line: Substring) {
    let words = Self.words(of: line)
    names.formUnion(words)
    for (keyword, name) in zip(words, words.dropFirst()) {
      if Self.members.contains(keyword), !words.contains("override") { members.insert(name) }
      guard Self.types.contains(keyword), line.first != " ", !words.contains("private") else {
        continue
      }
      types.insert(name)
    }
  }

  /// Returns the words of a line, without strings and a comment.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isInString = false
    var previous: Character = " "
    for character in line {
      if character == "\"" && previous != "\\" { isInString.toggle() }
      if character == "/" && previous == "/" && !isInString { break }
      if !isInString && (character.isLetter || character.isNumber || character == "_") {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
      previous = character
    }
    return word.isEmpty ? words : words + [word]
  }
}
