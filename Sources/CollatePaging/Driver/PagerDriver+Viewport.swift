public import CollateCore

extension PagerDriver {
  /// Tells a source from now on on which page the pager is settled, so that it loads further ones.
  ///
  ///     let pager = OnDemandPager(photos, make: PhotoController.init)
  ///     let driver = PagerDriver(pager, host: host)
  ///     reporting = driver.reportViewport(to: photos)
  ///
  /// - Parameter source: The source, which is not retained.
  /// - Returns: A token, with whose release it ends.
  public func reportViewport(to source: some ViewportObserver<ID>) -> ObservationToken {
    source.report(settledPage)
    return observe { [weak source] notice in
      if case .settle(let page) = notice { source?.report(page) }
    }
  }
}

extension ViewportObserver {
  fileprivate func report(_ page: ItemID?) {
    let page = page.flatMap { contains($0) ? $0 : nil }
    viewportDidChange(first: page, last: page)
  }
}
