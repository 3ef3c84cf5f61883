import Collate
import TestSupport

/// An item of a random world, without the cost of letters.
struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var look: Int
}

/// A section of a random world.
struct Tray: SectionProtocol, Sendable {
  let id: Int
  var look: Int
  var items: [Row]
}

extension Tray: CustomStringConvertible {
  var description: String {
    "\(id)\(look == 0 ? "" : "'")="
      + items.map { "\($0.id)\($0.look == 0 ? "" : "'")" }.joined(separator: ",")
  }
}

/// A way to transform sections.
enum TrayTransform: CaseIterable, Sendable {
  case same, plain, filtered, reversed, renamed

  func callAsFunction(_ tray: Tray) -> Tray {
    var tray = tray
    switch self {
    case .same: break
    case .plain:
      tray.look = 0
      tray.items = tray.items.map { Row(id: $0.id, look: 0) }
    case .filtered: tray.items.removeAll { $0.look == 1 }
    case .reversed: tray.items.reverse()
    case .renamed:
      tray = Tray(
        id: tray.id + 1000, look: tray.look,
        items: tray.items.map { Row(id: $0.id + 1000, look: $0.look) })
    }
    return tray
  }
}

/// A source without a store, which tells its observers of each change at once.
@MainActor
final class StorelessSource: DataSource {
  private final class Token: Sendable {}
  private struct Entry {
    weak var token: Token?
    let observer: @MainActor (Update<Tray>) -> Void
  }

  private(set) var snapshot = Snapshot<Tray>()
  private var entries: [Entry] = []

  func observe(_ observer: @escaping @MainActor (Update<Tray>) -> Void) -> ObservationToken {
    let token = Token()
    entries.removeAll { $0.token == nil }
    entries.append(Entry(token: token, observer: observer))
    return ObservationToken { withExtendedLifetime(token) {} }
  }

  func change(to sections: [Tray]) {
    let before = snapshot
    snapshot = Snapshot(sections)
    let batch = snapshot.difference(from: before)
    guard !batch.isEmpty else { return }
    let update = Update(before: before, after: snapshot, batch: batch)
    for entry in entries where entry.token != nil { entry.observer(update) }
  }
}

/// Sources of all kinds that contain each other, and a model of them that is too simple to be wrong.
///
/// A source contains only sources with greater numbers. The model is never read from the sources.
@MainActor
final class RandomWorld {
  typealias Composite = CompositeDataSource<Tray>

  /// Which ids the sections and items have.
  enum IDs: CaseIterable {
    /// No two sources begin with the same ids, but items go from one to another.
    case separate
    /// Ids are unique in each source.
    case overlapping
    /// Ids are repeated everywhere.
    case repeated
  }

  enum Kind {
    case array(ArrayDataSource<Tray>)
    case storeless(StorelessSource)
    case composite(Composite)
    case mapped(base: Int, TrayTransform)
  }

  struct Child {
    let slot: Slot
    /// The number of the slot, which is the same in worlds with the same history.
    let key: Int
    let group: Int?
    var node: Int
  }

  let ids: IDs
  /// How many slots the first composite has, more or less.
  let crowd: Int
  private(set) var kinds: [Kind] = []
  private(set) var sources: [any DataSource<Tray>] = []
  /// The sections of sources that contain no others.
  var trays: [Int: [Tray]] = [:]
  /// The slots of composites.
  var children: [Int: [Child]] = [:]
  /// The sources in all slots.
  var nodes: [Int: Int] = [:]
  private(set) var notes: [String] = []
  private let takesNotes: Bool
  var lastKey = 0
  private var interned: [[Int]: Int] = [:]

  init(_ random: inout SeededGenerator, ids: IDs, crowd: Int = 3, takesNotes: Bool = false) {
    self.ids = ids
    self.crowd = crowd
    self.takesNotes = takesNotes
    let (shells, leaves) = (1 + random.below(crowd > 3 ? 3 : 5), 2 + random.below(3))
    for node in 0..<shells + leaves {
      if node >= shells {
        trays[node] = []
        kinds.append(
          random.oneIn(5)
            ? .storeless(StorelessSource()) : .array(ArrayDataSource(sections: [])))
      } else if node == 0 || random.oneIn(2) {
        children[node] = []
        kinds.append(.composite(Composite()))
      } else {
        let base = node + 1 + random.below(shells + leaves - node - 1)
        kinds.append(
          .mapped(base: base, TrayTransform.allCases[random.below(TrayTransform.allCases.count)]))
      }
    }
    // From the last to the first, as maps need those that come after them.
    var made: [any DataSource<Tray>] = []
    for (node, kind) in kinds.enumerated().reversed() {
      switch kind {
      case .array(let source): made.insert(source, at: 0)
      case .storeless(let source): made.insert(source, at: 0)
      case .composite(let source): made.insert(source, at: 0)
      case .mapped(let base, let transform):
        let source: any DataSource<Tray> = made[base - node - 1]
        let isSame = transform == .same
        let mapped = Self.map(source, transform, throughErased: isSame)
        made.insert(mapped, at: 0)
      }
    }
    sources = made
    for node in trays.keys.sorted() { setTrays(of: node, &random) }
    for _ in 0..<4 { editSlots(&random) }
  }

  /// Returns a map of a source, or one of its type-erased sections.
  static func map(
    _ source: some DataSource<Tray>, _ transform: TrayTransform, throughErased: Bool
  ) -> any DataSource<Tray> {
    guard throughErased else { return source.map { transform($0) } }
    return source.erased().map { section in
      var tray = section.base as? Tray ?? Tray(id: -1, look: 0, items: [])
      tray.items = section.items.compactMap { $0.base as? Row }
      return transform(tray)
    }
  }

  func note(_ text: @autoclosure () -> String) {
    if takesNotes { notes.append(text()) }
  }

  /// A section of a source, as the model has it.
  struct Part {
    /// The slots in which its items are unique, as one number.
    var path: Int
    /// The slots in which its id is unique, also those of composites that are mapped.
    var origin: Int
    /// The outermost group around it.
    var scope: Int?
    /// The index of the section in the innermost source.
    var section: Int
    var slots: [Slot]
    var tray: Tray
  }

  private func intern(_ parts: [Int]) -> Int {
    if let number = interned[parts] { return number }
    interned[parts] = interned.count + 1
    return interned.count
  }

  /// Returns the sections of a source.
  func parts(of node: Int) -> [Part] {
    var result: [Part] = []
    collect(node, path: 0, scope: nil, slots: [], into: &result)
    return result
  }

  private func collect(
    _ node: Int, path: Int, scope: Int?, slots: [Slot], into result: inout [Part]
  ) {
    switch kinds[node] {
    case .array, .storeless:
      for (section, tray) in trays[node, default: []].enumerated() {
        result.append(
          Part(
            path: path, origin: path, scope: scope, section: section, slots: slots, tray: tray))
      }
    case .mapped(let base, let transform):
      var inner: [Part] = []
      collect(base, path: path, scope: nil, slots: [], into: &inner)
      for (section, part) in inner.enumerated() {
        result.append(
          Part(
            path: path, origin: part.origin, scope: scope, section: section, slots: slots,
            tray: transform(part.tray)))
      }
    case .composite:
      for child in children[node, default: []] {
        collect(
          child.node, path: intern([path, child.key]),
          scope: scope ?? child.group.map { intern([path, $0, 0]) }, slots: slots + [child.slot],
          into: &result)
      }
    }
  }
}
