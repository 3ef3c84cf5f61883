/// The change of the sections of a source that loads, from one layout to another.
///
/// Pieces that stay are not looked at. What else there is, is named as deleted and inserted, and matched
/// by id when an update is made of it.
struct LoadedChange<Section: SectionProtocol> {
  typealias Layout = LoadedLayout<Section>

  /// A piece of the new layout.
  enum NewPiece {
    /// It is a piece of the old one.
    case kept(Int)

    /// It is new, and has these items.
    case new(Section)
  }

  private let old: Layout
  private let new: Layout
  private let sources: [NewPiece]

  /// For each old section, the new one that it becomes, and the reverse.
  private var after: [Int?]
  private var before: [Int?]

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - old: The layout before.
  ///   - new: The layout after.
  ///   - sources: Where the pieces of the latter come from; those that are kept are in the same order.
  init(from old: Layout, to new: Layout, sources: [NewPiece]) {
    (self.old, self.new, self.sources) = (old, new, sources)
    after = Array(repeating: nil, count: old.runs.count)
    before = Array(repeating: nil, count: new.runs.count)
    pairRuns()
  }

  /// Pairs each new section with the first old one of which it keeps something.
  private mutating func pairRuns() {
    var runOfPiece: [Int] = []
    for (run, pieces) in old.runs.enumerated() { runOfPiece += pieces.pieces.map { _ in run } }
    for (run, pieces) in new.runs.enumerated() {
      for piece in pieces.pieces {
        guard case .kept(let old) = sources[piece] else { continue }
        if after[runOfPiece[old]] == nil {
          after[runOfPiece[old]] = run
          before[run] = runOfPiece[old]
        }
        break
      }
    }
  }
}

// The pending change.
extension LoadedChange {
  /// Returns the change by position.
  func pendingChange(sectionUpdates: [Section.ID: Section]) -> PendingChange {
    var isKept = Array(repeating: false, count: old.pieces.count)
    var inserts: [ItemPath] = []
    for (run, pieces) in new.runs.enumerated() {
      for piece in pieces.pieces {
        if case .kept(let index) = sources[piece], isInPlace(index, inRun: run) {
          isKept[index] = true
        } else if before[run] != nil {
          inserts += paths(from: new.paths[piece], count: new.pieces[piece].count)
        }
      }
    }
    var deletes: [ItemPath] = []
    for (run, pieces) in old.runs.enumerated() where after[run] != nil {
      for piece in pieces.pieces where !isKept[piece] {
        deletes += paths(from: old.paths[piece], count: old.pieces[piece].count)
      }
    }
    let updates = after.enumerated().compactMap { run, new in
      new.flatMap { sectionUpdates[old.runs[run].sectionID] == nil ? nil : (run, $0) }
    }
    return PendingChange(
      .init(
        sections: Relation(
          deletes: after.indices.filter { after[$0] == nil }.map(ItemPath.sectionNumber),
          inserts: before.indices.filter { before[$0] == nil }.map(ItemPath.sectionNumber),
          pairs: []),
        items: Relation(deletes: deletes, inserts: inserts, pairs: []),
        sectionUpdates: updates.map { .init(BeforeSection($0.0), AfterSection($0.1)) }),
      doubts: [.identities, .updates])
  }

  /// Returns whether an old piece stays in its section.
  private func isInPlace(_ piece: Int, inRun run: Int) -> Bool {
    before[run].map { old.runs[$0].pieces.contains(piece) } ?? false
  }

  private func paths(from first: ItemPath, count: Int) -> [ItemPath] {
    (0..<count).map { ItemPath(section: first.section, item: first.item + $0) }
  }
}

// The snapshot.
extension LoadedChange {
  /// Makes the change in a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The old sections.
  ///   - contents: The content of sections that is new.
  func apply(to snapshot: inout Snapshot<Section>, contents: [Section.ID: Section]) {
    // Read before anything changes.
    let moved = movedPieces(in: snapshot)
    for (run, newRun) in after.enumerated() {
      guard let newRun else { continue }
      let edits = edits(ofRun: run, to: newRun, moved: moved)
      let content = contents[new.runs[newRun].sectionID]
      if edits.isEmpty, content == nil { continue }
      snapshot.modifySection(run) { section in
        var items: [Section.Item] = []
        swap(&items, &section.items)
        for edit in edits.reversed() { items.replaceSubrange(edit.range, with: edit.items) }
        if let content { section = content }
        section.items = items
      }
    }
    if !after.contains(nil) && !before.contains(nil) { return }
    snapshot.modifySections { sections in
      sections = new.runs.indices.map { run in
        before[run].map { sections[$0] } ?? section(ofRun: run, contents, moved)
      }
    }
  }

  /// Returns the kept pieces that go to another section, with their items.
  private func movedPieces(in snapshot: Snapshot<Section>) -> [Int: Section] {
    var moved: [Int: Section] = [:]
    for (run, pieces) in new.runs.enumerated() {
      for piece in pieces.pieces {
        guard case .kept(let index) = sources[piece], !isInPlace(index, inRun: run) else {
          continue
        }
        let path = old.paths[index]
        var section = snapshot.sections[path.section]
        section.items = Array(section.items[path.item...].prefix(old.pieces[index].count))
        moved[piece] = section
      }
    }
    return moved
  }

  /// Returns the ranges of items of an old section that are replaced, ascending.
  private func edits(
    ofRun run: Int, to newRun: Int, moved: [Int: Section]
  ) -> [(range: Range<Int>, items: [Section.Item])] {
    var edits: [(range: Range<Int>, items: [Section.Item])] = []
    var next = old.runs[run].pieces.lowerBound
    var (start, end) = (0, 0)
    var items: [Section.Item] = []
    func close() {
      if start < end || !items.isEmpty { edits.append((start..<end, items)) }
      items = []
    }
    for piece in new.runs[newRun].pieces {
      guard case .kept(let index) = sources[piece], isInPlace(index, inRun: newRun) else {
        items += self.items(of: piece, moved)
        continue
      }
      while next < index {
        end += old.pieces[next].count
        next += 1
      }
      close()
      end += old.pieces[next].count
      next += 1
      start = end
    }
    for piece in next..<old.runs[run].pieces.upperBound { end += old.pieces[piece].count }
    close()
    return edits
  }

  private func items(of piece: Int, _ moved: [Int: Section]) -> [Section.Item] {
    switch sources[piece] {
    case .kept: moved[piece]?.items ?? []
    case .new(let section): section.items
    }
  }

  /// Returns a new section.
  private func section(
    ofRun run: Int, _ contents: [Section.ID: Section], _ moved: [Int: Section]
  ) -> Section {
    let pieces = new.runs[run].pieces
    let first = pieces.lazy.compactMap { piece -> Section? in
      switch sources[piece] {
      case .kept: moved[piece]
      case .new(let section): section
      }
    }.first
    guard var section = contents[new.runs[run].sectionID] ?? first else {
      preconditionFailure("Section \(new.runs[run].sectionID) has pieces, and no content")
    }
    section.items = pieces.flatMap { items(of: $0, moved) }
    return section
  }
}
