public import Collate

/// A checker of a source that is made of another one.
///
/// It verifies what `DataSourceChecker` does, and that the source shows what a naive function makes of
/// the base. Attach one to your own source, or to a composition of filters, orders and groups:
///
///     let found = contacts.filter { $0.name.contains("a") }.sorted { $0.name < $1.name }
///     let checker = TransformChecker(found, of: contacts) { sections in
///       sections.map { section in
///         var section = section
///         section.items = section.items.filter { $0.name.contains("a") }.sorted { $0.name < $1.name }
///         return section
///       }
///     }
///     contacts.removeItem(at: [0, 2])
///     #expect(checker.check() == [])
///
/// It checks these laws besides those of each source:
/// - *function* (T1): the sections are those that the function returns, whatever happened before;
/// - *canonical* (T4): with unique ids, the batch of an update is the difference of its snapshots;
/// - *paths* (T7): both directions of looking up paths are inverse, and lead to
///   an item with the same id, if both have ids of one type.
@MainActor
public final class TransformChecker<Section: SectionProtocol, Base: SectionProtocol> {
  /// Functions that look up paths in the base, and those in the source for paths in the base.
  public typealias Lookups = (
    basePath: @MainActor (ItemPath) -> ItemPath?, path: @MainActor (ItemPath) -> ItemPath?
  )

  private let source: any DataSource<Section>
  private let base: any DataSource<Base>
  private let checker: DataSourceChecker<Section>
  private let model: @MainActor ([Base]) -> [Section]
  private let lookups: Lookups?
  private let onViolation: (@MainActor (Violation) -> Void)?
  private var ownViolations: [Violation] = []
  private var observation: ObservationToken?

  /// Creates a checker that observes a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - base: The source that it is made of, which is retained.
  ///   - lookups: The functions of the source that look up paths; `nil` if there are none.
  ///   - onViolation: A closure that is called for each violation.
  ///   - model: A closure that returns the sections that the source has to show, from those of the
  ///     base.
  public init(
    _ source: some DataSource<Section>, of base: some DataSource<Base>, lookups: Lookups? = nil,
    onViolation: (@MainActor (Violation) -> Void)? = nil,
    model: @escaping @MainActor ([Base]) -> [Section]
  ) {
    (self.source, self.base) = (source, base)
    (self.lookups, self.onViolation, self.model) = (lookups, onViolation, model)
    checker = DataSourceChecker(source, onViolation: onViolation)
    observation = source.observe { [weak self] in self?.receive($0) }
  }

  /// The violations so far: those of updates, then those of transforms.
  ///
  /// What the source shows is compared with what the function returns by ``check()`` only.
  public var violations: [Violation] { checker.violations + ownViolations }

  /// The last update, if there was one.
  public var lastUpdate: Update<Section>? { checker.lastUpdate }

  /// Checks the source as it is now.
  ///
  /// Call it outside of observers; in transactions, it also reads what has not been reported yet.
  ///
  /// - Returns: All violations found so far.
  /// - Complexity: O(*n*) in the number of items, and that of the model.
  @discardableResult
  public func check() -> [Violation] {
    checkFunction()
    checkPaths()
    if !Transaction.isOpen { checker.check() }
    return violations
  }
}

extension TransformChecker {
  private func receive(_ update: Update<Section>) {
    guard update.before.hasUniqueIDs, update.after.hasUniqueIDs else { return }
    let difference = update.after.difference(from: update.before)
    if update.batch != difference {
      report(
        .canonical, updateNumber: checker.updateCount,
        "its batch is \(update.batch) instead of \(difference)")
    }
  }

  private func checkFunction() {
    let expected = model(Array(base.snapshot.sections))
    for difference in source.snapshot.sections.differences(from: expected) {
      report(.function, difference.message)
    }
  }

  private func checkPaths() {
    guard let lookups else { return }
    let (snapshot, below) = (source.snapshot, base.snapshot)
    for path in snapshot.paths {
      guard let basePath = lookups.basePath(path) else { continue }
      guard below.contains(basePath) else {
        report(.paths, "item \(path) is item \(basePath) of the base, which has no such item")
        continue
      }
      let id = snapshot.itemID(at: path)
      if let baseID = below.itemID(at: basePath) as? Section.Item.ID, baseID != id {
        report(.paths, "item \(path), \(id), is \(baseID) in the base, at \(basePath)")
      }
      if let back = lookups.path(basePath), back == path { continue }
      report(.paths, "item \(path) is item \(basePath) of the base, which is another one")
    }
    for basePath in below.paths {
      guard let path = lookups.path(basePath) else { continue }
      if !snapshot.contains(path) || lookups.basePath(path) != basePath {
        report(.paths, "item \(basePath) of the base is item \(path), which is another one")
      }
    }
  }

  private func report(_ law: Violation.Law, updateNumber: Int? = nil, _ message: String) {
    let violation = Violation(law, updateNumber: updateNumber, message: message)
    // Each check finds again what is wrong for good.
    if ownViolations.contains(violation) { return }
    ownViolations.append(violation)
    onViolation?(violation)
  }
}

extension Snapshot {
  /// Whether no id occurs twice among the sections, or among the items.
  fileprivate var hasUniqueIDs: Bool {
    Set(sections.map(\.id)).count == sections.count && Set(items.map(\.id)).count == itemCount
  }
}
