public import Collate

/// A checker that observes a driver and verifies the lifecycle calls to its pages.
///
///     let checker = PagerDriverChecker(driver)
///     host.appear(animated: true)
///     host.swipe(to: 1)
///     #expect(checker.violations == [])
///
/// The checker does not depend on a test framework, and stores violations as values. To report
/// failures where they occur, use `onViolation`.
@MainActor
public final class PagerDriverChecker<ID: Hashable & Sendable> {
  /// The underlying checker.
  public private(set) var checker: PageLifecycleChecker<PageID<ID>>

  private let onViolation: (@MainActor (PageLifecycleViolation) -> Void)?
  private var observation: ObservationToken?

  /// Creates a checker that observes a driver, until the driver or the checker is released.
  ///
  /// - Parameters:
  ///   - driver: A driver whose host has not appeared yet.
  ///   - onViolation: A closure that is called immediately for each violation.
  /// - Precondition: The driver has no controllers yet.
  public init<Controller: AnyObject>(
    _ driver: PagerDriver<ID, Controller>,
    onViolation: (@MainActor (PageLifecycleViolation) -> Void)? = nil
  ) {
    checker = PageLifecycleChecker(driver.machine)
    self.onViolation = onViolation
    observation = driver.observeSteps { [weak self] in self?.hear($0) }
  }

  /// The violations so far, in order of occurrence.
  public var violations: [PageLifecycleViolation] { checker.violations }

  private func hear(_ step: PagerStep<PageID<ID>>) {
    for violation in checker.check(step) { onViolation?(violation) }
  }
}
