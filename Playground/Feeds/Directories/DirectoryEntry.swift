/// What a directory says about one of its entries.
package struct DirectoryEntry: Hashable, Sendable {
  /// The name, as the directory has it.
  package let name: FileName

  /// The kind of entry.
  package var kind: FileStamp.Kind

  /// The size in bytes, for files.
  package var size: Int?

  /// The seconds since 1970 at the last change; `nil` where the directory cannot be searched.
  package var date: Int?

  /// Where a link leads.
  package var target: FileName?
}

extension DirectoryEntry {
  /// Name, size and date, on one line.
  var text: String {
    var text = "\(name)"
    if kind == .directory { text += "/" }
    if let target { text += " -> \(target)" }
    if let size { text += "  " + ByteCount.text(for: size) }
    if let date { text += "  " + LocalTime.text(for: date) }
    return text
  }
}

extension FileStamp.Kind {
  /// The word for several of the kind.
  var title: String {
    switch self {
    case .directory: "folders"
    case .file: "files"
    case .link: "links"
    case .other: "other"
    }
  }
}
