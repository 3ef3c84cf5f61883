import Collate
import TestSupport

@testable import CollateCore
@testable import CollatePaging

/// A controller of tests, which shows a book.
@MainActor
final class TestPage {
  /// The name of the controller, for all its life.
  let name: String

  /// What it shows.
  var book: Book?

  /// Something that a page would want back.
  var scrollPosition = 0

  init(_ name: String) {
    self.name = name
  }
}

/// What happened, in one line each.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  /// Called with every line, and its number.
  var onLine: ((String, Int) -> Void)?

  private var controllers: [WeakPage] = []

  private struct WeakPage {
    weak var page: TestPage?
  }

  func callAsFunction(_ line: String) {
    lines.append(line)
    onLine?(line, lines.count - 1)
  }

  /// Returns what happened since the last time.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " · ")
  }

  /// The controllers that are alive.
  var livePages: [TestPage] {
    controllers.removeAll { $0.page == nil }
    return controllers.compactMap(\.page)
  }

  func makePage(_ name: String, for book: Book? = nil) -> TestPage {
    let page = TestPage(name)
    page.book = book
    controllers.append(WeakPage(page: page))
    self("make \(name)")
    return page
  }

  func fill(_ page: TestPage, with book: Book, as verb: String) {
    page.book = book
    page.scrollPosition = 0
    self("\(verb) \(page.name)<\(book)")
  }

  var state: PageState<TestPage> {
    PageState { [self] page in
      self("save \(page.name)=\(page.scrollPosition)")
      return page.scrollPosition
    } restore: { [self] page, position in
      page.scrollPosition = position
      self("restore \(page.name)=\(position)")
    }
  }
}

extension Log {
  typealias Configuration = PagerConfiguration

  func staticPager(
    _ source: some DataSource<Shelf>, _ configuration: Configuration = .init(),
    initialPage: Character? = nil
  ) -> StaticPager<Character, TestPage> {
    StaticPager(source, initialPage: initialPage, configuration: configuration) { [self] in
      makePage("\($0)", for: $0)
    } update: { [self] in
      fill($0, with: $1, as: "update")
    }
  }

  func onDemandPager(
    _ source: some DataSource<Shelf>, _ configuration: Configuration = .init(),
    initialPage: Character? = nil
  ) -> OnDemandPager<Character, TestPage> {
    OnDemandPager(
      source, initialPage: initialPage, configuration: configuration, state: state
    ) { [self] in
      makePage("\($0)", for: $0)
    } update: { [self] in
      fill($0, with: $1, as: "update")
    }
  }

  func reusedPager(
    _ source: some DataSource<Shelf>, _ configuration: Configuration = .init(),
    initialPage: Character? = nil
  ) -> ReusedPager<Character, TestPage> {
    var count = 0
    return ReusedPager(
      source, initialPage: initialPage, configuration: configuration, state: state
    ) { [self] in
      count += 1
      return makePage("s\(count)")
    } bind: { [self] in
      fill($0, with: $1, as: "bind")
    }
  }

  /// Returns a pager of any mode.
  func pager(
    _ source: some DataSource<Shelf>, _ configuration: Configuration, initialPage: Character? = nil
  ) -> TestPager {
    let supply =
      switch configuration.mode {
      case .static: staticPager(source, configuration, initialPage: initialPage).supply
      case .onDemand: onDemandPager(source, configuration, initialPage: initialPage).supply
      case .reused: reusedPager(source, configuration, initialPage: initialPage).supply
      }
    return TestPager(supply: supply)
  }
}

/// A pager of any mode.
struct TestPager: Pager {
  let supply: PageSupply<Character, TestPage>
}

/// A host that writes down what it is told, and knows what it would show.
@MainActor
final class RecordingHost: PageHost {
  let log: Log
  var pageCount = 0
  private(set) var attached: [(page: TestPage, index: Int)] = []

  init(_ log: Log) {
    self.log = log
  }

  /// What the pages on screen show.
  var visibleBooks: [Book?] { attached.map(\.page.book) }

  func addPage(_ page: TestPage) { log("add \(page.name)") }

  func pageDidMove(_ page: TestPage) { log("didMove \(page.name)") }

  func pageWillMoveFromParent(_ page: TestPage) { log("willMove0 \(page.name)") }

  func removePage(_ page: TestPage) { log("remove \(page.name)") }

  func beginAppearance(of page: TestPage, isAppearing: Bool, animated: Bool) {
    log("will\(isAppearing ? "+" : "-") \(page.name)\(animated ? "~" : "")")
  }

  func endAppearance(of page: TestPage) { log("did \(page.name)") }

  func attachPage(_ page: TestPage, at index: Int) {
    attached.append((page, index))
    log("attach \(page.name)@\(index)")
  }

  func detachPage(_ page: TestPage) {
    attached.removeAll { $0.page === page }
    log("detach \(page.name)")
  }

  func snap(to index: Int) { log("snap \(index)") }

  func shift(by distance: Int) { log("shift \(distance)") }

  func cancelDrag() { log("cancelDrag") }

  func animateJump(from start: Int?, to target: Int) {
    log("animate \(start.map(String.init) ?? "-")>\(target)")
  }

  func pageCountDidChange(to count: Int) {
    pageCount = count
    log("count \(count)")
  }
}

/// A pager with its driver on a host, all observed.
@MainActor
final class Stage {
  typealias Driver = PagerDriver<Character, TestPage>

  let log: Log
  let host: RecordingHost
  let driver: Driver
  private(set) var source: (any DataSource<Shelf>)?
  private(set) var steps: [PagerStep] = []

  /// The events and effects, with the pages' ids.
  private(set) var trace: [String] = []
  private var observations: [ObservationToken] = []

  init(_ log: Log, _ pager: some Pager<Character, TestPage>, isShown: Bool = true) {
    self.log = log
    host = RecordingHost(log)
    driver = Driver(pager, host: host)
    observations = [
      driver.observe { log("N:\($0)") },
      driver.observeSteps { [unowned self] step in
        steps.append(step)
        trace.append("\(step.event): \(step.effects)")
      },
    ]
    if isShown {
      driver.hostWillAppear(animated: true)
      driver.hostDidAppear()
      _ = log.take()
    }
  }

  convenience init(
    _ source: some DataSource<Shelf>, _ configuration: Log.Configuration = .init(),
    initialPage: Character? = nil, isShown: Bool = true
  ) {
    let log = Log()
    self.init(
      log, log.pager(source, configuration, initialPage: initialPage), isShown: isShown)
    self.source = source
  }

  /// The ids of all pages.
  var pages: [Character] { (0..<driver.pageCount).map { driver.page(at: $0) } }

  /// Drags to a page and comes to rest there.
  func swipe(to target: Int, resting: Bool = true) {
    let start = driver.position
    driver.dragDidBegin()
    driver.hostDidScroll(to: start + (Double(target) - start) * 0.25)
    driver.dragDidEnd(targeting: Double(target))
    driver.hostDidScroll(to: start + (Double(target) - start) * 0.75)
    driver.hostDidScroll(to: Double(target))
    if resting { driver.hostDidSettle() }
  }

  func jump(to page: Character, animated: Bool = true) {
    driver.jump(to: page, animated: animated) { [log] in log("J:\(page)=\($0)") }
  }
}

/// Returns a source of one section with an item for each letter, in the notation of `shelves`.
@MainActor
func pages(_ letters: String) -> ArrayDataSource<Shelf> {
  ArrayDataSource(sections: shelves("A=\(letters)"))
}
