import Collate
import CollateTesting
import TestSupport
import Testing

private typealias Page = SimulatedPage<Book>

/// A pager on a simulated host, to which things happen at random.
@MainActor
private struct RandomScreen {
  let host: SimulatedPagerHost<Page>
  let driver: PagerDriver<Character, Page>
  let checker: PagerDriverChecker
  let recorder: PagerRecorder
  let source: ArrayDataSource<Shelf>
  let results = Results()

  /// How jumps ended, by their numbers, and what happened last.
  final class Results {
    var jumpCount = 0
    var hasJustScrolled = false
    var observation: ObservationToken?
    var endings: [Int: [PagerJump.Result]] = [:]
  }

  init(_ configuration: PagerConfiguration, _ geometry: PagerGeometry, _ sections: [Shelf]) {
    source = ArrayDataSource(sections: sections)
    host = SimulatedPagerHost(geometry)
    driver =
      switch configuration.mode {
      case .static:
        host.show(
          StaticPager(source, configuration: configuration) {
            SimulatedPage($0)
          } update: {
            $0.content = $1
          })
      case .onDemand:
        host.show(
          OnDemandPager(source, configuration: configuration) {
            SimulatedPage($0)
          } update: {
            $0.content = $1
          })
      case .reused:
        host.show(
          ReusedPager(source, configuration: configuration) {
            SimulatedPage()
          } bind: {
            $0.content = $1
          })
      }
    checker = PagerDriverChecker(driver)
    recorder = PagerRecorder(driver)
    results.observation = driver.observeSteps { [weak results] in
      if case .offset = $0.event {
        results?.hasJustScrolled = true
      } else {
        results?.hasJustScrolled = false
      }
    }
  }

  /// Does something at random.
  ///
  /// Numbers of frames are powers of two, so that positions are rounded alike in both directions. Where a host comes
  /// to be by another size is not alike, so that only those in view are given one if directions are compared: they
  /// scroll to a page at once.
  func act(_ generator: inout SeededGenerator, rotatesOnlyInView: Bool = false) {
    let way = Double(generator.below(13) - 6) / 8
    switch generator.below(22) {
    case 0, 1, 2: host.touchDown()
    case 3, 4, 5: host.drag(byPages: way, frames: 1 << generator.below(3))
    case 6, 7: host.release(velocity: way, frames: 8, overshoot: generator.oneIn(3) ? 0.125 : 0)
    case 8:
      if let index = (0..<driver.pageCount).randomElement(using: &generator) {
        host.fling(to: index, frames: 4)
      }
    case 9, 10: host.step(1 + generator.below(6))
    case 11: host.runUntilRest()
    case 12: jump(to: SeededGenerator.letters[generator.below(10)], animated: true)
    case 13: jump(to: SeededGenerator.letters[generator.below(10)], animated: generator.oneIn(2))
    case 14: host.swipe(byPages: generator.below(5) - 2)
    case 15:
      let extent = generator.oneIn(2) ? 256.0 : 512
      if isInView || !rotatesOnlyInView { host.rotate(toPageExtent: extent) }
    case 16: changeHost(&generator, rotatesOnlyInView)
    case 17: host.runShortOfMemory()
    case 18:
      host.scroll(byPages: way)
      if generator.oneIn(2) { host.layOut() }
    case 19: host.appear(animated: generator.oneIn(2))
    default: generator.edit(source)
    }
  }

  private var isInView: Bool { [.appearing, .appeared].contains(driver.machine.hostState) }

  private func changeHost(_ generator: inout SeededGenerator, _ rotatesOnlyInView: Bool) {
    let way = generator.below(8)
    if rotatesOnlyInView, !isInView, way == 5 || way == 6 { return }
    switch way {
    case 0: host.beginAppearing(animated: true)
    case 1: host.endAppearing()
    case 2: host.beginDisappearing(animated: true)
    case 3: host.endDisappearing()
    case 4: host.cancelDisappearing()
    case 5: host.beginRotating()
    case 6: host.endRotating(toPageExtent: 256)
    default: host.disappear()
    }
  }

