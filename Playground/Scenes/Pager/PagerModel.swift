import Collate
import CollateTesting

/// Pages, and a pager of one mode that shows them on a simulated screen.
@MainActor
final class PagerModel {
  /// When controllers are made, and for how many pages.
  enum Mode: String, CaseIterable {
    /// As pages get near; controllers of pages that are far away are given other pages.
    case reused = "Reused"

    /// As pages get near; controllers of pages that are far away are released.
    case onDemand = "On demand"

    /// For all pages, which are kept.
    case `static` = "Static"
  }

  /// The mode of the pager.
  let mode: Mode

  /// The simulated screen.
  let host = SimulatedPagerHost<PageController>()

  /// The maker of the controllers.
  let factory = PageFactory()

  /// The pager, as it is moved by the program.
  let driver: PagerDriver<Int, PageController>

  /// Finds violations of the lifecycle.
  private let checker: PagerDriverChecker

  /// The pages.
  // begin: pager
  let pages = ArrayDataSource(sections: [
    BasicSection(id: 0, items: (0..<7).map(Page.init))
  ])
  // end: pager

  /// Creates a pager of a mode, which is not on the screen yet.
  init(_ mode: Mode) {
    self.mode = mode
    // begin: pager
    switch mode {
    case .static:
      driver = host.show(
        StaticPager(pages, make: factory.make))
    case .onDemand:
      driver = host.show(
        OnDemandPager(pages, make: factory.make))
    case .reused:
      driver = host.show(
        ReusedPager(
          pages, configuration: Self.threeViews,
          make: factory.make, bind: factory.bind))
    }
    checker = PagerDriverChecker(driver)  // any mistakes?
    // end: pager
  }
}

extension PagerModel {
  /// At most two pages on the screen, and one view waiting for the next.
  private static let threeViews = PagerConfiguration(
    mode: .reused, preload: 0, poolLimit: 1)

  /// The violations of the lifecycle that were found, and the invalid calls that the screen received.
  var faults: [String] { checker.violations.map(\.description) + host.complaints }

  /// The index of the page in the middle of the screen.
  var currentIndex: Int {
    min(max(Int(host.position.rounded()), 0), max(host.pageCount - 1, 0))
  }

  /// Removes the pager from the screen.
  func tearDown() {
    host.disappear()
    host.tearDown()
  }

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "pager")
}
