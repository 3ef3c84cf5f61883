public import CollateCore

/// A data source that shows the first items of another one, or some behind these.
///
///     let top = results.prefix(3)
///     top.limits["books"] = 20    // show more of one section
///     let page = results.prefix(10, from: 20)
///     page.offset += 10           // show the next ten
///
/// Sections without items stay. Retain the result like any source, as observations do not.
@MainActor
public final class PrefixDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  private let prefix: Prefix<Section>

  @usableFromInline
  init(
    _ base: Base, offset: Int, limit: Int?, scope: PrefixScope, _ loops: SpecializedLoops<Section>
  ) {
    prefix = Prefix(offset: offset, limit: limit, scope: scope, loops)
    super.init(base, prefix, loops.differ)
  }

  private func reconfigure(offset: Int? = nil, limit: Int?, limits: [Section.ID: Int]? = nil) {
    reconfigure { prefix.set(offset ?? prefix.offset, limit, limits: limits ?? prefix.limits) }
  }
}

extension PrefixDataSource {
  /// How many items come before the first one that is shown, of each section or of all; 0 by default.
  ///
  /// If there are no more, none is shown.
  ///
  /// - Precondition: It is not negative.
  public var offset: Int {
    get { prefix.offset }
    set { if newValue != prefix.offset { reconfigure(offset: newValue, limit: prefix.limit) } }
  }

  /// How many items are shown, of each section or of all; if `nil`, all are.
  ///
  /// - Precondition: It is not negative.
  public var limit: Int? {
    get { prefix.limit }
    set { if newValue != prefix.limit { reconfigure(limit: newValue) } }
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
      reconfigure(limit: prefix.limit, limits: newValue)
    }
  }

  /// The number of items of the base that are not shown.
  ///
  /// Where the Observation framework tracks accesses, as in the body of a SwiftUI view, this is one, as is
  /// ``hiddenItemCount(inSection:)``.
  ///
  /// - Complexity: O(1)
  public var hiddenItemCount: Int { trackedHiddenItemCount }

  /// Adds an observer that is called with the number of hidden items, of all sections, when it has changed.
  ///
  /// Items that are hidden arrive without an update of the source.
  ///
  ///     top.observeHiddenItemCount { [more] in more.title = "\($0) more" }.store(in: &tokens)
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the transaction.
  /// - Returns: A token, with whose release the observation ends.
  public func observeHiddenItemCount(
    _ observer: @escaping @MainActor (Int) -> Void
  ) -> ObservationToken { observeHiddenItems(observer) }

  /// Returns the number of items of a section that are not shown.
  ///
  /// - Parameter section: The index of a section.
  /// - Returns: The number, for a text such as "12 more".
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  public func hiddenItemCount(inSection section: Int) -> Int {
    // Code that reads it is to be told of changes that are no updates.
    _ = trackedHiddenItemCount
    store.currentSnapshot.requireSection(section)
    guard let moment else { return 0 }
    return moment.input.itemCount(inSection: section) - moment.output.itemCount(inSection: section)
  }
}

/// What the limit and the offset of a ``PrefixDataSource`` are for.
public enum PrefixScope: Hashable, Sendable {
  /// For the items of each section.
  case eachSection

  /// For the items of all sections together, in their order.
  case allSections
}

extension DataSource {
  /// Returns a source with the first items of each section, or of all sections together, or those from an offset.
  ///
  /// - Parameters:
  ///   - limit: How many items to show; if `nil`, all are shown.
  ///   - offset: How many items to leave out before them.
  ///   - scope: What the limit and the offset are for.
  /// - Returns: The new source, which retains this one.
  /// - Precondition: The limit and the offset are not negative.
  /// - Complexity: For each change, that of copying the shown items of the affected sections.
  @inlinable
  public func prefix(
    _ limit: Int?, from offset: Int = 0, of scope: PrefixScope = .eachSection
  ) -> PrefixDataSource<Self> {
    PrefixDataSource(self, offset: offset, limit: limit, scope: scope, SpecializedLoops())
  }
}

extension Prefix {
  func shows(_ item: Section.Item, at path: ItemPath?, in input: Snapshot<Section>) -> Bool {
    guard let path else { return limit != 0 || !limits.isEmpty }
    let isForAll = scope == .allSections
    let rank = path.item + (isForAll ? input.itemCount(beforeSection: path.section) : 0)
    let limit = isForAll ? limit ?? .max : limit(of: input.sections[path.section])
    return rank >= offset && rank - offset < limit
  }

  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: DerivedMoment<Section, Section>
  ) -> BaseMove<Section.Item>? {
    guard let basePath = moment.basePath(of: path) else { return nil }
    if path == destination { return BaseMove(source: basePath, destination: basePath) }
    let input = moment.input
    let isInSection = path.section == destination.section
    // The number of items to leave out, and to show, from the beginning of the section on, after the move.
    var (offset, limit) = (offset, limit(of: input.sections[destination.section]))
    if scope == .allSections {
      let before =
        input.itemCount(beforeSection: destination.section)
        - (path.section < destination.section ? 1 : 0)
      limit = self.limit ?? .max
      limit -= min(limit, max(0, before - offset))
      offset = max(0, offset - before)
    }
    let count = input.itemCount(inSection: destination.section) - (isInSection ? 1 : 0)
    guard destination.item < limit, offset <= count - destination.item else { return nil }
    return BaseMove(
      source: basePath,
      destination: ItemPath(section: destination.section, item: offset + destination.item))
  }
}

extension Snapshot {
  fileprivate func itemCount(beforeSection section: Int) -> Int {
    (0..<section).reduce(0) { $0 + itemCount(inSection: $1) }
  }
}

extension PrefixDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension PrefixDataSource: EditableDataSource where Base: EditableDataSource {}
