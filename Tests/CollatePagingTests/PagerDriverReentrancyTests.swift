import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

/// R0: what happens inside a callback is handled after everything that is under way.
@Suite("Events inside of callbacks", .traced)
@MainActor
struct PagerDriverReentrancyTests {
  /// A stage with a source that can be changed.
  @MainActor
  struct Setting {
    let source: ArrayDataSource<Shelf>
    let stage: Stage
    var driver: Stage.Driver { stage.driver }

    init(_ mode: PagerMode) {
      source = pages("abcdef")
      stage = Stage(
        source, .init(mode: mode, preload: mode == .static ? 0 : 1), initialPage: "c",
        isShown: false)
    }
  }

  typealias Action = @MainActor (Setting) -> Void

  struct Named: CustomStringConvertible {
    let description: String
    let run: Action

    init(_ description: String, _ run: @escaping Action) {
      self.description = description
      self.run = run
    }
  }

  private static let show: Action = {
    $0.driver.hostWillAppear(animated: true)
    $0.driver.hostDidAppear()
  }

  private static let beginSwipe: Action = {
    show($0)
    $0.driver.dragDidBegin()
    $0.driver.hostDidScroll(to: 2.4)
  }

  private static let beginJump: Action = {
    show($0)
    $0.stage.jump(to: "f")
  }

  /// What leads to a state, and the event that does something in it.
  private static let scenarios: [(name: String, before: Action, event: Action)] = [
    ("first will", { _ in }, { $0.driver.hostWillAppear(animated: true) }),
    ("first did", { $0.driver.hostWillAppear(animated: true) }, { $0.driver.hostDidAppear() }),
    ("swipe", show, { $0.driver.hostDidScroll(to: 2.4) }),
    ("turn", beginSwipe, { $0.driver.hostDidScroll(to: 1.6) }),
    (
      "settle",
      {
        beginSwipe($0)
        $0.driver.dragDidEnd(targeting: 3)
      }, { $0.driver.hostDidSettle() }
    ),
    (
      "cancel",
      {
        beginSwipe($0)
        $0.driver.dragDidEnd(targeting: 2)
      }, { $0.driver.hostDidSettle() }
    ),
    ("jump", show, { $0.stage.jump(to: "f") }),
    ("jump at once", show, { $0.stage.jump(to: "f", animated: false) }),
    ("other jump", beginJump, { $0.stage.jump(to: "a") }),
    ("jump ends", beginJump, { $0.driver.hostDidSettle() }),
    ("unknown page", beginJump, { $0.stage.jump(to: "x") }),
    ("finger on jump", beginJump, { $0.driver.dragDidBegin() }),
    ("host leaves", beginSwipe, { $0.driver.hostWillDisappear(animated: true) }),
    ("host gone", beginSwipe, { $0.driver.hostDidDisappear() }),
    ("size", beginSwipe, { $0.driver.hostSizeWillChange() }),
    ("current goes", show, { $0.source.removeItem(at: [0, 2]) }),
    ("target goes", beginJump, { $0.source.removeItem(at: [0, 5]) }),
    ("before moves", beginSwipe, { $0.source.insertItem(Book("x"), at: [0, 0]) }),
    ("all go", beginSwipe, { $0.source.removeSection(at: 0) }),
    ("memory", show, { $0.driver.didReceiveMemoryWarning() }),
    ("teardown", beginSwipe, { $0.driver.tearDown() }),
  ]

  /// What happens inside of a callback.
  private static let injections: [Named] = [
    Named("jump") { $0.stage.jump(to: "e") },
    Named("jump at once") { $0.stage.jump(to: "b", animated: false) },
    Named("unknown page") { $0.stage.jump(to: "y") },
    Named("two jumps") {
      $0.stage.jump(to: "e")
      $0.stage.jump(to: "y")
      $0.stage.jump(to: "d", animated: false)
    },
    Named("insertion") {
      guard !$0.source.sections.isEmpty else { return }
      $0.source.insertItem(Book("z"), at: [0, 0])
    },
    Named("insertion and jump") {
      guard !$0.source.sections.isEmpty else { return }
      $0.source.insertItem(Book("z"), at: [0, 1])
      $0.stage.jump(to: "z")
    },
    Named("removals") {
      guard !$0.source.sections.isEmpty else { return }
      $0.source.sections[0].items.removeAll { "cdef".contains($0.id) }
    },
    Named("all gone") { $0.source.sections = [] },
    Named("other data") {
      guard !$0.source.sections.isEmpty else { return }
      for item in $0.source.sections[0].items.indices {
        $0.source.sections[0].items[item].edition = 1
      }
    },
    Named("transaction") { setting in
      setting.source.performBatchUpdates {
        setting.source.sections = shelves("B=fedcba")
        setting.source.sections = shelves("B=fedcb|C=a")
      }
    },
    Named("host appears") {
      $0.driver.hostWillAppear(animated: false)
      $0.driver.hostDidAppear()
    },
    Named("host leaves") {
      $0.driver.hostWillDisappear(animated: true)
      $0.driver.hostDidDisappear()
    },
    Named("finger") { $0.driver.dragDidBegin() },
    Named("finger off") { $0.driver.dragDidEnd() },
    Named("settle") { $0.driver.hostDidSettle() },
    Named("size") {
      $0.driver.hostSizeWillChange()
      $0.driver.hostSizeDidChange()
    },
    Named("memory") { $0.driver.didReceiveMemoryWarning() },
    Named("teardown") { $0.driver.tearDown() },
  ]

