public import CollateCore

extension Selection {
  /// Keeps the selected page and that of a pager in step, in both directions.
  ///
  /// The page on which the pager settles is selected like a tapped one; to a page that is selected
  /// otherwise, such as by a tap in a bar of titles, the pager jumps. During a swipe nothing changes, and
  /// one that is cancelled is never reported; the page on which a jump is given up is selected again. Of both, the
  /// selection decides where to begin, also before the first pages are there.
  ///
  /// Use the behavior ``Behavior/singleSticky``. Neither object retains the other. To bind a driver again changes
  /// nothing. The binding ends when either object is released, or with ``unbind(from:)``.
  ///
  /// - Parameter driver: The driver of the pager.
  public func bind<Controller: AnyObject>(to driver: PagerDriver<ID, Controller>)
  where ID: Sendable {
    bindings.removeAll { $0.driver.object == nil }
    if bindings.contains(where: { $0.driver.object === driver }) { return }
    if let id = ids.last {
      driver.follow(id, animated: false) { [weak self, weak driver] in
        if $0 == .rejected, let page = driver?.settledPage { self?.select(page) }
      }
    } else if let page = driver.settledPage {
      select(page)
    }
    let pages = driver.observe { [weak self, weak driver] notice in
      guard let self, let driver else { return }
      switch notice {
      case .settle(let page?) where !contains(page): tap(page)
      // If pages come again, they begin with the selected one.
      case .settle(nil): if let id = currentIDs.last { driver.initialPage = id }
      case .cancel(let page, let target) where !contains(page):
        // A jump to the selected page was given up, maybe for another way, or that page was removed. What the pager
        // does not have stays selected.
        let isGivenUp = contains(target) || currentCount == 0
        let isLeft = driver.targetPage == page && ids.contains { driver.index(of: $0) != nil }
        if isGivenUp || isLeft { tap(page) }
      default: break
      }
    }
    let changes = observe { [weak self, weak driver] change in
      guard let self, let driver, let id = change.selected.last, contains(id) else { return }
      driver.follow(id)
    }
    bindings.append((Weak(driver), [pages, changes]))
  }

  /// Keeps the selected page and that of a pager in step no longer.
  ///
  /// - Parameter driver: The driver of the pager; if it is not bound, nothing happens.
  public func unbind<Controller: AnyObject>(from driver: PagerDriver<ID, Controller>) {
    bindings.removeAll { $0.driver.object === driver }
  }
}
