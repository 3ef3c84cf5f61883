/// The transform of a ``UniquedDataSource``.
final class Uniquing<Section: SectionProtocol, Key: Hashable>: SnapshotTransform {
  private let key: (Section.Item) -> Key
  private let loops: ItemLoops<Section.Item>

  /// The keys of the items of the base, as last seen.
  private var keys = KeyList<Key>()

  /// Whether all items have to be asked again for their keys.
  private var isOutdated = false

  init(key: @escaping (Section.Item) -> Key, _ loops: ItemLoops<Section.Item>) {
    (self.key, self.loops) = (key, loops)
  }

  func reevaluate() { isOutdated = true }

  func made(from input: Snapshot<Section>) -> (output: Snapshot<Section>, plan: Mask) {
    isOutdated = false
    keys = KeyList(input.sections.map { $0.items.map(key) })
    let mask = keys.firstOccurrences
    return (mask.output(of: input, loops), mask)
  }

  func advanced(
    _ state: TransformState<Section, Section, Mask>,
    by change: PendingChange,
    to input: Snapshot<Section>
  ) -> (output: Snapshot<Section>, plan: Mask) {
    if isOutdated { return made(from: input) }
    let (resolved, touched) = state.resolving(change, to: input)
    let isLocal = keys.advance(by: resolved, to: input, key: key)
    var mask = state.plan
    if isLocal {
      mask.replace(
        touched.map { section in
          let came = resolved.items.after[Relation.range(of: section, in: resolved.items.after)]
          let carried = mask.sections.sections[section]
            .carried(by: resolved.items, from: section, to: section)
          let indices = came.map(\.item)
          return (
            section,
            MaskedSection(items: MaskedSection.replacing(indices, in: carried, by: indices))
          )
        })
    } else {
      mask = keys.firstOccurrences
    }
    let output = mask.output(
      of: input, after: resolved, touching: touched, from: state, isLocal: isLocal, loops)
    return (output, mask)
  }

  func change(
    by change: PendingChange,
    from old: TransformState<Section, Section, Mask>,
    to new: TransformState<Section, Section, Mask>
  ) -> PendingChange {
    let result = MaskChange.change(from: old.plan, to: new.plan, by: change, isLocal: false)
    // An item can take the place of another one with its id.
    return result.with(doubts: result.doubts.union([.identities, .updates]))
  }

  /// Returns the paths in the base of the items with a key, ascending.
  func occurrences(of key: Key) -> [ItemPath] { keys.occurrences(of: key) }

  /// Returns whether an item is shown after a move in the base.
  func shows(_ destination: ItemPath, movedFrom path: ItemPath) -> Bool {
    guard let other = keys.firstOccurrence(besides: path) else { return true }
    // The other one is hidden, so an item that moves down in a section never comes directly behind it.
    return destination <= other
  }
}
