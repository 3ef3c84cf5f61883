import AllocationCounter
import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers, costs", .traced)
@MainActor
struct PagerCostTests {
  /// Whether allocations mean anything: without optimization every closure makes some.
  private var isOptimized: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  private func allocations(_ body: () -> Void) -> Int {
    body()
    let start = allocation_counter_value()
    body()
    return isOptimized ? Int(allocation_counter_value() - start) : 0
  }

  /// The ways in which the pages move without one coming or going.
  private let movements: [(name: String, events: [PagerEvent])] = [
    ("drag", [.dragBegan, .offset(1.5)]),
    ("settling", [.dragBegan, .offset(1.5), .dragEnded()]),
    ("settling to a page", [.dragBegan, .offset(1.5), .dragEnded(target: 2)]),
    ("jump", [.jump(to: 7, animated: true)]),
  ]

  private var positions: [Double] { (0..<100).map { 1.5 + Double($0 % 40) / 100 } }

  private func directory(of count: Int) -> PageList {
    let section = BasicSection(id: 0, items: (0..<count).map { IdentifiedPage(id: $0) })
    return PageList(listing: PageDirectory(Snapshot([section])))
  }

  @Test("A scroll that brings no page in or out allocates nothing in the machine")
  func machineAllocations() {
    for loops in [false, true] {
      for (name, events) in movements {
        var machine = PagerMachine(.init(loops: loops))
        let start: [PagerEvent] = [
          .pagesChanged(directory(of: 10), initial: 1), .hostWillAppear(), .hostDidAppear,
        ]
        for event in start + events { _ = machine.handle(event) }
        let positions = positions
        var effectCount = 0
        let count = allocations {
          for position in positions { effectCount += machine.handle(.offset(position)).count }
        }
        expectEqual(count, 0, "\(name)")
        expectEqual(effectCount, 0, "\(name)")
        #expect(machine.isInTransition, "\(name)")
      }
    }
  }

  @Test("Nor does it in the driver, when there are no observers")
  func driverAllocations() {
    for loops in [false, true] {
      let (log, items) = (Log(), pages("abcdefghij"))
      let host = RecordingHost(log)
      let driver = PagerDriver(log.pager(items, .init(loops: loops), initialPage: "b"), host: host)
      driver.hostWillAppear(animated: false)
      driver.hostDidAppear()
      let positions = positions
      for reach: @MainActor () -> Void in [
        { driver.dragDidBegin() }, { driver.dragDidEnd() },
        {
          driver.dragDidBegin()
          driver.dragDidEnd(targeting: 2)
        }, { driver.jump(to: "h") },
      ] {
        reach()
        driver.hostDidScroll(to: 1.5)
        let lineCount = log.lines.count
        let count = allocations { for position in positions { driver.hostDidScroll(to: position) } }
        expectEqual(count, 0)
        expectEqual(log.lines.count, lineCount)
      }
    }
  }

  @Test("Nor does any other report that changes nothing, in the machine", arguments: PagerMode.all)
  func idleMachine(mode: PagerMode) {
    let list = directory(of: 10)
    var machine = PagerMachine(.init(mode: mode))
    let idle: [PagerEvent] = [
      .hostWillAppear(), .hostDidAppear, .dragEnded(target: 2), .settle(),
      .settle(at: 1), .offset(1),
    ]
    let dragging: [PagerEvent] = [
      .hostWillAppear(), .hostDidAppear, .dragBegan, .settle(), .offset(1.5),
    ]
    for event: PagerEvent in [
      .pagesChanged(list, initial: 1), .hostWillAppear(), .hostDidAppear,
    ] {
      _ = machine.handle(event)
    }
    for events in [idle, dragging] {
      for event in events { _ = machine.handle(event) }
      for event in events {
        var effectCount = 0
        expectEqual(allocations { effectCount += machine.handle(event).count }, 0, "\(event)")
        expectEqual(effectCount, 0, "\(event)")
      }
      _ = machine.handle(.dragBegan)
      _ = machine.handle(.offset(1.5))
    }
  }

