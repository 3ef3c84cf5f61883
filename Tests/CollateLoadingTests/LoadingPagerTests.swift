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
  func settling() async {
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
    let first = await script.nextRequest()
    script.finish(first, with: LoadedPage(posts("x c d e"), previous: "<", next: ">"))
    await until(source.state.content == .loaded)
    // The first page is settled, so that the beginning is near.
    expectEqual(driver.settledPage, "c")
    let before = await script.nextRequest()
    expectEqual(before.intent, .page(.backward))
    script.finish(before, with: LoadedPage(posts("x a b")))
    await until(source.state.backward == .exhausted)
    #expect(driver.settledPage == "c" && driver.settledIndex == 2)
    #expect(script.openRequests.isEmpty)
    driver.jump(to: "e", animated: false)
    #expect(await script.nextRequest().intent == .page(.forward))
    withExtendedLifetime(reporting) {}
  }

  @Test("A source receives the page on which the pager is already settled, if it has that page")
  func reportingLater() async {
    let script = ScriptedLoader<PostSection, String>()
    var configuration = LoaderConfiguration()
    configuration.prefetchDistance = 1
    let source = LoadingDataSource(script.pageLoader, configuration: configuration)
    let other = LoadingDataSource(script.pageLoader)
    let host = SimulatedPagerHost<Controller>()
    let driver = PagerDriver(OnDemandPager(source) { _ in Controller() }, host: host)
    source.appear()
    script.finish(await script.nextRequest(), with: LoadedPage(posts("x a"), next: ">"))
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
}
