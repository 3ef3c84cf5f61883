import Collate
import CollateTesting
import TestSupport
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

  @Test(
    "Without pages, a host is at the beginning",
    arguments: [PagerGeometry.Direction.leftToRight, .rightToLeft])
  func position(direction: PagerGeometry.Direction) {
    expectEqual(Host(PagerGeometry(direction: direction)).position, 0)
  }

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
    expectEqual(offsets(), ["a": -0.25, "d": 0.75])
    host.runUntilRest()
    expectEqual(offsets(), ["d": 0])
    driver.jump(to: "b")
    host.step(6)
    expectEqual(offsets(), ["d": 0.75, "b": -0.25])
    host.touchDown()
    host.drag(byPages: 0.25)
    expectEqual(offsets(), ["b": -0.25, "c": 0.75])
    host.release()
    host.runUntilRest()
    // The shorter way of a loop leads over its seam.
    driver.configuration.loops = true
    driver.jump(to: "a", animated: false)
    driver.jump(to: "d")
    host.step(2)
    expectEqual(offsets(), ["a": 0.25, "d": -0.75])
  }

  @Test("A swipe shows two pages on the way and one at the end")
  func swipe() {
    host.appear(animated: true)
    expectEqual(visible, ["a"])
    host.touchDown()
    host.drag(byPages: 0.25)
    expectEqual(visible, ["a", "b"])
    expectEqual(host.contentOffset, 64)
    expectEqual(host.motion, .held)
    host.release(velocity: 1)
    expectEqual(host.motion, .coasting)
    host.step(2)
    expectEqual(host.position, 0.5)
    host.runUntilRest()
    expectEqual(visible, ["b"])
    expectEqual(host.motion, .resting)
    expectEqual(host.children.map(\.content), ["a", "b"])
    expectEqual(
      host.children.map { $0.calls.map(\.description).joined(separator: " ") },
      [
        "add didMove will+~ attach did+ will-~ detach did-", "add didMove will+~ attach did+",
      ])
    expectEqual(
      recorder.lines,
      [
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
    expectEqual(checker.violations, [])
    expectEqual(host.complaints, [])
  }

  @Test("Content resists a pull beyond its ends and springs back, without notifying pages")
  func rubberBand() {
    host.appear()
    recorder.clear()
    host.touchDown()
    host.drag(byPages: -0.5)
    expectEqual(host.position, -0.25)
    expectEqual(visible, ["a"])
    host.release(velocity: -1)
    host.step()
    host.touchDown()
    host.drag(byPages: 0)
    #expect(host.position < -0.2)
    host.release()
    host.runUntilRest()
    expectEqual(host.position, 0)
    expectEqual(recorder.effects, [])
  }

  @Test("A spring overshoots its target and returns, without notifying pages")
  func overshoot() {
    host.appear()
    host.touchDown()
    host.drag(byPages: 0.5)
    recorder.clear()
    host.release(velocity: 1, overshoot: 0.125)
    host.step(6)
    expectEqual(host.position, 1.125)
    expectEqual(host.gaps, [2])
    host.runUntilRest()
    expectEqual(host.position, 1)
    expectEqual(host.gaps, [])
    expectEqual(recorder.effects, ["detach a", "did- a", "did+ b", "N:settle b"])
  }

  @Test("A finger catches what moves; a jump to a neighbor goes on from there")
  func catching() {
    var results: [PagerJump.Result] = []
    host.appear()
    driver.jump(to: "b") { results.append($0) }
    host.step(4)
    expectEqual(host.position, 0.5)
    host.touchDown()
    expectEqual(results, [.superseded])
    expectEqual(host.position, 0.5)
    host.drag(byPages: -0.5)
    host.release()
    expectEqual(driver.settledPage, "a")
    expectEqual(visible, ["a"])
    expectEqual(checker.violations, [])
  }

  @Test("A far jump lays two pages side by side; a finger finds it at its end")
  func farJump() {
    var results: [PagerJump.Result] = []
    host.appear()
    driver.jump(to: "d") { results.append($0) }
    expectEqual(host.motion, .jumping)
    host.step(2)
    expectEqual(visible, ["a", "d"])
    expectEqual(host.position, 0.75)
    expectEqual(host.gaps, [])
    host.touchDown()
    expectEqual(results, [.finished])
    expectEqual(host.position, 3)
    expectEqual(visible, ["d"])
    host.release()
    expectEqual(host.children.map(\.content), ["a", "d"])
    expectEqual(checker.violations, [])
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
    expectEqual(host.position, 1.5)
    source.sections = [BasicSection(id: 0, items: ids("xabycd"))]
    expectEqual(host.position, 3)
    expectEqual(host.visiblePages.map(\.content), ["a", "d"])
    host.runUntilRest()
    expectEqual(host.position, 5)
    expectEqual(host.visiblePages.map(\.content), ["d"])
    source.sections = [BasicSection(id: 0, items: ids("cda"))]
    expectEqual(host.position, 1)
    expectEqual(host.visiblePages.map(\.content), ["d"])
    expectEqual(host.complaints, [])
    expectEqual(checker.violations, [])
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
    expectEqual(results, ["d superseded", "c finished"])
    expectEqual(recorder.lines.count { $0.hasPrefix("settle") }, 1)
    expectEqual(driver.settledPage, "c")
    expectEqual(host.position, 2)
    expectEqual(host.gaps, [])
    expectEqual(checker.violations, [])
  }

  @Test("A rotation during a swipe rests on the nearest page, regardless of the offset")
  func rotation() {
    host.appear()
    host.touchDown()
    host.drag(byPages: 0.75)
    host.rotate(toPageExtent: 512)
    expectEqual(driver.settledPage, "b")
    expectEqual(host.contentOffset, 512)
    expectEqual(visible, ["b"])
    recorder.clear()
    host.drag(byPages: 1)
    host.release()
    expectEqual(host.position, 1)
    expectEqual(recorder.effects, [])
    expectEqual(driver.epsilon, 0.5 / 512)
    expectEqual(checker.violations, [])
  }

  @Test("A way back that is not taken brings the page back")
  func cancelledDisappearing() {
    host.appear(animated: true)
    recorder.clear()
    host.cancelDisappearing()
    expectEqual(
      recorder.effects, ["will- a~", "will+ a~", "did+ a"])
    host.disappear()
    expectEqual(visible, ["a"])
    host.tearDown()
    #expect(host.children.isEmpty)
    #expect(host.attachments.isEmpty)
    expectEqual(host.complaints, [])
    expectEqual(checker.violations, [])
  }

  @Test("A wheel scrolls without a finger; the host rests when it is laid out")
  func wheel() {
    host.appear()
    host.scroll(byPages: 0.875)
    expectEqual(driver.transition?.to, "b")
    host.layOut()
    expectEqual(driver.settledPage, "b")
    expectEqual(checker.violations, [])
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
    expectEqual(driver.settledPage, "c")
    expectEqual(host.position, 2)
    host.swipe(byPages: 2)
    expectEqual(driver.settledPage, "b")
    driver.jump(to: "c")
    host.runUntilRest()
    driver.jump(to: "a")
    host.step(2)
    expectEqual(host.position, 2.25)
    host.runUntilRest()
    expectEqual(host.position, 0)
    expectEqual(host.gaps, [])
    expectEqual(host.complaints, [])
    expectEqual(checker.violations, [])
  }

  @Test(
    "A pager that is shown after another one begins at its own beginning",
    arguments: [0, 3, 6, nil])
  func shownAfterAnother(steps: Int?) {
    host.appear()
    host.swipe()
    driver.jump(to: "d")
    if let steps {
      host.step(steps)
    } else {
      host.touchDown()
      host.drag(byPages: 0.4)
    }
    let other = host.show(
      StaticPager(
        ["x", "y", "z", "w"].map { id in
          StaticPager.Page(id: id) { SimulatedPage(id) }
        }))
    let checker = PagerDriverChecker(other)
    host.appear()
    expectEqual([host.position, other.position], [0, 0])
    expectEqual(visible, ["x"])
    host.swipe()
    expectEqual(other.settledPage, "y")
    expectEqual(host.gaps, [])
    expectEqual(checker.violations, [])
  }

  @Test("A host goes round as soon as its pager does, and moves no longer when all pages are gone")
  func replacedPages() {
    host.appear()
    driver.jump(to: "c")
    host.step(2)
    let pages = ArrayDataSource(sections: [BasicSection(id: 0, items: ids("xyz"))])
    driver.replacePager(
      with: OnDemandPager(pages, configuration: .init(mode: .onDemand, loops: true)) {
        SimulatedPage($0.id)
      })
    expectEqual([host.position], [0])
    host.swipe(byPages: -1)
    expectEqual(driver.settledPage, "z")
    driver.jump(to: "y")
    host.step(2)
    pages.items = []
    pages.items = ids("pqr")
    expectEqual(driver.settledPage, "p")
    expectEqual(visible, ["p"])
    expectEqual(host.gaps, [])
    expectEqual(checker.violations, [])
  }

  @Test("One place converts offsets, for both directions and both axes")
  func geometry() {
    let (ltr, rtl) = (PagerGeometry(), PagerGeometry(direction: .rightToLeft))
    let down = PagerGeometry(axis: .vertical, direction: .rightToLeft, pageExtent: 100)
    expectEqual(ltr.offset(atPosition: 0.5, pageCount: 4), 128)
    expectEqual(rtl.offset(atPosition: 0.5, pageCount: 4), 640)
    expectEqual(down.offset(atPosition: 0.5, pageCount: 4), 50)
    for geometry in [ltr, rtl, down] {
      for position in [-0.25, 0, 1.5, 3] {
        let offset = geometry.offset(atPosition: position, pageCount: 4)
        expectEqual(geometry.position(atOffset: offset, pageCount: 4), position)
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
    expectEqual(host.visiblePages.map(\.content), ["drafts"])
    expectEqual(checker.violations, [])
  }
}
