/// A data source that shows separators between the items of another one.
///
/// Separators are items of their own, such as a line, an advertisement or a date:
///
///     let list = messages.separated { gap in
///       gap.above?.day == gap.below?.day ? nil : gap.below?.day
///     }
///
/// They stand between items that are shown, so filter first. A separator is identified by the item
/// above it, with which it moves. Sections without items have none. Retain the result like any source,
/// as observations do not.
@MainActor
public final class SeparatedDataSource<Base: DataSource, Separator: Equatable>:
  DerivedDataSource<Base, SeparatedSection<Base.Section, Separator>>
where Base.Section.ID: Sendable {
  /// The type of the sections.
  public typealias Section = SeparatedSection<Base.Section, Separator>

  private let separating: Separating<Base.Section, Separator>

  @usableFromInline
  init(
    _ base: Base, by separator: @escaping (SeparatorGap<Base.Section.Item>) -> Separator?,
    _ loops: SeparatorLoops<Base.Section, Separator>
  ) {
    separating = Separating(separator, loops)
    super.init(base, separating)
  }

  /// A closure that returns the separator in a gap, or `nil` if there is none.
  ///
  /// It must depend on the items only, and must not change any source.
  ///
  /// - Complexity: To set, O(*n*) in the number of items, with a call for each gap.
  public var separator: (SeparatorGap<Base.Section.Item>) -> Separator? {
    get { separating.separator }
    set { reconfigure { separating.separator = newValue } }
  }

  override func baseMove(_ path: ItemPath, to destination: ItemPath) -> (ItemPath, ItemPath)? {
    guard let moment, let basePath = moment.basePath(of: path) else { return nil }
    // The destination is a path without the item, whose separator is still there.
    let isBehind = path.section == destination.section && destination.item >= path.item
    let rows = moment.output.sections[destination.section].items
    let rank = rows[..<(destination.item + (isBehind ? 1 : 0))].count { $0.item != nil }
    return (
      basePath, ItemPath(section: destination.section, item: rank - (isBehind ? 1 : 0))
    )
  }
}

extension DataSource where Section.ID: Sendable {
  /// Returns a source with separators between the items of each section.
  ///
  /// - Parameter separator: A closure that returns the separator in a gap, or `nil` if there is none. It
  ///   is called for the gaps above and below each item that is inserted, updated, moved or removed. It
  ///   must depend on the items only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections.
  @inlinable
  public func separated<Separator: Equatable>(
    by separator: @escaping (SeparatorGap<Section.Item>) -> Separator?
  ) -> SeparatedDataSource<Self, Separator> {
    SeparatedDataSource(self, by: separator, SeparatorLoops())
  }
}

extension SeparatedDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, for a separator, or if there is no such
  ///   item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canMoveItem(at: $0) } ?? false
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move, if no separator came or went.
  /// - Returns: `true` if the item can be moved there; `false` if not, for a separator, or if either
  ///   path is invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard store.currentSnapshot.hasPlace(forItemAt: path, at: destination),
      let move = baseMove(path, to: destination)
    else { return false }
    return base.canMoveItem(at: move.0, to: move.1)
  }

  /// Moves an item of the base in a single update.
  ///
  /// Only the items above the destination count, not the separators; these are then made again around the
  /// item.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update, if no separator came or went.
  /// - Precondition: There is an item at `path`, no separator, and `destination` is a valid path for it.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    store.currentSnapshot.requireMove(path, to: destination)
    guard let move = baseMove(path, to: destination) else {
      preconditionFailure("The item at \(path) is a separator, which cannot be moved")
    }
    base.moveItem(at: move.0, to: move.1)
  }
}
