/// The options of a pager.
public struct PagerConfiguration: Hashable, Sendable {
  /// The lifetime of controllers, set by the pager.
  package var mode: PagerMode

  /// The number of pages on each side of the settled page whose controllers are preloaded; by
  /// default 1, or 0 in a static pager.
  ///
  /// - Precondition: It is not negative.
  public var preload: Int? {
    didSet { requireCounts() }
  }

  /// The number of pages on each side of the settled page whose controllers are kept; by default 1
  /// in an on-demand pager, otherwise 0.
  ///
  /// Preloaded pages are also kept, and a static pager keeps all pages.
  ///
  /// - Precondition: It is not negative.
  public var retain: Int? {
    didSet { requireCounts() }
  }

  /// The maximum number of unused controllers that a reused pager keeps.
  ///
  /// - Precondition: It is not negative.
  public var poolLimit: Int {
    didSet { requireCounts() }
  }

  /// The page to settle on when the settled page is removed.
  public var successor: Successor

  /// Whether the first page follows the last one.
  public var loops: Bool

  /// The tolerance for being at a page, in pages; half a point is recommended.
  ///
  /// Any value is accepted, such as the result of dividing by a size of zero: negative values and
  /// NaN are treated as zero, and large values are limited to leave a gap between two pages.
  public var epsilon: Double

  /// The number of pages on each side of the settled page that its host shows, too.
  ///
  /// Their controllers, and those of the next ones, are always preloaded.
  package var visibleNeighbors = 0

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - preload: The number of pages on each side whose controllers are preloaded; by default 1,
  ///     or 0 in a static pager.
  ///   - retain: The number of pages on each side whose controllers are kept; by default 1 in an
  ///     on-demand pager, otherwise 0.
  ///   - poolLimit: The maximum number of unused controllers that a reused pager keeps.
  ///   - successor: The page to settle on when the settled page is removed.
  ///   - loops: Whether the first page follows the last one.
  ///   - epsilon: The tolerance for being at a page, in pages.
  /// - Precondition: No number of pages or controllers is negative.
  public init(
    preload: Int? = nil, retain: Int? = nil, poolLimit: Int = 2, successor: Successor = .next,
    loops: Bool = false, epsilon: Double = 0.001
  ) {
    self.init(
      mode: .static, preload: preload, retain: retain, poolLimit: poolLimit, successor: successor,
      loops: loops, epsilon: epsilon)
  }

  package init(
    mode: PagerMode, preload: Int? = nil, retain: Int? = nil, poolLimit: Int = 2,
    successor: Successor = .next, loops: Bool = false, epsilon: Double = 0.001
  ) {
    self.mode = mode
    self.preload = preload
    self.retain = retain
    self.poolLimit = poolLimit
    self.successor = successor
    self.loops = loops
    self.epsilon = epsilon
    requireCounts()
  }

  private func requireCounts() {
    if let preload { precondition(preload >= 0, "A pager cannot preload \(preload) pages") }
    if let retain { precondition(retain >= 0, "A pager cannot retain \(retain) pages") }
    precondition(poolLimit >= 0, "A pool cannot hold \(poolLimit) controllers")
  }
}

extension PagerConfiguration {
  /// The page to settle on when the settled page is removed.
  public enum Successor: Hashable, Sendable {
    /// The next page, or the previous one if there is no next.
    case next

    /// The previous page, or the next one if there is no previous.
    case previous
  }
}

/// The lifetime of a pager's controllers.
package enum PagerMode: Hashable, Sendable, CaseIterable {
  /// Each page has its own controller, which is created when first needed and kept until the page
  /// is removed.
  case `static`

  /// Each page has its own controller, which is created when needed and released when far away.
  case onDemand

  /// Controllers are reused for different pages.
  case reused
}

extension PagerConfiguration {
  /// Returns the configuration with another mode.
  func with(mode: PagerMode) -> PagerConfiguration {
    var result = self
    result.mode = mode
    return result
  }

  /// The tolerance for being at a page, limited to valid values.
  var tolerance: Double { epsilon > 0 ? min(epsilon, 0.49) : 0 }

  /// The number of pages on each side of the settled page whose controllers are preloaded.
  package var preloadReach: Int {
    max(
      preload ?? (mode == .static ? 0 : 1),
      visibleNeighbors == 0 ? 0 : visibleNeighbors.addingUpToLimit(1))
  }

  /// The number of pages on each side of the settled page whose controllers are kept.
  package var retainReach: Int { retain ?? (mode == .onDemand ? 1 : 0) }

  /// The number of pages on each side of the settled page whose controllers remain loaded.
  var reach: Int { max(preloadReach, retainReach) }

  /// The maximum number of controllers at a time, including the pool; `nil` if unlimited.
  ///
  /// One more can exist in two cases: after a jump that took over an open transition, until that ends;
  /// and for a settled page that is not on screen because the host is disappearing.
  package var controllerLimit: Int? {
    switch mode {
    case .static: nil
    case .onDemand: residentLimit
    case .reused: residentLimit.addingUpToLimit(poolLimit)
    }
  }

  /// The maximum number of controllers bound to pages: those on screen, and those around the
  /// settled page.
  var residentLimit: Int { 2.addingUpToLimit(reach).addingUpToLimit(reach) }
}

extension Int {
  /// Returns the sum with a non-negative number, or the maximum integer on overflow.
  func addingUpToLimit(_ other: Int) -> Int {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
