public import Collate

/// A checker that observes a source and verifies that every update obeys the laws of `DataSource`.
///
/// Attach one to your own source, change the source in many ways, and expect no violations:
///
///     let checker = DataSourceChecker(source)
///     checker.checkOrder()
///     source.load(page: 2)
///     #expect(checker.finish() == [])
///
/// For each update, it checks these laws:
/// - *replay* (L1): the batch transforms `before` into `after`, including ids and content;
/// - *chain* (L2): `before` is the `after` of the previous update, or the initial snapshot;
/// - *minimal* (L3): as few moves as possible, no empty batch, no changes inside inserted or
///   deleted sections, no update of equal elements;
/// - *order* (L4): see ``checkOrder(whileChanging:)``;
/// - *transaction* (L5): no update in the middle of a transaction, no two at the end of one;
/// - *presentation* (L7): the stages for table and collection views, and the sequential steps for
///   other views, are valid and result in `after`.
///
/// For each update, it reads all items, so those of lazy sections are made.
///
/// The checker does not depend on a test framework, and stores violations as values. To report
/// failures where they occur, use `onViolation`.
@MainActor
public final class DataSourceChecker<Section: SectionProtocol> {
  /// The violations so far, in order of occurrence.
  public private(set) var violations: [Violation] = []

  /// The number of updates so far.
  public private(set) var updateCount = 0

  /// The last update, if there was one.
  public private(set) var lastUpdate: Update<Section>?

  /// The source, until the checker is finished.
  private(set) var source: (any DataSource<Section>)?
  private let onViolation: (@MainActor (Violation) -> Void)?
  private var observation: ObservationToken?

  /// The sections from which the next update must start.
  private var expected: Snapshot<Section>

  private var isReceiving = false

  /// The observers that were added later to check the order.
  var listeners: [LaterListener] = []

  /// Creates a checker that observes a source.
  ///
  /// To check the order of observers, create the checker before adding other observers. Create it
  /// outside of transactions and observers; otherwise the laws of chain and order cannot be
  /// checked.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained until ``finish()``.
  ///   - onViolation: A closure that is called immediately for each violation.
  public init(
    _ source: some DataSource<Section>, onViolation: (@MainActor (Violation) -> Void)? = nil
  ) {
    self.source = source
    self.onViolation = onViolation
    expected = source.snapshot
    observation = source.observe { [weak self] in self?.receive($0) }
  }

  /// Checks that the source matches its last update, and that every observer received it.
  ///
  /// Call it outside of transactions and observers.
  ///
  /// - Returns: All violations found so far.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func check() -> [Violation] {
    guard let source else { return violations }
    reportChain(
      from: source.snapshot, updateNumber: nil,
      prefix: "the source has changed without an update: ")
    expected = source.snapshot
    checkEverybodyHeard()
    return violations
  }

  /// Performs the checks of ``check()``, and stops observing.
  ///
  /// - Returns: All violations found.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func finish() -> [Violation] {
    check()
    observation = nil
    listeners = []
    source = nil
    return violations
  }
}

extension DataSourceChecker {
  /// Stores and reports a violation.
  func report(_ violation: Violation) {
    violations.append(violation)
    onViolation?(violation)
  }

  private func receive(_ update: Update<Section>) {
    let number = updateCount + 1
    if isReceiving {
      report(
        Violation(
          .order, updateNumber: number,
          message: "it arrives while the observer still handles the one before"))
    }
    isReceiving = true
    defer { isReceiving = false }

    checkTurn(ofUpdate: number)
    let last = lastUpdate
    updateCount = number
    lastUpdate = update
    reportChain(
      from: update.before, updateNumber: number,
      prefix: number == 1
        ? "it does not start from the sections at the time of observing: "
        : "it does not start where update \(number - 1) ended: ")
    expected = update.after
    checkTransaction(of: update, number: number, last: last)
    for violation in UpdateCheck(update, number: number).violations { report(violation) }
  }

  private func reportChain(from start: Snapshot<Section>, updateNumber: Int?, prefix: String) {
    if start.isIdentical(to: expected) { return }
    guard let first = start.sections.differences(from: expected.sections).first else { return }
    report(
      Violation(
        .chain, slotPath: start.slots(ofSection: first.section), updateNumber: updateNumber,
        message: prefix + first.message))
  }

  private func checkTransaction(of update: Update<Section>, number: Int, last: Update<Section>?) {
    if let transaction = update.transaction, transaction == last?.transaction {
      report(
        Violation(
          .transaction, updateNumber: number,
          message: "it comes from the same transaction as update \(number - 1); make them one"))
    }
    if Transaction.isOpen {
      report(
        Violation(
          .transaction, updateNumber: number,
          message: "it arrives in the middle of a transaction; wait for the end of it"))
    }
  }
}
