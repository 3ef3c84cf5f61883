import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Pagers over pages that are loaded.
@MainActor
@Suite("Pagers that load", .traced)
struct LoadingPagerTests {
  private final class Controller {}

  @Test("Where the pager settles, further pages are loaded, in both directions")
  func settling() async throws {
    let script = ScriptedLoader<PostSection, String>()
    var configuration = LoaderConfiguration()
    configuration.behaviors.insert(.pagingBackward)
    configuration.prefetchDistance = 1
    let source = LoadingDataSource(script.pageLoader, configuration: configuration)
    let host = SimulatedPagerHost<Controller>()
    let driver = PagerDriver(OnDemandPager(source) { _ in Controller() }, host: host)
    let reporting = driver.reportViewport(to: source)
    source.appear()
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    let first = try await script.nextRequest()
    script.finish(first, with: LoadedPage(posts("x c d e"), previous: "<", next: ">"))
    await until(source.state.content == .loaded)
    // The first page is settled, so that the beginning is near.
    expectEqual(driver.settledPage, "c")
    let before = try await script.nextRequest()
    expectEqual(before.intent, .page(.backward))
    script.finish(before, with: LoadedPage(posts("x a b")))
    await until(source.state.backward == .exhausted)
    #expect(driver.settledPage == "c" && driver.settledIndex == 2)
    #expect(script.openRequests.isEmpty)
    driver.jump(to: "e", animated: false)
    #expect(try await script.nextRequest().intent == .page(.forward))
    withExtendedLifetime(reporting) {}
  }

  @Test("A source receives the page on which the pager is already settled, if it has that page")
  func reportingLater() async throws {
    let script = ScriptedLoader<PostSection, String>()
    var configuration = LoaderConfiguration()
    configuration.prefetchDistance = 1
    let source = LoadingDataSource(script.pageLoader, configuration: configuration)
    let other = LoadingDataSource(script.pageLoader)
    let host = SimulatedPagerHost<Controller>()
    let driver = PagerDriver(OnDemandPager(source) { _ in Controller() }, host: host)
    source.appear()
    script.finish(try await script.nextRequest(), with: LoadedPage(posts("x a"), next: ">"))
    await until(source.state.content == .loaded)
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    #expect(driver.settledPage == "a" && script.openRequests.isEmpty)
    var steps: [LoaderStep<String, String>] = []
    let observation = other.observeSteps { steps.append($0) }
    let tokens = [driver.reportViewport(to: source), driver.reportViewport(to: other)]
    expectEqual(source.runningRequests.map(\.intent), [.page(.forward)])
    expectEqual(steps, [LoaderStep(event: .visible(first: nil, last: nil), effects: [])])
    withExtendedLifetime((observation, tokens)) {}
  }

  @Test("Behind a filter, more is loaded until something is shown, up to three times in a row")
  func filtered() async throws {
    let script = ScriptedLoader<PostSection, String>()
    var configuration = LoaderConfiguration()
    configuration.prefetchDistance = 1
    let source = LoadingDataSource(script.pageLoader, configuration: configuration)
    let host = SimulatedPagerHost<Controller>()
    let shown = source.filter { $0.id.hasPrefix("a") }
    let driver = PagerDriver(OnDemandPager(shown) { _ in Controller() }, host: host)
    let reporting = driver.reportViewport(to: source)
    source.appear()
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    var number = 0
    func load(_ prefix: String) async {
      let page = "x" + (0..<4).map { " \(prefix)\(number * 4 + $0)" }.joined()
      number += 1
      await until(!script.openRequests.isEmpty)
      guard let request = script.openRequests.first else { return }
      script.finish(request, with: LoadedPage(posts(page), next: ">\(number)"))
      await until(source.snapshot.itemCount == number * 4)
    }
    // Nothing of the first two loads is shown.
    for prefix in ["b", "b", "a"] { await load(prefix) }
    try #require(driver.pageCount == 4)
    for _ in 0..<20 { await Task.yield() }
    #expect(script.openRequests.isEmpty, "the end is far away")
    driver.jump(toPageAt: 3, animated: false)
    for prefix in ["b", "b", "b", "b"] { await load(prefix) }
    for _ in 0..<20 { await Task.yield() }
    #expect(script.openRequests.isEmpty, "loads that show nothing are given up")
    driver.jump(toPageAt: 2, animated: false)
    driver.jump(toPageAt: 3, animated: false)
    await load("a")
    expectEqual(driver.pageCount, 8)
    withExtendedLifetime(reporting) {}
  }

  @Test("More is loaded when a filter hides what comes after the settled page")
  func otherFilter() async throws {
    let script = ScriptedLoader<PostSection, String>()
    var configuration = LoaderConfiguration()
    configuration.prefetchDistance = 1
    let source = LoadingDataSource(script.pageLoader, configuration: configuration)
    let host = SimulatedPagerHost<Controller>()
    let shown = source.filter { _ in true }
    let driver = PagerDriver(OnDemandPager(shown) { _ in Controller() }, host: host)
    let reporting = driver.reportViewport(to: source)
    source.appear()
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    script.finish(try await script.nextRequest(), with: LoadedPage(posts("x a b c"), next: ">"))
    await until(driver.pageCount == 3)
    for _ in 0..<20 { await Task.yield() }
    #expect(driver.settledPage == "a" && script.openRequests.isEmpty)
    shown.predicate = { $0.id == "a" }
    await until(!script.openRequests.isEmpty)
    expectEqual(source.runningRequests.map(\.intent), [.page(.forward)])
    withExtendedLifetime(reporting) {}
  }
}
