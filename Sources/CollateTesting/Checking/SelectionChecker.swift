public import Collate

/// Verifies what a selection reports to its observers.
///
///     let checker = SelectionChecker(selection)
///     messages.removeItem(at: [0, 0])
///     #expect(checker.check() == [])
///     #expect(checker.changes.last?.causes == [.removal])
@MainActor
public final class SelectionChecker<ID: Hashable> {
  /// The changes so far, the oldest first.
  public private(set) var changes: [Selection<ID>.Change] = []

  private let selection: Selection<ID>
  private var observations: [ObservationToken] = []

  /// The ids that are selected according to what was reported.
  private var ids: Set<ID>

  /// What was wrong with the changes so far; what does not add up is found by ``check()`` only.
  public private(set) var violations: [Violation] = []

  private let onViolation: (@MainActor (Violation) -> Void)?

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - selection: The selection, which is retained.
  ///   - onViolation: A closure that is called for each violation of a change.
  public init(
    _ selection: Selection<ID>, onViolation: (@MainActor (Violation) -> Void)? = nil
  ) {
    (self.selection, self.onViolation) = (selection, onViolation)
    ids = Set(selection.ids)
    selection.observe { [weak self] in self?.receive($0) }.store(in: &observations)
  }

  /// Returns what was wrong so far.
  ///
  /// Call it outside of transactions and observers.
  ///
  /// - Returns: The violations, among them one if what was reported does not add up to what is selected.
  public func check() -> [Violation] {
    var result = violations
    if ids != Set(selection.ids) || selection.ids.count != ids.count {
      result.append(
        Violation(
          .selection, message: "\(selection.ids) are selected, but \(ids) follow from the changes"))
    }
    if let limit, selection.count > limit {
      result.append(
        Violation(.limit, message: "\(selection.count) ids are selected, more than \(limit)"))
    }
    return result
  }

  /// How many ids may be selected.
  private var limit: Int? {
    switch selection.behavior {
    case .single, .singleSticky: 1
    case .multiple(let limit, _): limit
    }
  }

  private func receive(_ change: Selection<ID>.Change) {
    changes.append(change)
    func report(_ message: String) {
      let violation = Violation(.selection, updateNumber: changes.count, message: message)
      violations.append(violation)
      onViolation?(violation)
    }
    if change.selected.isEmpty && change.deselected.isEmpty { report("nothing is reported") }
    if change.causes.isEmpty { report("there is no cause") }
    for id in change.deselected where ids.remove(id) == nil {
      report("\(id) is deselected, but was not selected")
    }
    for id in change.selected where !ids.insert(id).inserted {
      report("\(id) is selected, but was selected before")
    }
  }
}
