import CollateCore

/// A pager whose pages are found from one another, such as the days of a calendar.
///
///     let pager = UnboundedPager(
///       from: today, before: { $0.previous }, after: { $0.next }, make: DayController.init)
///     driver.jump(to: birthday)
///
/// Neither end has to be known. The driver knows some pages around the settled one, and more when it
/// comes to rest near an end of these; its indices and positions are among the pages that it knows.
/// Controllers are created on demand.
///
/// `preload` and `retain` of the configuration cannot reach farther than the pages that the driver knows,
/// which are at most 1,000 on each side. It is told of more when less than half of these are left there.
///
/// A jump by id can go anywhere. A jump by a number of pages, and a movement that never rests, end at
/// the last page that the driver knows, which is at least 16 pages away.
@MainActor
public struct UnboundedPager<ID: Hashable & Comparable & Sendable, Controller: AnyObject>: Pager {
  /// The pages and controller factory for a driver.
  public let supply: PageSupply<ID, Controller>

  /// Creates a pager for pages in ascending order.
  ///
  /// - Parameters:
  ///   - start: The id of the page to begin with.
  ///   - before: A closure that returns the greatest page less than another one, or `nil` if that is
  ///     the first.
  ///   - after: A closure that returns the least page greater than another one, or `nil` if that is
  ///     the last.
  ///   - configuration: The configuration of the pager, which does not loop.
  ///   - state: How to save and restore the state of a page while it has no controller; it is
  ///     discarded when the page is far away.
  ///   - make: A closure that creates the controller of a page.
  public init(
    from start: ID, before: @escaping (ID) -> ID?, after: @escaping (ID) -> ID?,
    configuration: PagerConfiguration = .init(), state: PageState<Controller>? = nil,
    make: @escaping (ID) -> Controller
  ) {
    var configuration = configuration.with(mode: .onDemand)
    configuration.loops = false
    // Half of it is left when more pages are made known.
    let half = min(
      max(16, configuration.reach.addingUpToLimit(2)), PageStretch<ID>.maximumReach / 2)
    let stretch = PageStretch(reach: 2 * half, before: before, after: after)
    supply = PageSupply(configuration: configuration, initialPage: start) {
      UnboundedConnection(stretch, start: start, state: state, make: make)
    }
  }
}

/// The pages around another one.
private struct PageStretch<ID: Comparable> {
  /// The maximum number of pages on each side, of which there may be no end.
  static var maximumReach: Int { 1_000 }

  /// The number of pages on each side.
  let reach: Int

  let before: (ID) -> ID?
  let after: (ID) -> ID?

  /// Returns a page with those around it, in order.
  func pages(around page: ID) -> [ID] {
    pages(from: page, before).reversed() + [page] + pages(from: page, after)
  }

  private func pages(from page: ID, _ next: @escaping (ID) -> ID?) -> [ID] {
    Array(sequence(first: page, next: next).dropFirst().prefix(reach))
  }
}

/// A connection to the pages around the settled one.
private final class UnboundedConnection<
  ID: Hashable & Comparable & Sendable, Controller: AnyObject
>: SourceConnection<ArrayDataSource<BasicSection<Int, IdentifiedPage<ID>>>, Controller> {
  private let stretch: PageStretch<ID>

  /// The pages that the driver knows, or will when it has handled all changes.
  private var pages: [ID]

  /// Whether pages are missing between two of them, because of a jump.
  private var hasGap = false

  /// The number of jumps to revealed pages that the driver has not handled yet.
  private var pendingJumpCount = 0

  init(
    _ stretch: PageStretch<ID>, start: ID, state: PageState<Controller>?,
    make: @escaping (ID) -> Controller
  ) {
    self.stretch = stretch
    pages = stretch.pages(around: start)
    let section = BasicSection(id: 0, items: pages.map(IdentifiedPage.init))
    super.init(
      ArrayDataSource(sections: [section]), make: .forItem { make($0.id) }, update: { _, _ in },
      state: state)
  }

  override func willJump(to page: ID) {
    pendingJumpCount += 1
    guard !pages.contains(page) else { return }
    // What is on screen has to stay until the jump has ended.
    hasGap = true
    show(Set(pages).union(stretch.pages(around: page)).sorted())
  }

  override func didHandle(isJump: Bool, restingOn page: PageKey?) {
    super.didHandle(isJump: isJump, restingOn: page)
    if isJump { pendingJumpCount = max(0, pendingJumpCount - 1) }
    guard let page = page.flatMap(id(of:)), pendingJumpCount == 0, hasGap || isNearEnd(page)
    else {
      return
    }
    hasGap = false
    show(stretch.pages(around: page))
  }

  private func isNearEnd(_ page: ID) -> Bool {
    guard let index = pages.firstIndex(of: page) else { return true }
    return min(index, pages.count - 1 - index) < stretch.reach / 2
  }

  private func show(_ newPages: [ID]) {
    guard newPages != pages else { return }
    pages = newPages
    source.sections[0].items = newPages.map(IdentifiedPage.init)
  }
}
