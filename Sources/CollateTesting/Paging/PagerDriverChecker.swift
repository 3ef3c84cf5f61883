public import Collate

/// A checker that observes a driver and verifies the lifecycle calls to its pages.
///
///     let checker = PagerDriverChecker(driver)
///     host.appear(animated: true)
///     host.swipe(byPages: 1)
///     #expect(checker.violations == [])
///
/// The checker does not depend on a test framework, and stores violations as values. To report
/// failures where they occur, use `onViolation`.
@MainActor
public final class PagerDriverChecker {
  /// The violations so far, in order of occurrence.
  public private(set) var violations: [Violation] = []

  private var observation: ObservationToken?

  /// Creates a checker that observes a driver, until the driver or the checker is released.
  ///
  /// - Parameters:
  ///   - driver: A driver whose host has not appeared yet.
  ///   - onViolation: A closure that is called immediately for each violation.
  /// - Precondition: The driver has no controllers yet.
  public init<ID, Controller>(
    _ driver: PagerDriver<ID, Controller>, onViolation: (@MainActor (Violation) -> Void)? = nil
  ) {
    var checker = PageLifecycleChecker(driver.machine)
    observation = driver.observeSteps { [weak self] step in
      for violation in checker.check(step) {
        self?.violations.append(violation)
        onViolation?(violation)
      }
    }
  }
}
