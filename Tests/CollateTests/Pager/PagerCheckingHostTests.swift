import Collate
import CollateTesting
import Testing

@MainActor
@Suite("A simulated host behaves as a scroll view does")
struct PagerCheckingHostTests {
  private typealias Page = SimulatedPage<String>
  private typealias Host = SimulatedPagerHost<Page>

  private let host = Host()
  private let driver: PagerDriver<String, Page>
  private let checker: PagerDriverChecker
  private let recorder: PagerRecorder

  init() {
    driver = host.show(
      StaticPager(
        ["a", "b", "c", "d"].map { id in
          StaticPager.Page(id: id) { SimulatedPage(id) }
        }))
    checker = PagerDriverChecker(driver)
    recorder = PagerRecorder(driver, omitsSilentOffsets: true)
  }

  private var visible: [String?] { host.visiblePages.map(\.content) }

  @Test("The views of a jump are side by side, however far apart the pages are, in both directions")
  func jumpOffsets() {
    func offsets() -> [String: Double] {
      Dictionary(
        uniqueKeysWithValues: host.attachments.map {
          ($0.controller.content ?? "", host.offset(of: $0))
        })
    }
    host.appear()
    driver.jump(to: "d")
    host.step(2)
    #expect(offsets() == ["a": -0.25, "d": 0.75])
    host.runUntilRest()
    #expect(offsets() == ["d": 0])
    driver.jump(to: "b")
    host.step(6)
    #expect(offsets() == ["d": 0.75, "b": -0.25])
    host.touchDown()
    host.drag(byPages: 0.25)
    #expect(offsets() == ["b": -0.25, "c": 0.75])
    host.release()
    host.runUntilRest()
    // The shorter way of a loop leads over its seam.
    driver.configuration.loops = true
    driver.jump(to: "a", animated: false)
    driver.jump(to: "d")
    host.step(2)
    #expect(offsets() == ["a": 0.25, "d": -0.75])
  }

