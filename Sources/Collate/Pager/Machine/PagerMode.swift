/// The lifetime of a pager's controllers.
public enum PagerMode: Hashable, Sendable {
  /// Each page has its own controller, which is created when first needed and kept until the page
  /// is removed.
  case `static`

  /// Each page has its own controller, which is created when needed and released when far away.
  case onDemand

  /// Controllers are reused for different pages.
  ///
  /// - Parameter poolLimit: The maximum number of unused controllers in the pool.
  case reused(poolLimit: Int = 2)
}

extension PagerMode {
  /// Traps if the limit of a pool is negative.
  func requirePool() {
    if case .reused(let limit) = self {
      precondition(limit >= 0, "A pool cannot hold \(limit) controllers")
    }
  }
}
