/// The options of a pager.
public struct PagerConfiguration<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The lifetime of controllers.
  ///
  /// - Precondition: The limit of a pool is not negative.
  public var mode: PagerMode {
    didSet { mode.requirePool() }
  }

  /// The initial page; the first one if this is `nil` or not found.
  public var initialPage: ID?

  /// The number of pages on each side of the settled page whose controllers are preloaded.
  ///
  /// The default is 1, or 0 in a static pager.
  ///
  /// - Precondition: It is not negative.
  public var preload: Int {
    get { givenPreload ?? (mode == .static ? 0 : 1) }
    set {
      precondition(newValue >= 0, "A pager cannot preload \(newValue) pages")
      givenPreload = newValue
    }
  }

  /// The number of pages on each side of the settled page whose controllers are kept.
  ///
  /// Preloaded pages are also kept, and a static pager keeps all pages. The default is 1 in an
  /// on-demand pager, otherwise 0.
  ///
  /// - Precondition: It is not negative.
  public var retain: Int {
    get { givenRetain ?? (mode == .onDemand ? 1 : 0) }
    set {
      precondition(newValue >= 0, "A pager cannot retain \(newValue) pages")
      givenRetain = newValue
    }
  }

  /// The page to settle on when the settled page is removed.
  public var successor: PagerSuccessor

  /// Whether the first page follows the last one.
  public var loops: Bool

  /// The tolerance for being at a page, in pages; half a point is recommended.
  ///
  /// Any value is accepted, such as the result of dividing by a size of zero: negative values and
  /// NaN are treated as zero, and large values are limited to leave a gap between two pages.
  public var epsilon: Double

  // The defaults depend on the mode, which pagers of a fixed mode set themselves.
  private var givenPreload: Int?
  private var givenRetain: Int?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - mode: The lifetime of controllers.
  ///   - initialPage: The initial page; the first one if this is `nil` or not found.
  ///   - preload: The number of pages on each side whose controllers are preloaded; by default 1,
  ///     or 0 in a static pager.
  ///   - retain: The number of pages on each side whose controllers are kept; by default 1 in an
  ///     on-demand pager, otherwise 0.
  ///   - successor: The page to settle on when the settled page is removed.
  ///   - loops: Whether the first page follows the last one.
  ///   - epsilon: The tolerance for being at a page, in pages.
  /// - Precondition: No number of pages or controllers is negative.
  public init(
    mode: PagerMode = .static,
    initialPage: ID? = nil,
    preload: Int? = nil,
    retain: Int? = nil,
    successor: PagerSuccessor = .next,
    loops: Bool = false,
    epsilon: Double = 0.001
  ) {
    self.mode = mode
    self.initialPage = initialPage
    givenPreload = preload
    givenRetain = retain
    self.successor = successor
    self.loops = loops
    self.epsilon = epsilon
    precondition(self.preload >= 0, "A pager cannot preload \(self.preload) pages")
    precondition(self.retain >= 0, "A pager cannot retain \(self.retain) pages")
    mode.requirePool()
  }
}

extension PagerConfiguration {
  /// Returns the configuration with another mode.
  func with(mode: PagerMode) -> PagerConfiguration {
    var result = self
    result.mode = mode
    return result
  }

  /// Returns the configuration with ids of another type.
  func map<Other>(_ transform: (ID) -> Other?) -> PagerConfiguration<Other> {
    PagerConfiguration<Other>(
      mode: mode, initialPage: initialPage.flatMap(transform), preload: givenPreload,
      retain: givenRetain,
      successor: successor, loops: loops, epsilon: epsilon)
  }

  /// The tolerance for being at a page, limited to valid values.
  var tolerance: Double { epsilon > 0 ? min(epsilon, 0.49) : 0 }

  /// The number of pages on each side of the settled page whose controllers remain loaded.
  var reach: Int { max(preload, retain) }

  /// The maximum number of controllers at a time, including the pool; `nil` if unlimited.
  ///
  /// One more can exist, for the previous page: after a jump that superseded another one, until the
  /// pager settles; and while the host disappears, until it has disappeared or reappears.
  public var controllerLimit: Int? {
    switch mode {
    case .static: nil
    case .onDemand: residentLimit
    case .reused(let poolLimit): residentLimit.addingUpToLimit(poolLimit)
    }
  }

  /// The maximum number of controllers bound to pages: those on screen, and those around the
  /// settled page.
  var residentLimit: Int { 2.addingUpToLimit(reach).addingUpToLimit(reach) }
}

extension Int {
  /// Returns the sum with a non-negative number, or the maximum integer on overflow.
  fileprivate func addingUpToLimit(_ other: Int) -> Int {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
