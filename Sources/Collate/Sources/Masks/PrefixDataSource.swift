/// A data source that shows the first items of another one.
///
///     let top = results.prefix(3)
///     top.limits["books"] = 20    // show more of one section
///
/// Sections without items stay. Retain the result like any source, as observations do not.
@MainActor
public final class PrefixDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  private let prefix: Prefix<Section>

  @usableFromInline
  init(_ base: Base, limit: Int?, scope: PrefixScope, _ differ: Differ<Section>) {
    prefix = Prefix(limit: limit, scope: scope)
    super.init(base, prefix, differ)
  }

  override func baseMove(_ path: ItemPath, to destination: ItemPath) -> (ItemPath, ItemPath)? {
    // What is not shown comes last, so the paths in the base are the same.
    prefix.shows(destination, movedFrom: path, in: base.followedStore.currentSnapshot)
      ? (path, destination) : nil
  }
}

extension PrefixDataSource {
  /// How many items are shown, of each section or of all; if `nil`, all are.
  ///
  /// - Precondition: It is not negative.
  public var limit: Int? {
    get { prefix.limit }
    set {
      if newValue == prefix.limit { return }
      reconfigure { prefix.set(newValue, limits: prefix.limits) }
    }
  }

  /// How many items are shown of the sections with some ids, instead of ``limit``.
  ///
  /// They are for sources that show the first items of each section. Others ignore them, which is reported
  /// through ``Diagnostics``.
  ///
  /// - Precondition: None is negative.
  public var limits: [Section.ID: Int] {
    get { prefix.limits }
    set {
      if newValue == prefix.limits { return }
      if prefix.scope == .allSections && prefix.limits.isEmpty {
        store.report(.ignoredLimits(sectionIDs: newValue.keys.map { "\($0)" }.sorted()))
      }
      reconfigure { prefix.set(prefix.limit, limits: newValue) }
    }
  }

  /// Returns the number of items of a section that are not shown.
  ///
  /// - Parameter section: The index of a section.
  /// - Returns: The number, for a text such as "12 more".
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  public func hiddenItemCount(inSection section: Int) -> Int {
    store.currentSnapshot.requireSection(section)
    guard let moment else { return 0 }
    return moment.input.itemCount(inSection: section) - moment.output.itemCount(inSection: section)
  }
}

/// What the limit of a ``PrefixDataSource`` is for.
public enum PrefixScope: Hashable, Sendable {
  /// For the items of each section.
  case eachSection

  /// For the items of all sections together, in their order.
  case allSections
}

extension DataSource {
  /// Returns a source with the first items of each section, or of all sections together.
  ///
  /// - Parameters:
  ///   - limit: How many items to show; if `nil`, all are shown.
  ///   - scope: What the limit is for.
  /// - Returns: The new source, which retains this one.
  /// - Precondition: The limit is not negative.
  /// - Complexity: For each change, that of copying the shown items of the affected sections.
  @inlinable
  public func prefix(
    _ limit: Int?, of scope: PrefixScope = .eachSection
  ) -> PrefixDataSource<Self> {
    PrefixDataSource(self, limit: limit, scope: scope, Differ())
  }
}

extension Prefix {
  /// Returns whether an item would be shown after a move.
  fileprivate func shows(
    _ destination: ItemPath, movedFrom path: ItemPath, in input: Snapshot<Section>
  ) -> Bool {
    if path.section == destination.section { return true }
    guard scope == .allSections else {
      return destination.item < limits[input.sections[destination.section].id] ?? limit ?? .max
    }
    // Hidden items of the sections before it would be shown first.
    let before = (0..<destination.section).reduce(0) { $0 + input.itemCount(inSection: $1) }
    let rank = before - (path.section < destination.section ? 1 : 0) + destination.item
    return rank < limit ?? .max
  }
}

extension PrefixDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension PrefixDataSource: EditableDataSource where Base: EditableDataSource {}
