public import Collate

/// A checker that observes a source that loads, and verifies what it loads, shows and reports.
///
///     let checker = LoadingSourceChecker(source)
///     source.appear()
///     await source.settled()
///     #expect(checker.violations == [])
///
/// It verifies every event and its effects against the invariants in *Rules of loaders*, the laws `loader I1`
/// to `loader I11` of ``Violation/Law``: loads are paired and kept apart, nothing is shown twice, nothing
/// goes without a reason, and what the source reports agrees with what it does. For the updates of its sections,
/// use a ``DataSourceChecker`` beside it.
///
/// The checker does not depend on a test framework, and stores violations as values. To report
/// failures where they occur, use `onViolation`.
@MainActor
public final class LoadingSourceChecker {
  /// The violations so far, in order of occurrence.
  public private(set) var violations: [Violation] = []

  private var observation: ObservationToken?

  /// Creates a checker that observes a source, until the source or the checker is released.
  ///
  /// - Parameters:
  ///   - source: A source that has loaded nothing yet.
  ///   - onViolation: A closure that is called for each violation, when the transaction has ended.
  /// - Precondition: The source has loaded nothing, and no load runs.
  public init<Section, Key>(
    _ source: LoadingDataSource<Section, Key>, onViolation: (@MainActor (Violation) -> Void)? = nil
  ) {
    precondition(
      source.state == LoaderState() && source.runningRequests.isEmpty,
      "The checker was attached too late: the source is \(source.state.content), and "
        + "\(source.runningRequests.count) loads run")
    var checker = LoaderChecker<Key, Section.Item.ID>()
    var repeated: Section.Item.ID?
    observation = source.observeSteps { [weak self, weak source] step in
      guard let self, let source else { return }
      checker.prefetchDistance = source.configuration.prefetchDistance
      var found = checker.check(step)
      let former = repeated
      repeated = source.content.repeatedItemID
      if let id = repeated, id != former {
        found.append(
          Violation(
            .uniqueness, message: "its content has \(id) twice, after \(step.event.traceText)"))
      }
      for violation in found {
        violations.append(violation)
        onViolation?(violation)
      }
    }
  }
}

extension Snapshot {
  /// The first item id that occurs twice.
  fileprivate var repeatedItemID: Section.Item.ID? {
    var known: Set<Section.Item.ID> = []
    return items.lazy.map(\.id).first { !known.insert($0).inserted }
  }
}