  /// Everything that can be seen of a run.
  struct Outcome: Equatable {
    var lines: [String]
    var events: [String]
    var settled: Character?
    var phase: String
    var pages: String
    var shown: [Book?]
    var live: [String]

    @MainActor
    init(_ setting: Setting) {
      let stage = setting.stage
      lines = stage.log.lines
      events = stage.steps.map { "\($0.event): \($0.effects)" }
      settled = stage.driver.settledPage
      phase = "\(stage.driver.machine.phase) \(stage.driver.machine.hostState)"
      pages = "\(stage.driver.machine.pages)"
      shown = stage.host.visibleBooks
      live = stage.log.livePages.map(\.name)
    }
  }

  @Test("An event inside of any callback comes out as if it had come after the batch")
  func anywhere() {
    let modes = [PagerMode.static, .onDemand, .reused]
    var runs = 0
    for (row, scenario) in Self.scenarios.enumerated() {
      for (column, injection) in Effort.some(of: Array(Self.injections.enumerated())) {
        // With more effort every pair is tried in every mode.
        let tried = Effort.rounds(3) > 3 ? modes : [modes[(row + column) % 3]]
        for mode in tried {
          runs += compare(mode, scenario, injection)
        }
      }
    }
    // With more than full effort, no more can be tried than all.
    #expect(runs > min(9_000, Effort.rounds(1_000)))
  }

  /// Raises an event inside of every callback of another one, and returns how many there are.
  private func compare(
    _ mode: PagerMode, _ scenario: (name: String, before: Action, event: Action), _ injection: Named
  ) -> Int {
    let expected = Setting(mode)
    scenario.before(expected)
    let start = expected.stage.log.lines.count
    scenario.event(expected)
    let count = expected.stage.log.lines.count - start
    injection.run(expected)
    for line in start..<start + count {
      let setting = Setting(mode)
      scenario.before(setting)
      setting.stage.log.onLine = { [unowned log = setting.stage.log] _, number in
        guard number == line else { return }
        log.onLine = nil
        injection.run(setting)
      }
      scenario.event(setting)
      let (one, other) = (Outcome(setting), Outcome(expected))
      expectEqual(
        one, other, "\(mode), \(injection) inside of \(scenario.name), line \(line - start)")
    }
    return count
  }

  @Test("A page that goes inside of a callback is shown with the data it had, then leaves")
  func presentedState() {
    let source = pages("abc")
    let stage = Stage(source, .init(mode: .reused, preload: 0))
    stage.log.onLine = { line, _ in
      guard line.hasPrefix("make") else { return }
      stage.log.onLine = nil
      source.performBatchUpdates {
        source.replaceItem(at: [0, 1], with: Book("b", edition: 3))
        source.removeItem(at: [0, 1])
      }
      // The driver answers for what it shows; to jump is about what the source has.
      expectEqual(stage.driver.pageCount, 3)
      expectEqual(stage.driver.index(of: "b"), 1)
    }
    stage.jump(to: "b")
    expectEqual(
      stage.log.take(),
      "N:begin a>b · make s2 · bind s2<b · add s2 · didMove s2 · will- s1~ · will+ s2~"
        + " · attach s2@1 · animate 0>1 · will- s2 · snap 0 · detach s2 · did s2"
        + " · will+ s1 · did s1 · N:cancel a>b · J:b=targetRemoved · count 2")
  }

  @Test("Who changes a source and jumps, in a transaction or as its observer, finds the new page")
  func jumpWithTheSource() {
    let source = pages("abc")
    var stage: Stage?
    let observation = source.observe { update in
      if update.after.itemPath(of: "x") != nil { stage?.jump(to: "x", animated: false) }
    }
    let shown = Stage(source, .init())
    stage = shown
    source.insertItem(Book("x"), at: [0, 0])
    expectEqual(shown.log.lines.suffix(2), ["N:settle x", "J:x=finished"])
    source.performBatchUpdates {
      source.insertItem(Book("y"), at: [0, 0])
      shown.jump(to: "y", animated: false)
      source.removeItem(at: [0, 1])
      expectEqual(shown.driver.settledPage, "x")
    }
    expectEqual(shown.log.lines.suffix(2), ["N:settle y", "J:y=finished"])
    withExtendedLifetime(observation) {}
  }

