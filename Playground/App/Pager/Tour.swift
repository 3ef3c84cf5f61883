import Collate

/// The program behind `pager`: files as pages, a host that shows them, and a driver between.
@MainActor
final class Tour {
  /// The screen.
  let host: TourHost

  /// What the pages heard.
  let journal = PageJournal()

  /// The pages as they were read, a list for each path.
  let feeds: [PageFeed]

  /// The sources that the pager shows, one for each path.
  let sources: [ArrayDataSource<PageFeed.Section>]

  /// The sources, joined.
  let composite: CompositeDataSource<PageFeed.Section>

  let options: PagerOptions
  let driver: PagerDriver<PageLabel, FilePageController>
  let write: ([String]) -> Void

  private let printer: TourPrinter
  private var observation: ObservationToken?
  private var steps: [(step: TourRule.Step, entry: TourPrinter.Entry)] = []

  /// The calls that the driver made, but pages did not hear, or the other way round.
  private(set) var differences: [String] = []

  /// Creates a tour, whose pages are not there yet.
  ///
  /// - Parameters:
  ///   - feeds: The files.
  ///   - options: What the arguments ask for.
  ///   - write: Takes the lines to print.
  init(of feeds: [PageFeed], _ options: PagerOptions, write: @escaping ([String]) -> Void) {
    self.feeds = feeds
    self.options = options
    self.write = write
    // An act adds a page to those that were read.
    host = TourHost(pageLimit: feeds.reduce(1) { $0 + $1.pages.count }, loops: options.loops)
    printer = TourPrinter(drawingColumns: host.drawingColumns)
    sources = feeds.map { _ in ArrayDataSource() }
    composite = CompositeDataSource(sources)
    driver = Self.driver(
      for: composite, host: host, journal: journal, options: options)
    host.driver = driver
    observation = driver.observeSteps { [unowned self] step in hear(step) }
  }

  private static func driver(
    for source: CompositeDataSource<PageFeed.Section>,
    host: TourHost,
    journal: PageJournal,
    options: PagerOptions
  ) -> PagerDriver<PageLabel, FilePageController> {
    let state = PageState<FilePageController> {
      $0.visitCount
    } restore: {
      $0.visitCount = $1
    }
    let configuration = options.configuration
    let make = { (page: FilePage) in
      let controller = FilePageController(name: "\(page.id)", journal: journal)
      controller.show(page)
      return controller
    }
    switch options.kind {
    case .static:
      let pager = StaticPager(source, configuration: configuration, make: make) { $0.show($1) }
      return PagerDriver(pager, host: host)
    case .onDemand:
      let pager = OnDemandPager(source, configuration: configuration, state: state, make: make) {
        $0.show($1)
      }
      return PagerDriver(pager, host: host)
    case .reused:
      let pager = ReusedPager(source, configuration: configuration, state: state) {
        FilePageController(name: "s\(journal.ledgers.count + 1)", journal: journal)
      } bind: {
        $0.show($1)
      }
      return PagerDriver(pager, host: host)
    }
  }
}

extension Tour {
  /// Has something happen, and prints what came of it.
  ///
  /// - Parameter action: Does something to the host, the driver or the sources.
  func event(_ action: () -> Void) {
    action()
    for (number, (_, entry)) in steps.enumerated() {
      var entry = entry
      if number > 0 { entry.groups.insert((.completion, ["(waited for its turn)"]), at: 0) }
      write(printer.lines(for: entry))
    }
    steps = []
  }

  private func hear(_ step: TourRule.Step) {
    steps.append((step, TourPrinter.Entry(step, on: host)))
    let told = step.effects.filter(\.isHeardByPages).map(\.description)
    let heard = journal.take()
    if told != heard {
      differences.append(
        "on \(step.event) the pages were told [\(told.joined(separator: ", "))], "
          + "but heard [\(heard.joined(separator: ", "))]")
    }
  }
}

extension PagerOptions {
  /// How the pager of a tour behaves.
  var configuration: PagerConfiguration<PageLabel> {
    let mode: PagerMode =
      switch kind {
      case .static: .static
      case .onDemand: .onDemand
      case .reused: .reused
      }
    return PagerConfiguration(
      mode: mode, preload: preload, retain: retain, poolLimit: poolLimit ?? 2, loops: loops)
  }
}

extension PagerEffect {
  /// Whether a page's controller is told of the effect.
  fileprivate var isHeardByPages: Bool {
    switch self {
    case .add, .didMove, .willAppear, .willDisappear, .attach, .didAppear, .detach, .didDisappear,
      .willMoveFromParent, .remove:
      true
    case .load, .make, .dequeue, .bind, .update, .save, .restore, .unload, .recycle,
      .pageCount, .snap, .shift, .cancelDrag, .animateJump, .notify, .finishJump:
      false
    }
  }
}
