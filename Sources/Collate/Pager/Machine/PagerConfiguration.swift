/// How a pager behaves.
public struct PagerConfiguration<ID: Hashable & Sendable>: Hashable, Sendable {
  /// How long controllers live.
  ///
  /// - Precondition: A pool holds no negative number of controllers.
  public var mode: PagerMode {
    didSet { mode.requirePool() }
  }

  /// The page to begin with; the first one when it is `nil` or missing.
  public var initialPage: ID?

  /// The number of pages on each side of the resting page whose controllers are made ahead.
  ///
  /// By default 1, and 0 in a static pager.
  ///
  /// - Precondition: It is not negative.
  public var preload: Int {
    get { givenPreload ?? (mode == .static ? 0 : 1) }
    set {
      precondition(newValue >= 0, "A pager cannot preload \(newValue) pages")
      givenPreload = newValue
    }
  }

  /// The number of pages on each side of the resting page whose controllers are kept.
  ///
  /// Pages that are preloaded are kept, too, and a static pager keeps all. By default 1 when they are
  /// made on demand, else 0.
  ///
  /// - Precondition: It is not negative.
  public var retain: Int {
    get { givenRetain ?? (mode == .onDemand ? 1 : 0) }
    set {
      precondition(newValue >= 0, "A pager cannot retain \(newValue) pages")
      givenRetain = newValue
    }
  }

  /// Which page follows when the resting page is removed.
  public var successor: PagerSuccessor

  /// Whether the first page follows the last one.
  public var loops: Bool

  /// How close to a page counts as being on it, in pages; half a point is a good measure.
  ///
  /// It may be set to anything, such as what half a point of a host without a size is: what is below
  /// zero or no number counts as zero, and no more counts than leaves something between two pages.
  public var epsilon: Double

  // What is not given follows from the mode, which a pager of one mode sets itself.
  private var givenPreload: Int?
  private var givenRetain: Int?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - mode: How long controllers live.
  ///   - initialPage: The page to begin with; the first one when it is `nil` or missing.
  ///   - preload: The number of pages on each side whose controllers are made ahead; by default 1,
  ///     and 0 in a static pager.
  ///   - retain: The number of pages on each side whose controllers are kept; by default 1 when they
  ///     are made on demand, else 0.
  ///   - successor: Which page follows when the resting page is removed.
  ///   - loops: Whether the first page follows the last one.
  ///   - epsilon: How close to a page counts as being on it, in pages.
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

  /// Returns the configuration for other identities.
  func map<Other>(_ transform: (ID) -> Other?) -> PagerConfiguration<Other> {
    PagerConfiguration<Other>(
      mode: mode, initialPage: initialPage.flatMap(transform), preload: givenPreload,
      retain: givenRetain,
      successor: successor, loops: loops, epsilon: epsilon)
  }

  /// How close to a page counts as being on it, whatever was asked for.
  var tolerance: Double { epsilon > 0 ? min(epsilon, 0.49) : 0 }

  /// The number of pages on each side of the resting page whose controllers stay.
  var reach: Int { max(preload, retain) }

  /// The most controllers that are alive at once, those of the pool included; `nil` if unlimited.
  ///
  /// There may be one more, that of a page just left: after a jump that took over from another one,
  /// until the pager rests, and while the host leaves, until it is gone or back.
  public var controllerLimit: Int? {
    switch mode {
    case .static: nil
    case .onDemand: residentLimit
    case .reused(let poolLimit): residentLimit.addingUpToLimit(poolLimit)
    }
  }

  /// The most controllers that belong to a page: those on screen, and those around the resting one.
  var residentLimit: Int { 2.addingUpToLimit(reach).addingUpToLimit(reach) }
}

extension Int {
  /// Returns the sum with a number that is not negative, or the greatest number there is.
  fileprivate func addingUpToLimit(_ other: Int) -> Int {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
