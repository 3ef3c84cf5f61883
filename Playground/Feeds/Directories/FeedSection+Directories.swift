extension FeedSection {
  /// Returns a directory's sections: one for each kind there is, the latest change on top.
  static func sections(of entries: [DirectoryEntry], label: String) -> [FeedSection] {
    if entries.isEmpty { return [FeedSection(id: .emptyDirectory, title: "\(label): empty")] }
    let groups = Dictionary(grouping: entries, by: \.kind)
    return FileStamp.Kind.allCases.compactMap { kind in
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
