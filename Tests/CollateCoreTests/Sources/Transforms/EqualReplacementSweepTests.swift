import Collate
import CollateTesting
import TestSupport
import Testing

/// What is derived from a source of pads, always with pads as its sections.
private enum Kind: CaseIterable {
  case mapped, erased, filtered, withoutSections, prefixed, prefixedInAll, uniqued, held, sorted
  case grouped, flattened, separated, tree, placeholder, composite, segmented

  @MainActor
  func derived(from base: some StoredDataSource<Pad>) -> any StoredDataSource<Pad> {
    switch self {
    case .mapped:
      return base.map { pad in
        var pad = pad
        pad.items.reverse()
        return pad
      }
    case .erased:
      return base.erased().map { section in
        let pad = section.base as? Pad
        let items = section.items.map { $0.base as? Memo ?? Memo(id: -1, note: "?") }
        return Pad(id: pad?.id ?? -1, note: pad?.note ?? "?", items: items)
      }
    case .filtered: return base.filter { $0.id % 10 != 1 }
    case .withoutSections: return base.filterSections { $0.id != 1 }
    case .prefixed: return base.prefix(2)
    case .prefixedInAll: return base.prefix(4, of: .allSections)
    case .uniqued: return base.uniqued { $0.id % 10 }
    case .held:
      let held = base.held()
      held.isHolding = true
      return held
    case .sorted: return base.sorted { $0.id > $1.id }
    case .grouped:
      return base.grouped(by: { $0.id % 2 }, order: <, into: { Pad(id: $0, items: $1) })
    case .flattened: return base.flattened(into: Pad())
    case .separated:
      return base.separated { _ in true }.map { section in
        Pad(id: section.base.id, note: section.base.note, items: section.items.compactMap(\.item))
      }
    case .tree:
      let nodes = base.map { pad in
        BasicSection(
          id: pad.id, title: pad.note,
          items: pad.items.map { memo in
            TreeNode(memo, [TreeNode(Memo(id: memo.id + 100, note: memo.note))])
          })
      }
      return TreeDataSource(nodes, expanded: Set(0..<100)).map { section in
        Pad(id: section.id, note: section.base.title, items: section.items.compactMap(\.value))
      }
    case .placeholder: return base.placeholder(ArrayDataSource<Pad>())
    case .composite: return CompositeDataSource<Pad>([ArrayDataSource<Pad>(), base])
    case .segmented: return SegmentedDataSource([(0, base)])
    }
  }
}

/// A base, and the arrays that it is made of.
@MainActor
private struct Base {
  let source: any StoredDataSource<Pad>
  let array: ArrayDataSource<Pad>

  /// Replaces elements by equal ones with other notes, in several ways.
  let changes: [(name: String, change: () -> Void)]

  static func pads(note: String) -> [Pad] {
    (0..<2).map { pad in
      Pad(id: pad, note: note, items: (0..<3).map { Memo(id: pad * 10 + $0, note: note) })
    }
  }

  /// Functions that make the bases of all kinds.
  static let all: [@MainActor () -> Base] = [plain, inComposite, inSegments]

  private static func plain() -> Base {
    let array = ArrayDataSource(sections: pads(note: "old"))
    return Base(source: array, array: array, changes: edits(of: array))
  }

  private static func inComposite() -> Base {
    let array = ArrayDataSource(sections: pads(note: "old"))
    let composite = CompositeDataSource<Pad>([array])
    let other = ArrayDataSource(sections: pads(note: "other"))
    return Base(
      source: composite, array: array,
      changes: edits(of: array) + [
        ("replace the slot", { composite.replace(composite.slots[0], with: other) }),
        (
          "replace the slot, there and back",
          {
            composite.replace(composite.slots[0], with: other)
            composite.replace(composite.slots[0], with: array)
            array.replaceItem(at: [1, 1], with: Memo(id: 11, note: "new"))
          }
        ),
        (
          "remove the slot, insert another",
          {
            composite.remove(composite.slots[0])
            composite.append(other)
          }
        ),
        (
          "remove the slot, insert it again",
          {
            array.replaceItem(at: [1, 1], with: Memo(id: 11, note: "new"))
            composite.remove(composite.slots[0])
            composite.append(array)
            array.replaceItem(at: [0, 2], with: Memo(id: 2, note: "new"))
          }
        ),
      ])
  }

  private static func inSegments() -> Base {
    let array = ArrayDataSource(sections: pads(note: "old"))
    let other = ArrayDataSource(sections: pads(note: "other"))
    let segments = SegmentedDataSource([("array", array), ("other", other)])
    return Base(
      source: segments, array: array,
      changes: [
        ("select", { segments.selected = "other" }),
        (
          "select new sections", { segments.select("other", transition: .replacingSections) }
        ),
        (
          "select there and back",
          {
            segments.selected = nil
            array.replaceItem(at: [1, 1], with: Memo(id: 11, note: "new"))
            segments.selected = "array"
          }
        ),
        ("replace the segment", { segments.replace("array", with: other) }),
      ])
  }

