public import CollateCore

extension Selection {
  /// Keeps the selected page and that of a pager in step, in both directions.
  ///
  /// The page on which the pager settles is selected like a tapped one; to a page that is selected
  /// otherwise, such as by a tap in a bar of titles, the pager jumps. During a swipe nothing changes, and
  /// one that is cancelled is never reported. Of both, the selection decides where to begin.
  ///
  /// Use the behavior ``Behavior/singleSticky``. Neither object retains the other.
  ///
  /// - Parameter driver: The driver of the pager.
  public func bind<Controller: AnyObject>(to driver: PagerDriver<ID, Controller>)
  where ID: Sendable {
    if let id = ids.last, driver.index(of: id) != nil {
      driver.jump(to: id, animated: false)
    } else if let page = driver.settledPage {
      select(page)
    }
    driver.observe { [weak self] notice in
      guard let self, case .settle(let page?) = notice, !contains(page) else { return }
      tap(page)
    }.store(in: &bindings)
    observe { [weak self, weak driver] change in
      guard let self, let driver, let id = change.selected.last, contains(id),
        driver.targetPage != id
      else { return }
      driver.jump(to: id)
    }.store(in: &bindings)
  }
}
