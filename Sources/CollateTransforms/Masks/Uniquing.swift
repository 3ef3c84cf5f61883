import CollateCore

/// The transform of a ``UniquedDataSource``.
final class Uniquing<Section: SectionProtocol, Key: Hashable>: MaskTransform {
  typealias Input = Section

  /// Returns the key of an item; if it depends on something that changed, all items are asked again.
  var key: (Section.Item) -> Key {
    didSet { isOutdated = true }
  }

  let loops: SpecializedLoops<Section>

  /// The keys of the items of the base, as last seen.
  private var keys = KeyList<Key>()

  /// Whether all items have to be asked again for their keys.
  var isOutdated = false

  /// The first items with each key while sections are made; `nil` if all that change are the only ones.
  private var firstOccurrences: [[Int32]]?

  init(key: @escaping (Section.Item) -> Key, _ loops: SpecializedLoops<Section>) {
    (self.key, self.loops) = (key, loops)
  }

  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Section>) -> Set<Int>? {
    if state == nil || isOutdated {
      keys = KeyList(input.sections.map { $0.items.map(key) })
    } else if keys.advance(by: edits, to: input, key: key) {
      return []
    }
    firstOccurrences = keys.firstOccurrences
    return nil
  }

  func end() { firstOccurrences = nil }

  func allRows(
    of base: Section, at section: Int, after block: OriginBlock?, by edit: SectionEdit
  ) -> AllRows? {
    if let firstOccurrences { return rows(at: firstOccurrences[section], of: base) }
    return block == nil ? rows(at: OriginBlock.codes(0..<base.itemCount), of: base) : nil
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] { OriginBlock.codes(range) }

  /// Returns the paths in the base of the items with a key, ascending.
  func occurrences(of key: Key) -> [ItemPath] { keys.occurrences(of: key) }

  func shows(_ item: Section.Item, at path: ItemPath?, in input: Snapshot<Section>) -> Bool {
    guard let path, let first = occurrences(of: key(item)).first else { return true }
    return path <= first
  }

  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: DerivedMoment<Section, Section>
  ) -> BaseMove<Section.Item>? {
    guard let move = moment.baseMove(path, to: destination) else { return nil }
    // The item would not be shown behind another one with its key. That one is hidden, so an item that moves down
    // in a section never comes directly behind it.
    if let other = keys.firstOccurrence(besides: move.source), other < move.destination {
      return nil
    }
    return move
  }
}
