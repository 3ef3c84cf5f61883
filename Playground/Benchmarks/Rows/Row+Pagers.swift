import Collate

extension Row {
  private typealias Source = ArrayDataSource<Feed<Int>>
  private typealias Driver = PagerDriver<Int, IdlePage>

  /// Swipes, jumps, and changes of the pages.
  static func pagerRows(isQuick: Bool) -> [Row] {
    swipeRows + jumpRows + [turnRow, creationRow]
      + (isQuick ? [10_000] : [10_000, 100_000]).flatMap(insertionRows)
  }

  /// What a position costs, compared with keeping it.
  private static var swipeRows: [Row] {
    [
      Row("pager", "an event of a swipe, machine", Limit(70, "position kept", nanoseconds: 100)) {
        [machineSwipe(), keptSwipe()]
      },
      Row("pager", "an event of a swipe, driver", Limit(120, "position kept", nanoseconds: 200)) {
        [driverSwipe(.subject, pageCount: 10), keptSwipe()]
      },
      Row("pager", "a position while dragging, driver", Limit(6, "position kept", nanoseconds: 15))
      {
        [drag(), keptSwipe()]
      },
      Row("pager of 100k", "an event of a swipe, driver", Limit(1.5, "10 pages", nanoseconds: 200))
      {
        [
          driverSwipe(.subject, pageCount: 100_000),
          driverSwipe(.reference("10 pages"), pageCount: 10),
        ]
      },
    ]
  }

  private static var jumpRows: [Row] {
    [1_000, 100_000].map { count in
      Row("pager", "a jump over \(count) pages", Limit(1.5, "10 pages", nanoseconds: 20_000)) {
        [
          jump(.subject, pageCount: count), jump(.reference("10 pages"), pageCount: 10),
        ]
      }
    }
  }

  /// A page turn by hand, with a page that comes and one that goes.
  private static var turnRow: Row {
    Row("pager", "a page turn, driver", Limit(7_000, "position kept", nanoseconds: 12_000)) {
      [turn(), keptSwipe()]
    }
  }

  /// A driver costs the same for any number of pages, until it looks for one by its id.
  private static var creationRow: Row {
    Row("pager of 100k", "a driver made", Limit(2, "10 pages", nanoseconds: 20_000)) {
      [
        creation(.subject, pageCount: 100_000),
        creation(.reference("10 pages"), pageCount: 10),
      ]
    }
  }

  /// One page more and one less, compared with an observer that looks at the change alone.
  private static func insertionRows(_ count: Int) -> [Row] {
    [
      Row(
        "pager of \(count / 1000)k", "a page inserted or removed, one section",
        Limit(4, "observer", nanoseconds: 30_000)
      ) {
        insertion(sectionCount: 1, pageCount: count)
      },
      Row(
        "pager of \(count / 1000)k", "a page inserted or removed, sections of 100",
        Limit(4, "observer", nanoseconds: 30_000)
      ) {
        insertion(sectionCount: count / 100, pageCount: count)
      },
    ]
  }

  @MainActor
  private static func keptSwipe() -> Contender {
    Contender(.reference("position kept"), workCount: Swipe.eventCount) {
      var keeper = PositionKeeper()
      for swipe in Swipe.pair {
        for position in swipe.dragged { keeper.scroll(to: position) }
        for position in swipe.released { keeper.scroll(to: position) }
      }
      blackHole(keeper)
    }
  }

  @MainActor
  private static func machineSwipe() -> Contender {
    var machine = PagerMachine()
    for event: PagerEvent in [
      .pagesChanged(PageList((0..<10).map { PageKey($0) })), .hostWillAppear(), .hostDidAppear,
      .jump(to: 1),
    ] {
      blackHole(machine.handle(event))
    }
    return Contender(.subject, workCount: Swipe.eventCount) {
      var effectCount = 0
      for swipe in Swipe.pair {
        effectCount += machine.handle(.dragBegan).count
        for position in swipe.dragged { effectCount += machine.handle(.offset(position)).count }
        effectCount += machine.handle(.dragEnded(target: PageKey(Int(swipe.target)))).count
        for position in swipe.released { effectCount += machine.handle(.offset(position)).count }
        effectCount += machine.handle(.settle()).count
      }
      blackHole(effectCount)
    }
  }