  @Test("A swipe shows two pages on the way and one at the end")
  func swipe() {
    host.appear(animated: true)
    #expect(visible == ["a"])
    host.touchDown()
    host.drag(byPages: 0.25)
    #expect(visible == ["a", "b"])
    #expect(host.contentOffset == 64)
    #expect(host.motion == .held)
    host.release(velocity: 1)
    #expect(host.motion == .coasting)
    host.step(2)
    #expect(host.position == 0.5)
    host.runUntilRest()
    #expect(visible == ["b"])
    #expect(host.motion == .resting)
    #expect(host.children.map(\.content) == ["a", "b"])
    #expect(
      host.children.map { $0.calls.map(\.description).joined(separator: " ") } == [
        "add didMove will+~ attach did+ will-~ detach did-", "add didMove will+~ attach did+",
      ])
    #expect(
      recorder.lines == [
        "hostWillAppear ~                  count 4 · load a · add a · didMove a · will+ a~ · "
          + "attach a",
        "hostDidAppear                     did+ a",
        "dragBegan                         —",
        "offset 0.0625                     N:begin a>b · load b · add b · didMove b · will- a~ · "
          + "will+ b~ · attach b",
        "dragEnded target b                —",
        "offset 1.0                        detach a · did- a",
        "settle at b                       did+ b · N:settle b",
      ])
    #expect(checker.violations == [])
    #expect(host.complaints == [])
  }

  @Test("Content is hard to pull beyond its ends, springs back, and no page hears of it")
  func rubberBand() {
    host.appear()
    recorder.clear()
    host.touchDown()
    host.drag(byPages: -0.5)
    #expect(host.position == -0.25)
    #expect(visible == ["a"])
    host.release(velocity: -1)
    host.step()
    host.touchDown()
    host.drag(byPages: 0)
    #expect(host.position < -0.2)
    host.release()
    host.runUntilRest()
    #expect(host.position == 0)
    #expect(recorder.effects == [])
  }

  @Test("A spring goes beyond its target and comes back, which pages do not hear")
  func overshoot() {
    host.appear()
    host.touchDown()
    host.drag(byPages: 0.5)
    recorder.clear()
    host.release(velocity: 1, overshoot: 0.125)
    host.step(6)
    #expect(host.position == 1.125)
    #expect(host.gaps == [2])
    host.runUntilRest()
    #expect(host.position == 1)
    #expect(host.gaps == [])
    #expect(recorder.effects == ["detach a", "did- a", "did+ b", "N:settle b"])
  }

  @Test("A finger catches what moves; a jump to a neighbour goes on from there")
  func catching() {
    var results: [PagerJump.Result] = []
    host.appear()
    driver.jump(to: "b") { results.append($0) }
    host.step(4)
    #expect(host.position == 0.5)
    host.touchDown()
    #expect(results == [.superseded])
    #expect(host.position == 0.5)
    host.drag(byPages: -0.5)
    host.release()
    #expect(driver.settledPage == "a")
    #expect(visible == ["a"])
    #expect(checker.violations == [])
  }

  @Test("A far jump lays two pages side by side; a finger finds it at its end")
  func farJump() {
    var results: [PagerJump.Result] = []
    host.appear()
    driver.jump(to: "d") { results.append($0) }
    #expect(host.motion == .jumping)
    host.step(2)
    #expect(visible == ["a", "d"])
    #expect(host.position == 0.75)
    #expect(host.gaps == [])
    host.touchDown()
    #expect(results == [.finished])
    #expect(host.position == 3)
    #expect(visible == ["d"])
    host.release()
    #expect(host.children.map(\.content) == ["a", "d"])
    #expect(checker.violations == [])
  }

  @Test("A jump goes on between the same pages when others come, and ends where its target is")
  func changeDuringJump() {
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: ids("abcd"))])
    let host = Host()
    let driver = host.show(OnDemandPager(source) { SimulatedPage($0.id) })
    let checker = PagerDriverChecker(driver)
    host.appear()
    driver.jump(to: "d")
    host.step(4)
    #expect(host.position == 1.5)
    source.sections = [BasicSection(id: 0, items: ids("xabycd"))]
    #expect(host.position == 3)
    #expect(host.visiblePages.map(\.content) == ["a", "d"])
    host.runUntilRest()
    #expect(host.position == 5)
    #expect(host.visiblePages.map(\.content) == ["d"])
    source.sections = [BasicSection(id: 0, items: ids("cda"))]
    #expect(host.position == 1)
    #expect(host.visiblePages.map(\.content) == ["d"])
    #expect(host.complaints == [])
    #expect(checker.violations == [])
  }

  private func ids(_ text: String) -> [IdentifiedPage<String>] {
    text.map { IdentifiedPage(id: String($0)) }
  }

  @Test("The end of an animation that another one replaces is not reported")
  func replacedAnimation() {
    var results: [String] = []
    host.appear()
    driver.jump(to: "d") { results.append("d \($0)") }
    host.step(3)
    driver.jump(to: "c") { results.append("c \($0)") }
    host.runUntilRest()
    #expect(results == ["d superseded", "c finished"])
    #expect(recorder.lines.count { $0.hasPrefix("settle") } == 1)
    #expect(driver.settledPage == "c")
    #expect(host.position == 2)
    #expect(host.gaps == [])
    #expect(checker.violations == [])
  }

  @Test("A rotation in the middle of a swipe rests on the nearest page, whatever the offset says")
  func rotation() {
    host.appear()
    host.touchDown()
    host.drag(byPages: 0.75)
    host.rotate(toPageExtent: 512)
    #expect(driver.settledPage == "b")
    #expect(host.contentOffset == 512)
    #expect(visible == ["b"])
    recorder.clear()
    host.drag(byPages: 1)
    host.release()
    #expect(host.position == 1)
    #expect(recorder.effects == [])
    #expect(driver.epsilon == 0.5 / 512)
    #expect(checker.violations == [])
  }

  @Test("A way back that is not taken brings the page back")
  func cancelledDisappearing() {
    host.appear(animated: true)
    recorder.clear()
    host.cancelDisappearing()
    #expect(
      recorder.effects == ["will- a~", "will+ a~", "did+ a"])
    host.disappear()
    #expect(visible == ["a"])
    host.tearDown()
    #expect(host.children.isEmpty)
    #expect(host.attachments.isEmpty)
    #expect(host.complaints == [])
    #expect(checker.violations == [])
  }

  @Test("A wheel scrolls without a finger; the host rests when it is laid out")
  func wheel() {
    host.appear()
    host.scroll(byPages: 0.875)
    #expect(driver.transition?.to == "b")
    host.layOut()
    #expect(driver.settledPage == "b")
    #expect(checker.violations == [])
  }

  @Test("The same gestures in a loop go round")
  func loop() {
    let host = Host(PagerGeometry(direction: .rightToLeft))
    let driver = host.show(
      OnDemandPager(["a", "b", "c"], configuration: .init(mode: .onDemand, loops: true)) {
        SimulatedPage($0)
      })
    let checker = PagerDriverChecker(driver)
    host.appear()
    host.swipe(byPages: -1)
    #expect(driver.settledPage == "c")
    #expect(host.position == 2)
    host.swipe(byPages: 2)
    #expect(driver.settledPage == "b")
    driver.jump(to: "c")
    host.runUntilRest()
    driver.jump(to: "a")
    host.step(2)
    #expect(host.position == 2.25)
    host.runUntilRest()
    #expect(host.position == 0)
    #expect(host.gaps == [])
    #expect(host.complaints == [])
    #expect(checker.violations == [])
  }

  @Test("One place converts offsets, for both directions and both axes")
  func geometry() {
    let (ltr, rtl) = (PagerGeometry(), PagerGeometry(direction: .rightToLeft))
    let down = PagerGeometry(axis: .vertical, direction: .rightToLeft, pageExtent: 100)
    #expect(ltr.offset(atPosition: 0.5, pageCount: 4) == 128)
    #expect(rtl.offset(atPosition: 0.5, pageCount: 4) == 640)
    #expect(down.offset(atPosition: 0.5, pageCount: 4) == 50)
    for geometry in [ltr, rtl, down] {
      for position in [-0.25, 0, 1.5, 3] {
        let offset = geometry.offset(atPosition: position, pageCount: 4)
        #expect(geometry.position(atOffset: offset, pageCount: 4) == position)
      }
    }
  }

  @Test("The example of the documentation")
  func example() {
    let host = SimulatedPagerHost<SimulatedPage<String>>()
    let driver = host.show(OnDemandPager(["inbox", "drafts", "sent"]) { SimulatedPage($0) })
    let checker = PagerDriverChecker(driver)
    host.appear(animated: true)
    host.touchDown()
    host.drag(byPages: 0.6)
    host.release(velocity: 1)
    host.runUntilRest()
    #expect(host.visiblePages.map(\.content) == ["drafts"])
    #expect(checker.violations == [])
  }
}
