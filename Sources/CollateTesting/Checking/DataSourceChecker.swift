public import Collate

/// Listens to a source and checks that every update keeps the laws of `DataSource`.
///
/// Attach one to a source of your own, change the source as much as you can think of, and see that
/// nothing was found:
///
///     let checker = DataSourceChecker(source)
///     checker.checkOrder()
///     source.load(page: 2)
///     #expect(checker.finish() == [])
///
/// It checks on each update
/// - *replay* (L1): the batch leads from `before` to `after`, identities and contents included;
/// - *chain* (L2): `before` is the `after` of the last update, or the snapshot at the beginning;
/// - *minimal* (L3): as few moves as possible, no empty batch, nothing inside sections that come or
///   go, no update of what looks the same;
/// - *order* (L4): see ``checkOrder(whileChanging:)``;
/// - *transaction* (L5): no update in the middle of a transaction, no two at the end of one;
/// - *presentation* (L7): what table and collection views are told in stages, and other views in
///   single steps, is what they can take, and leads to `after`.
///
/// The checker knows no test framework: what it finds are values. To have failures where they
/// happen, report them from `onViolation`.
@MainActor
public final class DataSourceChecker<Section: SectionProtocol> {
  /// What was found so far, in the order it happened.
  public private(set) var violations: [Violation] = []

  /// The number of updates so far.
  public private(set) var updateCount = 0

  /// The last update, if there was one.
  public private(set) var lastUpdate: Update<Section>?

  private let source: any DataSource<Section>
  private let onViolation: (@MainActor (Violation) -> Void)?
  private var observation: Observation?

  /// The sections that the next update has to start from.
  private var expected: Snapshot<Section>

  private var isHearing = false

  /// The observers that subscribed later to see the order kept.
  var listeners: [LaterListener] = []

  /// Creates a checker and subscribes it to a source.
  ///
  /// To check the order of observers, subscribe the checker before all others. Create it outside of
  /// transactions and observers, or the laws of chain and order cannot be told from their opposite.
  ///
  /// - Parameters:
  ///   - source: The source, which is kept until ``finish()``.
  ///   - onViolation: Called at once with everything that is found.
  public init(
    _ source: some DataSource<Section>,
    onViolation: (@MainActor (Violation) -> Void)? = nil
  ) {
    self.source = source
    self.onViolation = onViolation
    expected = source.snapshot
    observation = source.observe { [weak self] in self?.hear($0) }
  }

  /// Checks that the source holds what its last update said, and that every observer heard of it.
  ///
  /// Call it outside of transactions and observers.
  ///
  /// - Returns: Everything that was found so far.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func check() -> [Violation] {
    reportChain(
      from: source.snapshot, updateNumber: nil,
      prefix: "the source has changed without an update: ")
    expected = source.snapshot
    checkEverybodyHeard()
    return violations
  }

  /// Checks as ``check()`` does, and ends listening.
  ///
  /// - Returns: Everything that was found.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func finish() -> [Violation] {
    if observation == nil { return violations }
    check()
    observation = nil
    listeners = []
    return violations
  }
}

extension DataSourceChecker {
  /// Keeps a violation and passes it on.
  func report(_ violation: Violation) {
    violations.append(violation)
    onViolation?(violation)
  }

  /// Subscribes a closure to the source.
  func subscribe(_ observer: @escaping @MainActor (Update<Section>) -> Void) -> Observation {
    source.observe(observer)
  }

  private func hear(_ update: Update<Section>) {
    let number = updateCount + 1
    if isHearing {
      report(
        Violation(
          .order, updateNumber: number,
          message: "it arrives while the observer still hears of the one before"))
    }
    isHearing = true
    defer { isHearing = false }

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
