/// What a directory says about one of its entries.
struct DirectoryEntry: Hashable, Sendable {
  /// The kinds of entries, in the order of their sections.
  enum Kind: CaseIterable, Sendable {
    case folder
    case file
    case link
    case other
  }

  /// The name as the file system has it; two names that read the same can be different ones.
  let name: [UInt8]

  var kind: Kind

  /// The size in bytes, for files.
  var size: Int?

  /// The seconds since 1970 at the last change.
  var date: Int

  /// Where a link leads.
  var target: [UInt8]?
}

extension DirectoryEntry {
  /// Name, size and date, on one line.
  var text: String {
    let mark = kind == .folder ? "/" : ""
    let arrow = target.map { " -> " + String(fileName: $0) }
    let size = size.map { "  " + ByteCount.text(for: $0) }
    return String(fileName: name) + mark + (arrow ?? "") + (size ?? "")
      + "  " + LocalTime.text(for: date)
  }
}

extension DirectoryEntry.Kind {
  /// The word for several of the kind.
  var title: String {
    switch self {
    case .folder: "folders"
    case .file: "files"
    case .link: "links"
    case .other: "other"
    }
  }
}

extension FeedSection {
  /// Returns a directory's sections: one for each kind there is, the latest change on top.
  static func sections(of entries: [DirectoryEntry], label: String) -> [FeedSection] {
    if entries.isEmpty { return [FeedSection(id: .emptyDirectory, title: "\(label): empty")] }
    let groups = Dictionary(grouping: entries, by: \.kind)
    return DirectoryEntry.Kind.allCases.compactMap { kind in
      guard let group = groups[kind] else { return nil }
      let sorted = group.sorted { one, other in
        one.date != other.date
          ? one.date > other.date : one.name.lexicographicallyPrecedes(other.name)
      }
      return FeedSection(
        id: .entries(kind), title: "\(label): \(kind.title)", items: sorted.map { .entry($0) })
    }
  }
}

/// The way numbers of bytes are written.
enum ByteCount {
  /// Returns a number of bytes in the largest unit that keeps it above one, such as `1.2 kB`.
  static func text(for count: Int) -> String {
    guard count >= 1000 else { return "\(count) B" }
    // In tenths of the unit, rounded; 999,950 bytes are a megabyte already.
    var tenths = (count / 50 + 1) / 2
    for unit in ["kB", "MB", "GB", "TB", "PB"] {
      if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(unit)" }
      tenths = (tenths / 500 + 1) / 2
    }
    return "\(tenths / 10).\(tenths % 10) EB"
  }
}

extension String {
  /// Creates a text that shows a file's name on one line, whatever bytes it consists of.
  init(fileName bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text.escaped
    } else {
      self =
        bytes.reduce(into: "") { text, byte in
          if byte < 0x80 {
            text.unicodeScalars.append(Unicode.Scalar(byte))
          } else {
            text += "\\x" + String(byte, radix: 16, uppercase: true)
          }
        }.escaped
    }
  }
}
