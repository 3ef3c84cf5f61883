/// How long the controllers of a pager live.
public enum PagerMode: Hashable, Sendable {
  /// Each page has a controller of its own, made when it is first needed and kept while there is
  /// the page.
  case `static`

  /// Each page has a controller of its own, which is made when needed and dropped when far away.
  case onDemand

  /// Controllers are used for many pages.
  ///
  /// - Parameter poolLimit: The most controllers that wait for a page.
  case reused(poolLimit: Int = 2)
}

extension PagerMode {
  /// Traps when a pool is to hold a negative number of controllers.
  func requirePool() {
    if case .reused(let limit) = self {
      precondition(limit >= 0, "A pool cannot hold \(limit) controllers")
    }
  }
}
