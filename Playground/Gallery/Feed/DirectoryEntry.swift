/// What a directory says about one of its entries.
struct DirectoryEntry: Hashable, Sendable {
  /// The kinds of entries, in the order of their sections.
  enum Kind: CaseIterable, Sendable {
    case folder
    case file
    case link
    case other
  }

  let name: FileName

  var kind: Kind

  /// The size in bytes, for files.
  var size: Int?

  /// The seconds since 1970 at the last change; `nil` where the directory lets nobody through.
  var date: Int?

  /// Where a link leads.
  var target: FileName?
}

extension DirectoryEntry {
  /// Name, size and date, on one line.
  var text: String {
    var text = "\(name)"
    if kind == .folder { text += "/" }
    if let target { text += " -> \(target)" }
    if let size { text += "  " + ByteCount.text(for: size) }
    if let date { text += "  " + LocalTime.text(for: date) }
    return text
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
        one.date == other.date
          ? one.name < other.name : one.date ?? .min > other.date ?? .min
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
