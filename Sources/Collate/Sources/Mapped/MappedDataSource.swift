/// A data source that transforms the sections of another one.
///
/// Only changed sections are transformed again. Items whose transformed values remain equal are not
/// reported as updated.
@MainActor
public final class MappedDataSource<Base: DataSource, Section: SectionProtocol>: StoredDataSource {
  /// The source to transform.
  public unowned let base: Base

  /// The store that holds the transformed sections.
  public let store = SnapshotStore<Section>()

  init(_ base: Base, isFaithful: Bool, transform: @escaping (Base.Section) -> Section) {
    self.base = base
    store.core.source = self
    store.core.derivation = TransformDerivation(
      SectionMap(isFaithful: isFaithful, transform: transform), of: base,
      for: store.core)
  }
}

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
    MappedDataSource(self, isFaithful: false, transform: transform)
  }
}

extension DataSource where Section: Sendable, Section.ID: Sendable, Section.Item: Sendable {
  /// Returns a source with the type-erased sections of this one.
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Complexity: For each change, O(*n*) in the number of items of the affected sections, without
  ///   comparing any.
  public func erased() -> MappedDataSource<Self, AnySection> {
    MappedDataSource(self, isFaithful: true) { AnySection($0) }
  }
}

extension MappedDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    base.canMoveItem(at: path)
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    base.canMoveItem(at: path, to: destination)
  }

  /// Moves an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it; the
  ///   transformation does not change the paths of items.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    base.moveItem(at: path, to: destination)
  }
}

/// A transform that makes each section from one of the base.
private final class SectionMap<Input: SectionProtocol, Output: SectionProtocol>: SnapshotTransform {
  /// Whether the transformation preserves all paths and the identities of items.
  private let isFaithful: Bool

  private let transform: (Input) -> Output

  init(isFaithful: Bool, transform: @escaping (Input) -> Output) {
    self.isFaithful = isFaithful
    self.transform = transform
  }

  func made(from input: Snapshot<Input>) -> (output: Snapshot<Output>, plan: Void) {
    (Snapshot(input.sections.map(transform)), ())
  }

  func advanced(
    _ state: TransformState<Input, Output, Void>,
    by change: PendingChange,
    to input: Snapshot<Input>
  ) -> (output: Snapshot<Output>, plan: Void) {
    let touched = change.touchedSections
    guard change.changesSections else {
      var result = state.output
      for section in touched {
        result.modifySection(section) { $0 = transform(input.sections[section]) }
      }
      return (result, ())
    }
    let result = input.sections.enumerated().map { section, content in
      let origin = touched.contains(section) ? nil : change.sectionBefore(section)
      return origin.map { state.output.sections[$0] } ?? transform(content)
    }
    return (Snapshot(result), ())
  }

  var isCompared: Bool { false }

  func change(
    by change: PendingChange,
    from old: TransformState<Input, Output, Void>,
    to new: TransformState<Input, Output, Void>
  ) -> PendingChange {
    if isFaithful { return change }
    let touched = change.touchedSections
    var join = ChangeJoin()
    join.doubts = change.doubts
    join.add(sections: change.sections)
    for section in touched {
      guard let origin = change.sectionBefore(section) else { continue }
      let (before, after) = (
        Snapshot([old.output.sections[origin]]), Snapshot([new.output.sections[section]])
      )
      let difference =
        SnapshotDiff.change(from: before, to: after, namingSilentUpdates: true) ?? PendingChange()
      join.add(
        difference, before: origin..<origin + 1, after: section..<section + 1,
        namesEverySection: false)
    }
    // Items may have come to one section from another.
    if touched.count > 1 { join.doubts.insert(.identities) }
    return join.change()
  }
}