  @MainActor
  private static func driver(
    of source: Source, _ mode: PagerMode = .static
  ) -> (driver: Driver, host: IdleHost) {
    let host = IdleHost()
    let supply = PageSupply(
      of: source, configuration: PagerConfiguration(mode: mode), make: .forItem { _ in IdlePage() },
      update: { _, _ in })
    let driver = Driver(BenchmarkPager(supply: supply), host: host)
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    return (driver, host)
  }

  @MainActor
  private static func source(sectionCount: Int = 1, pageCount: Int) -> Source {
    let size = pageCount / sectionCount
    return Source(
      sections: (0..<sectionCount).map { section in
        Feed(
          id: section, title: 0,
          items: (section * size..<(section + 1) * size).map { Story(id: $0, value: 0) })
      })
  }

  @MainActor
  private static func driverSwipe(_ role: Contender.Role, pageCount: Int) -> Contender {
    let (driver, host) = driver(of: source(pageCount: pageCount))
    driver.jump(to: 1, animated: false)
    return Contender(role, workCount: Swipe.eventCount) {
      for swipe in Swipe.pair {
        driver.dragDidBegin()
        for position in swipe.dragged { driver.hostDidScroll(to: position) }
        driver.dragDidEnd(targeting: swipe.target)
        for position in swipe.released { driver.hostDidScroll(to: position) }
        driver.hostDidSettle()
      }
      withExtendedLifetime(host) {}
    }
  }

  @MainActor
  private static func drag() -> Contender {
    let (driver, host) = driver(of: source(pageCount: 10))
    driver.dragDidBegin()
    let positions = (0..<1000).map { 0.1 + Double($0) * 0.0008 }
    return Contender(.subject, workCount: positions.count) {
      for position in positions { driver.hostDidScroll(to: position) }
      withExtendedLifetime(host) {}
    }
  }

  @MainActor
  private static func turn() -> Contender {
    let (driver, host) = driver(of: source(pageCount: 10), .onDemand)
    return Contender(.subject, workCount: 2) {
      for target in [1.0, 0] {
        driver.dragDidBegin()
        driver.hostDidScroll(to: 0.5)
        driver.dragDidEnd(targeting: target)
        driver.hostDidScroll(to: target)
        driver.hostDidSettle()
      }
      precondition(driver.settledPage == 0, "The turn did not end")
      withExtendedLifetime(host) {}
    }
  }

  @MainActor
  private static func creation(_ role: Contender.Role, pageCount: Int) -> Contender {
    let source = source(pageCount: pageCount)
    return Contender(role, workCount: 1) {
      let (driver, host) = driver(of: source)
      precondition(driver.pageCount == pageCount, "Pages are missing")
      withExtendedLifetime(host) {}
    }
  }

  @MainActor
  private static func jump(_ role: Contender.Role, pageCount: Int) -> Contender {
    let (driver, host) = driver(of: source(pageCount: pageCount), .onDemand)
    return Contender(role, workCount: 2) {
      for target in [pageCount - 1, 0] {
        driver.jump(to: target)
        driver.hostDidSettle()
      }
      precondition(driver.settledPage == 0, "The jump did not end")
      withExtendedLifetime(host) {}
    }
  }

  @MainActor
  private static func insertion(sectionCount: Int, pageCount: Int) -> [Contender] {
    func edit(_ source: Source) {
      let path: ItemPath = [sectionCount / 2, pageCount / sectionCount / 2]
      source.insertItem(Story(id: -1, value: 0), at: path)
      source.removeItem(at: path)
    }
    let paged = source(sectionCount: sectionCount, pageCount: pageCount)
    let (driver, host) = driver(of: paged)
    let observed = source(sectionCount: sectionCount, pageCount: pageCount)
    return [
      Contender(.subject, workCount: 2) {
        edit(paged)
        precondition(driver.pageCount == pageCount, "Pages got lost")
        withExtendedLifetime(host) {}
      },
      Contender(.reference("observer"), observing: observed) { edit(observed) },
    ]
  }
}

/// A pager that is measured.
private struct BenchmarkPager: Pager {
  let supply: PageSupply<Int, IdlePage>
}