  @Test("Nor in the driver", arguments: PagerMode.all)
  func idleDriver(mode: PagerMode) {
    let (log, items) = (Log(), pages("abcdefghij"))
    let host = RecordingHost(log)
    let driver = PagerDriver(log.pager(items, .init(mode: mode), initialPage: "b"), host: host)
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    let idle: [(String, () -> Void)] = [
      ("willAppear", { driver.hostWillAppear(animated: true) }),
      ("didAppear", { driver.hostDidAppear() }),
      ("dragEnd", { driver.dragDidEnd(targeting: 2) }), ("settle", { driver.hostDidSettle() }),
      ("settle at", { driver.hostDidSettle(at: 1) }), ("offset", { driver.hostDidScroll(to: 1) }),
    ]
    let dragging: [(String, () -> Void)] = [
      ("willAppear, dragging", { driver.hostWillAppear(animated: true) }),
      ("drag", { driver.dragDidBegin() }), ("settle, dragging", { driver.hostDidSettle(at: 1) }),
      ("offset, dragging", { driver.hostDidScroll(to: 1.5) }),
    ]
    for events in [idle, dragging] {
      for (_, event) in events { event() }
      for (name, event) in events {
        let lineCount = log.lines.count
        expectEqual(allocations(event), 0, "\(name)")
        expectEqual(log.lines.count, lineCount, "\(name)")
      }
      driver.dragDidBegin()
      driver.hostDidScroll(to: 1.5)
    }
  }

  @Test("The machine looks as few pages up among 100 000 as among 10")
  func lookups() {
    func lookups(_ count: Int, _ mode: PagerMode) -> [Int] {
      let list = CountedListing(count: count)
      var machine = PagerMachine(.init(mode: mode))
      let events: [PagerEvent] = [
        .pagesChanged(PageList(listing: list)), .hostWillAppear(), .hostDidAppear, .dragBegan,
        .offset(0.3), .offset(0.4), .dragEnded(target: 1), .offset(0.7), .offset(1), .settle(),
        .jump(to: PageKey(count - 1), animated: true), .offset(2), .settle(), .jump(to: 0),
        .memoryWarning,
        .sizeWillChange, .sizeDidChange, .pagesChanged(PageList(listing: list)),
        .hostWillDisappear(), .hostDidDisappear, .teardown,
      ]
      return events.map { event in
        Tally.count { machine.handle(event) }.tally.idComparisons
      }
    }
    withEvery("mode", in: PagerMode.all) { mode in
      let (few, many) = (lookups(10, mode), lookups(100_000, mode))
      expectEqual(few, many)
      // A second position in the same stretch asks for no page at all.
      expectEqual(many[5], 0)
      #expect(many.max() ?? 0 < 200)
    }
  }

  @Test("Where all controllers are kept, coming to rest costs the same however many there are")
  func endlessRetain() {
    var machine = PagerMachine(.init(mode: .onDemand, preload: 0, retain: .max))
    _ = machine.handle(.pagesChanged(PageList(listing: CountedListing(count: 1000))))
    _ = machine.handle(.hostDidAppear)
    let lookups = (1...100).map { page in
      Tally.count { machine.handle(.jump(to: PageKey(page))) }.tally.idComparisons
    }
    expectEqual(Set(lookups).count, 1)
    expectEqual(machine.loadedPages.count, 101)
  }
}

extension PagerMode {
  fileprivate static let all: [PagerMode] = [.static, .onDemand, .reused]
}

/// Numbers as pages, which count how often they are looked up.
private struct CountedListing: PageListing {
  let count: Int

  func id(at index: Int) -> PageKey {
    Tally.counter?.tally.idComparisons += 1
    return PageKey(index)
  }

  func index(of page: PageKey) -> Int? {
    Tally.counter?.tally.idComparisons += 1
    return page.number >= 0 && page.number < count ? page.number : nil
  }
}
