import CollateCore

/// What pages report of the size of the whole list.
struct LoadedCounts {
  /// The number of items of the list.
  var total: Int?

  /// The numbers of items before the pages that report it.
  var before: [LoadToken: Int] = [:]
}

extension LoadingDataSource {
  /// The number of items of the whole list at the server, as the last page that reports it says; `nil` if none has.
  ///
  /// Pages report it by ``LoadedPage/total``. It is never counted with, so a wrong one does no harm. The Observation
  /// framework tracks it.
  public var total: Int? {
    stateTracker?.noteAccess()
    return counts.total
  }

  /// The number of items of the list at the server before the first one that is loaded, as its page has reported;
  /// `nil` if it has not.
  ///
  /// Pages report it by ``LoadedPage/countBefore``. Together with the rank of an item, it says "item 53 of 120", as
  /// long as the server inserts and deletes nothing. The Observation framework tracks it.
  public var countBefore: Int? {
    stateTracker?.noteAccess()
    return machine.pages.page(at: .backward).flatMap { counts.before[$0.token] }
  }

  /// Takes what a page reports, once the machine has taken its ids.
  func takeCounts(of page: LoadedPage<Section, Key>, _ token: LoadToken) {
    let (oldTotal, pageCount) = (counts.total, machine.pages.order.pageCount)
    // Where there is no other page, those before may have been of another list.
    let isOnly = pageCount == 1 && machine.pages.has(token)
    counts.total = isOnly ? page.total : page.total ?? counts.total
    if counts.total != oldTotal || counts.before[token] != page.countBefore {
      stateTracker?.enqueueChange()
    }
    counts.before[token] = page.countBefore
    if counts.before.count > 2 * pageCount {
      counts.before = counts.before.filter { machine.pages.has($0.key) }
    }
  }
}
