import Collate
import CollateTesting
import PlaygroundTerminal

/// The program behind `pager`: files as pages, a simulated screen that shows them, and checks of all
/// that the pages hear.
@MainActor
final class Tour {
  /// The screen.
  let host = TourTrace.Host(PagerGeometry(pageExtent: 12 * TourTrace.columnExtent))

  /// What tells the host what to do.
  private(set) lazy var driver = makeDriver()

  /// What is done, once, when the next page has appeared.
  var whenAppeared: (() -> Void)?

  /// The pages as they were read.
  private let pages: [FilePage]
  private let options: PagerOptions
  private let write: ([String]) -> Void

  /// The source that the pager shows, without pages until the first act.
  private let source = ArrayDataSource(sections: [BasicSection(id: 0, items: [FilePage]())])
  private var trace = TourTrace()
  private lazy var checker = PagerDriverChecker(driver)
  private lazy var recorder = PagerRecorder(driver)
  private lazy var observation = driver.observeSteps { [unowned self] step in
    trace.append(step, on: host)
  }

  /// The controllers that were made, and what traces call them: by the page, or by a number.
  private var controllers: [(name: String, controller: PageController)] = []

  /// Creates a tour of pages.
  init(of pages: [FilePage], _ options: PagerOptions, write: @escaping ([String]) -> Void) {
    (self.pages, self.options, self.write) = (pages, options, write)
    _ = (checker, recorder, observation)
    host.onCall = { [unowned self] _, call in
      guard call == .didAppear, let action = whenAppeared.take() else { return }
      trace.isWaiting = driver.isPerforming
      action()
    }
  }

  private func makeDriver() -> PagerDriver<String, PageController> {
    let configuration = PagerConfiguration(loops: options.loops)
    let make = { [unowned self] (page: FilePage?) in
      let controller = PageController()
      controller.content = page
      controllers.append((page?.id ?? "s\(controllers.count + 1)", controller))
      return controller
    }
    let show = { (controller: PageController, page: FilePage) in controller.content = page }
    switch options.kind {
    case .static:
      return host.show(StaticPager(source, configuration: configuration, make: make, update: show))
    case .onDemand:
      return host.show(
        OnDemandPager(source, configuration: configuration, make: make, update: show))
    case .reused:
      return host.show(
        ReusedPager(source, configuration: configuration, make: { make(nil) }, bind: show))
    }
  }
}

extension Tour {
  /// Plays the acts that the pages suffice for, and gives the verdict.
  ///
  /// - Parameter pause: Waits between two acts, and returns whether to go on.
  /// - Returns: Whether every page heard all that is due to it.
  func run(pause: () async -> Bool) async -> Bool {
    let acts = TourAct.acts(for: options)
    let playable = acts.filter { $0.pageCount <= pages.count }
    let mode = "\(options.kind.rawValue.dropFirst(2))" + (options.loops ? ", loop" : "")
    write(
      ["A pager of \(pages.count, of: "file"), \(mode)"]
        + TourTrace.manual(isChoice: !options.showsAll))
    for (number, act) in playable.enumerated() {
      if number > 0, await !pause() { break }
      act.play(self)
      write(["", "\(number + 1)  \(act.title)"] + TourTrace.paragraph(act.trouble))
      write(trace.takeLines() + rest)
    }
    host.tearDown()
    let verdict = verdict
    let missing = acts.filter { $0.pageCount > pages.count }.map(\.title)
    if !missing.isEmpty {
      let text = "Left out for want of pages: \(missing.joined(separator: "; "))."
      write([""] + TourTrace.paragraph(text))
    }
    write([""] + verdict.lines)
    return verdict.faults.isEmpty
  }

  /// What all that was heard so far comes to.
  var verdict: TourVerdict {
    TourVerdict(
      on: recorder.effects, heard: controllers.map { ($0.name, $0.controller.calls) },
      violations: checker.violations.map(\.description) + host.complaints)
  }

  /// What the page on screen shows, as its controller has it.
  private var rest: [String] {
    guard let page = driver.settledPage.flatMap(driver.controller(of:))?.content else { return [] }
    let name = "\(page.name)".truncated(toColumns: 24) + (page.changeCount > 0 ? " (changed)" : "")
    let text = "   On screen: \(page.id) \(name): \(page.firstLine)"
    return [text.truncated(toColumns: TourTrace.columnCount)]
  }
}

extension Tour {
  /// The index of the page that the pager rests on.
  var start: Int { driver.settledIndex ?? 0 }

  /// Returns the way from there to a page some pages away: forward, unless there are only enough
  /// pages before it.
  func way(_ distance: Int = 1) -> Int {
    if start + distance < driver.pageCount { return distance }
    if start >= distance { return -distance }
    go(to: 0)
    return distance
  }

  /// Goes to a page at once, unless the pager rests there.
  func go(to index: Int) {
    if index != start { driver.jump(toPageAt: index, animated: false) }
  }

  /// Puts a finger on the screen, and moves it by a share of a page on the way to another one.
  func drag(_ share: Double, of way: Int) {
    host.touchDown()
    host.drag(byPages: share * Double(way.signum()), frames: 2)
  }

  /// Lifts the finger that moves, or rests if the way is zero, and waits until everything rests.
  func liftFinger(_ way: Int = 0, overshoot: Double = 0) {
    host.release(velocity: Double(way), overshoot: overshoot)
    host.runUntilRest()
  }

  /// Changes the pages, but not their files; nothing but the next change of all of them stays.
  func changePages(_ change: (inout [FilePage]) -> Void = { _ in }) {
    var items = pages
    change(&items)
    source.sections[0].items = items
  }
}
