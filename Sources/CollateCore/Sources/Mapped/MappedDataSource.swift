/// A data source that transforms the sections of another one.
///
/// Only changed sections are transformed again. Items whose transformed values remain equal are not
/// reported as updated. Items are moved in sections that have as many as those of the base in the same order, as far as
/// their ids tell; in others, such as reversed ones, they are not. Edit the base: what the closure made of its items
/// is not written into it.
@MainActor
public final class MappedDataSource<Base: DataSource, Section: SectionProtocol>: DerivedDataSource<
  Base, Section
>
{}

extension DataSource {
  /// Returns a source with the transformed sections of this one.
  ///
  /// Use it to combine sources of different types in one composite:
  ///
  ///     let screen = CompositeDataSource<Row>([news.map(Row.init), ads.map(Row.init)])
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Parameter transform: A closure that transforms a section. It must return equal sections for
  ///   equal ones, with an id that depends only on the id of the original, and must not change any
  ///   source. Every section is transformed into exactly one; the items can be any.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of transforming the affected sections and comparing their
  ///   items.
  public func map<NewSection: SectionProtocol>(
    _ transform: @escaping (Section) -> NewSection
  ) -> MappedDataSource<Self, NewSection> {
    MappedDataSource(self, SectionMap(transform))
  }
}

extension MappedDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

/// A transform that makes each section from one of the base.
private final class SectionMap<Input: SectionProtocol, Output: SectionProtocol>: SnapshotTransform {
  private let transform: (Input) -> Output

  /// Whether all sections have to be transformed again.
  var isOutdated = false

  init(_ transform: @escaping (Input) -> Output) { self.transform = transform }

  func made(from input: Snapshot<Input>) -> (output: Snapshot<Output>, plan: SamePaths) {
    let output = Snapshot(input.sections.map(transform))
    return (output, SamePaths(from: input, to: output))
  }

  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: DerivedMoment<Input, Output>
  ) -> BaseMove<Input.Item>? {
    basePlace(for: destination, at: moment) == nil ? nil : moment.baseMove(path, to: destination)
  }

  /// Where the items are not those of the base, there is no place to tell.
  func basePlace(for path: ItemPath, at moment: DerivedMoment<Input, Output>) -> ItemPath? {
    moment.plan.outputPath(of: path) == nil ? nil : moment.basePlace(for: path)
  }

  func advanced(
    _ state: TransformState<Input, Output, SamePaths>, by change: PendingChange,
    to input: Snapshot<Input>
  ) -> (output: Snapshot<Output>, plan: SamePaths) {
    if isOutdated { return made(from: input) }
    let (leaving, entering) = (change.leavingSections, change.enteringSections)
    let touched = change.touchedSections
    func transformed(_ section: Int) -> Output {
      let origin = touched.containsSorted(section) ? nil : change.sectionBefore(section)
      return origin.map { state.output.sections[$0] } ?? transform(input.sections[section])
    }
    var output = state.output
    output.replaceSections(leaving, with: entering.map(transformed), at: entering)
    for section in touched where !entering.containsSorted(section) {
      output.modifySection(section) { $0 = transform(input.sections[section]) }
    }
    state.plan.advance(by: change)
    state.plan.compare(touched + entering, of: input, and: output)
    return (output, state.plan)
  }
}

/// The paths of sections that are made one from another, with the same items in the same places as far as their ids
/// tell.
final class SamePaths: TransformPlan {
  /// The sections that have another number of items, or the same in another order.
  private var others: Set<Int> = []

  init() {}

  fileprivate init<Input, Output>(from input: Snapshot<Input>, to output: Snapshot<Output>) {
    compare(input.sections.indices, of: input, and: output)
  }

  /// Notes a change of the sections.
  fileprivate func advance(by change: PendingChange) {
    if change.changesSections { others = Set(others.compactMap(change.sectionAfter)) }
  }

  fileprivate func compare<Input, Output>(
    _ sections: some Sequence<Int>, of input: Snapshot<Input>, and output: Snapshot<Output>
  ) {
    for section in sections {
      if input.sections[section].hasSamePlaces(as: output.sections[section]) {
        others.remove(section)
      } else {
        others.insert(section)
      }
    }
  }

  func owner(of path: ItemPath) -> (path: ItemPath, isAdded: Bool) {
    (path, others.contains(path.section))
  }

  func outputPath(of path: ItemPath) -> ItemPath? { others.contains(path.section) ? nil : path }

  func baseSection(of section: Int) -> Int { section }
}

extension SectionProtocol {
  /// Returns whether another section has as many items, none of which stands where another one of these does.
  ///
  /// Ids of another type, and those that no item has here, tell nothing.
  fileprivate func hasSamePlaces<Other: SectionProtocol>(as other: Other) -> Bool {
    if itemCount != other.itemCount { return false }
    if Item.ID.self != Other.Item.ID.self { return true }
    if let rows = lazyItems?.rows, let others = (other.lazyItems as? LazyList<Item>)?.rows,
      rows.items === others.items, rows.keys == others.keys
    {
      return true
    }
    var ids: [Item.ID] = []
    forEachItemID { ids.append($1) }
    var moved: [Item.ID] = []
    other.forEachItemID { index, id in
      if let id = id as? Item.ID, id != ids[index] { moved.append(id) }
    }
    return moved.isEmpty || Set(ids).isDisjoint(with: moved)
  }
}
