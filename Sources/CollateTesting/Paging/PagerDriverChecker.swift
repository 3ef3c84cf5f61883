public import Collate

/// Listens to a driver and checks that its pages hear what is due to them, in order.
///
///     let checker = PagerDriverChecker(driver)
///     host.appear(animated: true)
///     host.swipe(to: 1)
///     #expect(checker.violations == [])
///
/// The checker knows no test framework: what it finds are values. To have failures where they
/// happen, report them from `onViolation`.
@MainActor
public final class PagerDriverChecker<ID: Hashable & Sendable> {
  /// What keeps the rules.
  public private(set) var checker: PageLifecycleChecker<PageID<ID>>

  private let onViolation: (@MainActor (PageLifecycleViolation) -> Void)?
  private var observation: Observation?

  /// Creates a checker and has it listen to a driver, until the driver or the checker is gone.
  ///
  /// - Parameters:
  ///   - driver: A driver whose host has not appeared yet.
  ///   - onViolation: Called at once with everything that is found.
  /// - Precondition: The driver has no controllers yet.
  public init<Controller: AnyObject>(
    _ driver: PagerDriver<ID, Controller>,
    onViolation: (@MainActor (PageLifecycleViolation) -> Void)? = nil
  ) {
    checker = PageLifecycleChecker(driver.machine)
    self.onViolation = onViolation
    observation = driver.observeSteps { [weak self] in self?.hear($0) }
  }

  /// What was found so far, in the order it happened.
  public var violations: [PageLifecycleViolation] { checker.violations }

  private func hear(_ step: PagerStep<PageID<ID>>) {
    for violation in checker.check(step) { onViolation?(violation) }
  }
}
