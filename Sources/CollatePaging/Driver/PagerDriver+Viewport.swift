public import CollateCore

extension PagerDriver {
  /// Tells a source from now on on which page the pager is settled, so that it loads further ones.
  ///
  ///     let pager = OnDemandPager(photos, make: PhotoController.init)
  ///     let driver = PagerDriver(pager, host: host)
  ///     reporting = driver.reportViewport(to: photos)
  ///
  /// The source can be the pager's own, or one of which that is composed or made, if the items keep their ids. On the
  /// first and last page, what a filter hides of the source beyond that counts as well, so that more is loaded, for up
  /// to three loads that show nothing.
  ///
  /// A page is taken for one of the source if that has an item with its id. So if a pager reports to several sources,
  /// their ids must be distinct, or each takes the pages of the others for its own.
  ///
  /// - Parameter source: The source, which is not retained.
  /// - Returns: A token, with whose release it ends.
  public func reportViewport(to source: some ViewportObserver<ID>) -> ObservationToken {
    let reporter = ViewportReporter(source)
    report(to: reporter)
    // Also when others come or go beside the page on which the pager is settled.
    let settling = changeListeners.add { [weak self] in self?.report(to: reporter) }
    // Once the pages of a load are known here, too.
    let loading = source.observeLoads { [weak self] in
      Task { self?.report(to: reporter) }
    }
    return ObservationToken { withExtendedLifetime((settling, loading)) {} }
  }

  private func report(to reporter: ViewportReporter<some ViewportObserver<ID>>) {
    if machine.isTornDown { return }
    let (page, index) = (settledPage, settledIndex)
    reporter.report(
      page.map { [$0] } ?? [], showsStart: index == nil || index == 0,
      showsEnd: index == nil || index == pageCount - 1)
  }
}