  private static func edits(of array: ArrayDataSource<Pad>) -> [(String, () -> Void)] {
    func replace(_ path: ItemPath) {
      array.replaceItem(at: path, with: Memo(id: array.snapshot[path].id, note: "new"))
    }
    return [
      ("assign", { array.sections = pads(note: "new") }),
      ("write an item", { array.sections[0].items[1].note = "new" }),
      ("write a section", { array.sections[1].note = "new" }),
      ("replace an item", { replace([1, 2]) }),
      ("replace a section", { array.replaceSection(at: 1, with: pads(note: "new")[1]) }),
      (
        "replace the snapshot",
        { array.store.replaceSnapshot(Snapshot(pads(note: "new")), batch: ChangeBatch()) }
      ),
      (
        "remove and insert an item",
        {
          let id = array.removeItem(at: [0, 1]).id
          array.insertItem(Memo(id: id, note: "new"), at: [0, 1])
        }
      ),
      (
        "remove and insert a section",
        {
          array.removeSection(at: 0)
          array.insertSection(pads(note: "new")[0], at: 0)
        }
      ),
      (
        "replace and move an item",
        {
          replace([0, 0])
          array.moveItem(at: [0, 0], to: [1, 1])
        }
      ),
      (
        "replace an item, and move its section",
        {
          replace([0, 0])
          array.moveSection(at: 0, to: 1)
        }
      ),
      (
        "replace an item, and change another",
        {
          replace([0, 0])
          array.removeItem(at: [0, 1])
        }
      ),
    ]
  }
}

/// When a derived source is read, and by whom, before and while its base changes.
private enum Use: CaseIterable {
  case observed, readBefore, readWithin, takenOutAfter, takenOutBefore, replaced, comesAgain

  /// Makes a change while a source is in use.
  @MainActor
  func change(below source: any StoredDataSource<Pad>, _ body: () -> Void) {
    func read() { _ = source.snapshot.sections.count }
    switch self {
    case .observed:
      let checker = DataSourceChecker(source)
      source.performBatchUpdates(body)
      expectEqual(checker.check(), [])
    case .readBefore:
      read()
      source.performBatchUpdates(body)
    case .readWithin:
      let token = source.observe { _ in }
      source.performBatchUpdates {
        read()
        body()
        read()
        body()
      }
      withExtendedLifetime(token) {}
    case .takenOutAfter, .takenOutBefore, .replaced, .comesAgain:
      let screen = CompositeDataSource<Pad>([source])
      let checker = DataSourceChecker(screen)
      screen.performBatchUpdates {
        if self == .takenOutBefore { screen.remove(screen.slots[0]) }
        body()
        switch self {
        case .takenOutAfter: screen.remove(screen.slots[0])
        case .replaced: screen.replace(screen.slots[0], with: ArrayDataSource<Pad>())
        case .comesAgain:
          screen.remove(screen.slots[0])
          screen.append(source)
        default: break
        }
      }
      expectEqual(checker.check(), [])
    }
  }
}

@MainActor
@Suite("Elements replaced by equal ones in every way", .silentDiagnostics, .traced)
struct EqualReplacementSweepTests {
  /// What tells equal elements apart.
  private func notes(_ source: any DataSource<Pad>) -> [String] {
    source.snapshot.sections.map { pad in
      "\(pad.id) \(pad.note):" + pad.items.map { " \($0.id) \($0.note)" }.joined()
    }
  }

  /// Changes a base below what some kinds derive from it one after the other, and compares that with the
  /// same made of what the base holds then.
  private func check(_ kinds: [Kind], _ use: Use, base number: Int, change: Int) {
    let base = Base.all[number]()
    func derived(from source: any StoredDataSource<Pad>) -> [any StoredDataSource<Pad>] {
      var sources = [source]
      for kind in kinds {
        let base = sources[sources.count - 1]
        sources.append(kind.derived(from: base))
      }
      return sources
    }
    let sources = derived(from: base.source)
    use.change(below: sources[kinds.count], base.changes[change].change)
    let copy = ArrayDataSource(sections: Array(base.source.snapshot.sections))
    for (source, other) in zip(sources, derived(from: copy)) {
      expectEqual(notes(source), notes(other), "\(base.changes[change].name)")
    }
  }

  @Test("Each kind of source shows them")
  func single() {
    withEvery("kind", in: Kind.allCases) { kind in
      withEvery("use", in: Use.allCases) { use in
        for (number, make) in Base.all.enumerated() {
          let changes = Effort.some(of: make().changes.indices)
          withEvery("change", in: changes.map { (number, $0) }) {
            check([kind], use, base: $0, change: $1)
          }
        }
      }
    }
  }

  @Test("Sources derived from derived ones show them")
  func nested() {
    withSeeds(Effort.rounds(400)) { generator in
      let kinds = (0..<2 + generator.below(2)).map { _ in
        Kind.allCases[generator.below(Kind.allCases.count)]
      }
      // What moves up from behind a prefix, or a repeated key, is new to a held source, which may hold it.
      let showsOthers = kinds.firstIndex { [.prefixed, .prefixedInAll, .uniqued].contains($0) }
      if let showsOthers, kinds[showsOthers...].contains(.held) { return }
      let number = generator.below(Base.all.count)
      let change = generator.below(Base.all[number]().changes.count)
      let use = Use.allCases[generator.below(Use.allCases.count)]
      withEvery("case", in: ["\(kinds) \(use) \(number) \(change)"]) { _ in
        check(kinds, use, base: number, change: change)
      }
    }
  }
}