  private func jump(to page: Character, animated: Bool) {
    results.jumpCount += 1
    let number = results.jumpCount
    driver.jump(to: page, animated: animated) { [results] in
      results.endings[number, default: []].append($0)
    }
  }

  /// Has everything come to an end, with the host in view.
  func calmDown() {
    host.release()
    host.runUntilRest()
    host.endRotating(toPageExtent: 256)
    host.appear()
    host.layOut()
  }

  /// What is on screen, by the source.
  var settledBook: Book? {
    let books = source.sections.flatMap(\.items)
    return driver.settledIndex.map { books[$0] }
  }

  /// Checks that the screen shows what the driver believes it shows.
  ///
  /// - Returns: Whether it does.
  func expectAgreement() -> Bool {
    // A finger that has just moved the pages sees no hole between them.
    let isHeld = host.motion == .held && driver.machine.phase.isDragging
    let gaps =
      results.hasJustScrolled && isInView && isHeld && driver.machine.isInTransition
      ? host.gaps : []
    let isRight =
      checker.violations.isEmpty && host.complaints.isEmpty
      && host.attachments.count == driver.machine.attachedPages.count
      && host.children.count == driver.machine.controllerCount
      && gaps.isEmpty
    #expect(
      isRight,
      """
      \(checker.violations) \(host.complaints), gaps \(gaps) at \(host.position)
      \(recorder.lines.suffix(16).joined(separator: "\n"))
      """)
    return isRight
  }

  /// Checks that the resting page fills the screen.
  func expectRest() {
    let trace = recorder.lines.suffix(16).joined(separator: "\n")
    expectEqual(driver.machine.phase, .idle, "\(trace)")
    expectEqual(host.gaps, [], "\(trace)")
    expectEqual(host.visiblePages.map(\.content), [settledBook].filter { $0 != nil }, "\(trace)")
    if let index = driver.settledIndex { expectEqual(host.position, Double(index), "\(trace)") }
  }
}

@MainActor
@Suite("A driver on a simulated host notifies its pages as required", .traced)
struct PagerCheckingDriverTests {
  private nonisolated static let modes = PagerMode.allCases

  private static let geometries = [
    PagerGeometry(), PagerGeometry(direction: .rightToLeft), PagerGeometry(axis: .vertical),
    PagerGeometry(axis: .vertical, direction: .rightToLeft),
  ]

  @Test("Random events cause no violations, and leave one page at rest", arguments: modes)
  func anything(mode: PagerMode) {
    withEvery("loops", in: [false, true]) { loops in
      withSeeds(Effort.rounds(15)) { generator in
        let geometry = Self.geometries[generator.below(4)]
        let configuration = PagerConfiguration(
          mode: mode, preload: generator.below(3), poolLimit: 1, loops: loops)
        let screen = RandomScreen(configuration, geometry, generator.shelves())
        for _ in 0..<60 {
          screen.act(&generator)
          guard screen.expectAgreement() else { return }
        }
        screen.calmDown()
        guard screen.expectAgreement() else { return }
        screen.expectRest()
        screen.host.tearDown()
        expectEqual(screen.checker.violations, [])
        expectEqual(screen.recorder.lines.last?.hasPrefix("teardown"), true)
        #expect(screen.host.children.isEmpty)
        #expect(screen.host.attachments.isEmpty)
        #expect(screen.results.endings.values.allSatisfy { $0.count == 1 })
        expectEqual(screen.results.endings.count, screen.results.jumpCount)
      }
    }
  }

  @Test("I16: axis and direction make no difference", arguments: modes)
  func mirroring(mode: PagerMode) {
    withSeeds(Effort.rounds(8)) { generator in
      let configuration = PagerConfiguration(
        mode: mode, poolLimit: 1, loops: generator.oneIn(2))
      let sections = generator.shelves()
      let start = generator
      let traces = Self.geometries.map { geometry in
        generator = start
        let screen = RandomScreen(configuration, geometry, sections)
        for _ in 0..<60 { screen.act(&generator, rotatesOnlyInView: true) }
        return screen.recorder.effects
      }
      for trace in traces.dropFirst() { expectEqual(trace, traces[0]) }
    }
  }
}
