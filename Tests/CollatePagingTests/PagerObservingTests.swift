import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Observers of a pager", .traced)
@MainActor
struct PagerObservingTests {
  @Test("The beginning is reported before pages are notified, the end after, progress in between")
  func order() {
    let stage = Stage(pages("abc"), .init())
    stage.swipe(to: 1)
    expectEqual(
      stage.log.take(),
      "N:begin a>b · make b · add b · didMove b · will- a~ · will+ b~ · attach b@1"
        + " · N:progress a>b 0.25 · N:progress a>b 0.75 · detach a · did a · N:progress a>b 1.0"
        + " · did b · N:settle b")
    stage.driver.hostDidScroll(to: 0.75)
    stage.driver.hostDidScroll(to: 0.75)
    stage.driver.hostDidScroll(to: 1.5)
    stage.driver.hostDidSettle(at: 1)
    expectEqual(
      stage.log.take(),
      "N:begin b>a · will- b~ · will+ a~ · attach a@0 · N:progress b>a 0.25"
        + " · will- a~ · detach a · did a · make c · add c · didMove c · N:retarget b>c · will+ c~"
        + " · attach c@2 · N:progress b>c 0.5 · will- c~ · detach c · did c · will+ b~ · did b"
        + " · N:cancel b>c")
  }

  @Test("Observers are notified in order; additions apply to the next notice, removals at once")
  func membership() {
    let stage = Stage(pages("abc"), .init())
    var told: [String] = []
    var late: [ObservationToken] = []
    var second: ObservationToken?
    let first = stage.driver.observe { notice in
      told.append("1 \(notice)")
      second = nil
      if late.isEmpty { late.append(stage.driver.observe { told.append("3 \($0)") }) }
    }
    second = stage.driver.observe { told.append("2 \($0)") }
    stage.jump(to: "b", animated: false)
    stage.jump(to: "c", animated: false)
    expectEqual(told, ["1 settle b", "1 settle c", "3 settle c"])

    // One that lets go of itself.
    var own: ObservationToken?
    own = stage.driver.observe { notice in
      told.append("4 \(notice)")
      own = nil
    }
    #expect(own != nil)
    told = []
    stage.jump(to: "a", animated: false)
    stage.jump(to: "b", animated: false)
    expectEqual(told, ["1 settle a", "3 settle a", "4 settle a", "1 settle b", "3 settle b"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Observers of steps receive every event with all its effects, including the teardown")
  func steps() {
    let stage = Stage(pages("ab"), .init(), isShown: false)
    stage.driver.hostWillAppear(animated: true)
    stage.driver.hostDidScroll(to: 0.5)
    stage.driver.tearDown()
    expectEqual(
      stage.trace,
      [
        "hostWillAppear ~: [count 2, load a, add a, didMove a, will+ a~, attach a]",
        "offset 0.5: [N:begin a>b, load b, add b, didMove b, will- a~, will+ b~, attach b]",
        "teardown: [will- b, detach a, did- a, detach b, did- b, willMove0 a, remove a,"
          + " unload a, willMove0 b, remove b, unload b]",
      ])
    expectEqual(stage.steps.last?.machine.isTornDown, true)
  }

  @Test("The stream has all since it was asked for, and ends at teardown, at once after one")
  func streams() async {
    let stage = Stage(pages("abc"), .init())
    let events = stage.driver.notices
    stage.jump(to: "b", animated: false)
    stage.driver.hostDidScroll(to: 1.5)
    stage.driver.tearDown()
    var told: [String] = []
    for await notice in events { told.append("\(notice)") }
    expectEqual(told, ["settle b", "begin b>c", "progress b>c 0.5"])
    for await notice in stage.driver.notices { told.append("\(notice)") }
    expectEqual(told.count, 3)
  }

  @Test("The stream ends with the driver, which it does not keep")
  func releasedDriver() async {
    var stage: Stage? = Stage(pages("abc"), .init())
    let events = stage?.driver.notices
    weak let driver = stage?.driver
    stage?.jump(to: "b", animated: false)
    stage = nil
    #expect(driver == nil)
    var told: [String] = []
    if let events {
      for await notice in events { told.append("\(notice)") }
    }
    expectEqual(told, ["settle b"])
  }

  @Test("A stream that is no longer read is released")
  func unreadStream() {
    let stage = Stage(pages("abc"), .init())
    let count = stage.driver.noticeListeners?.listeners.count ?? 0
    do { _ = stage.driver.notices }
    stage.jump(to: "b", animated: false)
    expectEqual(stage.driver.noticeListeners?.listeners.count ?? 0, count)
  }
}

extension PagerObservingTests {
  @Test("Observers added and removed while nothing happens leave nothing behind")
  func observersThatGo() {
    let stage = Stage(pages("abc"), .init())
    for _ in 0..<10 { _ = stage.driver.observe { _ in } }
    let count = stage.driver.noticeListeners?.listeners.count ?? 0
    #expect(count <= 2)
  }
}