  @Test(
    "A driver made inside a transaction or an observer receives each change exactly once")
  func madeMeanwhile() {
    let source = pages("abc")
    var stages: [Stage] = []
    func check() {
      for stage in stages {
        expectEqual(stage.pages, source.snapshot.items.map(\.id))
        expectEqual(stage.driver.settledPage, "a")
        expectEqual(stage.host.visibleBooks, [source.snapshot.items.first { $0.id == "a" }])
      }
    }
    source.performBatchUpdates {
      source.insertItem(Book("x"), at: [0, 0])
      stages.append(Stage(source, initialPage: "a"))
      source.removeItem(at: [0, 2])
      stages.append(Stage(source, .init(mode: .reused), initialPage: "a"))
      source.replaceItem(at: [0, 1], with: Book("a", edition: 2))
    }
    expectEqual(stages.map(\.steps.count), [3, 3])
    check()
    let observation = source.observe { _ in
      if stages.count == 2 { source.removeItem(at: [0, 0]) }
      if stages.count < 5 { stages.append(Stage(source, initialPage: "a")) }
    }
    source.appendItems([Book("z")], toSection: 0)
    check()
    expectEqual(stages.map(\.steps.count), [5, 5, 2, 2])
    withExtendedLifetime(observation) {}
  }

  @Test("A jump to a page that the source got inside of a callback finds it")
  func jumpToNewPage() {
    let source = pages("abc")
    let stage = Stage(source, .init())
    stage.log.onLine = { line, _ in
      guard line.hasPrefix("will-") else { return }
      stage.log.onLine = nil
      source.insertItem(Book("x"), at: [0, 0])
      expectEqual(stage.driver.index(of: "x"), nil)
      stage.jump(to: "x", animated: false)
    }
    stage.driver.hostDidScroll(to: 0.5)
    expectEqual(stage.log.lines.last, "J:x=finished")
    expectEqual(stage.driver.settledPage, "x")
    expectEqual(stage.host.visibleBooks, [Book("x")])
  }

  @Test("Positions from before the pages moved count from where the pages are now")
  func stalePositions() {
    let source = pages("abcd")
    let stage = Stage(source, initialPage: "b")
    defer { stage.log.onLine = nil }
    stage.driver.dragDidBegin()
    stage.log.onLine = { line, _ in
      guard line == "make c" else { return }
      source.insertItem(Book("x"), at: [0, 0])
      stage.driver.hostDidScroll(to: 1.5)
    }
    stage.driver.hostDidScroll(to: 1.4)
    expectEqual(stage.driver.position, 2.5)
    expectEqual(stage.driver.transition, PagerNotice.Transition(from: "b", to: "c", progress: 0.5))

    // When the host goes elsewhere, where it was is of no interest.
    stage.driver.dragDidEnd(targeting: 3)
    stage.driver.hostDidSettle()
    expectEqual(stage.driver.settledPage, "c")
    stage.log.onLine = { line, _ in
      if line.hasPrefix("will-") { stage.driver.hostDidScroll(to: 2) }
    }
    stage.jump(to: "a", animated: false)
    expectEqual(stage.driver.settledPage, "a")
    expectEqual(stage.driver.machine.phase, .idle)
  }

  @Test("Where a host says that it rests before the pages moved is where they are now")
  func staleRest() {
    let source = pages("abcd")
    let stage = Stage(source, initialPage: "b")
    defer { stage.log.onLine = nil }
    stage.driver.dragDidBegin()
    stage.driver.hostDidScroll(to: 1.4)
    stage.driver.dragDidEnd()
    stage.log.onLine = { line, _ in
      if line.hasPrefix("count") { stage.driver.hostDidSettle(at: 2) }
    }
    source.insertItem(Book("x"), at: [0, 0])
    expectEqual(stage.driver.settledPage, "c")
    expectEqual(stage.driver.settledIndex, 3)
  }

  @Test("The driver may be released inside of any callback, and finishes what it began")
  func released() {
    for line in 0..<40 {
      let log = Log()
      let host = RecordingHost(log)
      var driver: Stage.Driver? = Stage.Driver(
        log.pager(pages("abc"), .init(mode: .reused)), host: host)
      weak let released = driver
      _ = log.take()
      log.onLine = { _, number in
        if number == line { driver = nil }
      }
      driver?.hostWillAppear(animated: false)
      driver?.hostDidAppear()
      driver?.hostDidScroll(to: 0.5)
      driver?.hostDidSettle(at: 1)
      driver?.tearDown()
      #expect(released == nil || line >= log.lines.count)
    }
  }

  @Test("A host that is gone in the middle of a batch is not missed")
  func hostGone() {
    for line in 0..<12 {
      let log = Log()
      var host: RecordingHost? = RecordingHost(log)
      let driver = Stage.Driver(
        log.pager(pages("abc"), .init(mode: .onDemand)), host: host ?? RecordingHost(log))
      _ = log.take()
      log.onLine = { _, number in
        if number == line { host = nil }
      }
      driver.hostWillAppear(animated: false)
      driver.hostDidAppear()
      driver.hostDidScroll(to: 0.5)
      #expect(driver.host == nil)
      expectEqual(log.livePages.count, 2)
      driver.tearDown()
      #expect(log.livePages.isEmpty)
    }
  }
}
