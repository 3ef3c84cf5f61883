import Collate
import CollateTesting
import TestSupport
import Testing

private let page0 = ControllerID.page(0)
private let page1 = ControllerID.page(1)
private let page2 = ControllerID.page(2)

@Suite("The checker names the rule that a call breaks")
struct PagerCheckingRuleTests {
  @Test("I1: no appearance begins twice in one direction")
  func twice() {
    let comings = findings {
      $0.begin(.offset(0.5))
      $0.call(.willAppear(page0, animated: true))
    }
    expectEqual(
      comings,
      [
        Violation(.balance, call: "will+ 0~", message: "it is appeared already")
      ])
    let goings = findings(host: .appearing) {
      $0.begin(.hostWillDisappear())
      $0.call(.willDisappear(page0, animated: false), .willDisappear(page0, animated: false))
    }
    expectEqual(
      goings,
      [
        Violation(.balance, call: "will- 0", message: "it is disappearing already")
      ])
  }

  @Test("I1: no appearance ends that did not begin")
  func endsWithoutBeginning() {
    let found = findings {
      $0.begin(.settle())
      $0.call(.didAppear(page1), .didDisappear(page0))
    }
    expectEqual(
      found,
      [
        Violation(
          .balance, call: "did+ 1", message: "it is hidden, not appearing"),
        Violation(
          .balance, call: "did- 0", message: "it is appeared, not disappearing"),
      ])
  }

  @Test("I2: a page appears as a child of a host that can be seen")
  func entranceWithoutHost() {
    let orphan = findings {
      $0.begin(.offset(0.5))
      $0.call(.load(2), .willAppear(page2, animated: true))
    }
    expectEqual(
      orphan,
      [
        Violation(
          .entrance, call: "will+ 2~", message: "it is no child of the host")
      ])
    let early = findings(host: .hidden) {
      $0.begin(.memoryWarning)
      $0.load(0)
      $0.enter(page0)
    }
    expectEqual(
      early,
      [
        Violation(.entrance, call: "will+ 0", message: "the host is hidden")
      ])
  }

  @Test("I2: a view comes on screen when its page is appearing, once")
  func attaching() {
    let early = findings {
      $0.begin(.offset(0.5))
      $0.call(.attach(page1, at: 1))
    }
    expectEqual(
      early,
      [
        Violation(.entrance, call: "attach 1", message: "it is hidden, not appearing")
      ])
    let twice = findings(host: .appearing) {
      $0.begin(.hostDidAppear)
      $0.call(.attach(page0, at: 0))
    }
    expectEqual(
      twice,
      [
        Violation(.entrance, call: "attach 0", message: "it is on screen already")
      ])
  }

  @Test("I2: a page has appeared when its host has, and all others are gone")
  func appearing() {
    let eager = findings(host: .appearing) {
      $0.begin(.settle())
      $0.call(.didAppear(page0))
    }
    expectEqual(
      eager,
      [
        Violation(
          .entrance, call: "did+ 0", message: "the host is still appearing")
      ])
    let unseen = findings {
      $0.begin(.settle(at: 1))
      $0.leave(page0)
      $0.call(.willAppear(page1, animated: false), .didAppear(page1))
    }
    expectEqual(
      unseen,
      [
        Violation(.entrance, call: "did+ 1", message: "it is not on screen")
      ])
    let crowded = findings {
      $0.begin(.settle(at: 1))
      $0.call(.willDisappear(page0, animated: false))
      $0.enter(page1)
      $0.call(.didAppear(page1))
    }
    expectEqual(
      crowded,
      [
        Violation(.entrance, call: "did+ 1", message: "0 is still disappearing")
      ])
  }

  @Test("I3: no two pages have appeared at a time")
  func two() {
    let found = findings {
      $0.begin(.settle(at: 1))
      $0.enter(page1)
      $0.call(.didAppear(page1))
    }
    expectEqual(
      found,
      [
        Violation(.single, call: "did+ 1", message: "0 has appeared, too")
      ])
  }

  @Test("I4: a page disappears, leaves the screen, then the host")
  func leaving() {
    let sudden = findings {
      $0.begin(.settle(at: 1))
      $0.call(.detach(page0))
    }
    expectEqual(
      sudden,
      [
        Violation(
          .exit, call: "detach 0", message: "it is appeared, not disappearing")
      ])
    let visible = findings {
      $0.begin(.settle(at: 1))
      $0.call(.willDisappear(page0, animated: false), .didDisappear(page0))
    }
    expectEqual(
      visible,
      [
        Violation(.exit, call: "did- 0", message: "it is still on screen")
      ])
    let torn = findings {
      $0.begin(.pagesChanged([1, 2]))
      $0.call(.willMoveFromParent(page0))
    }
    expectEqual(
      torn,
      [
        Violation(
          .exit, call: "willMove0 0", message: "it is appeared and on screen")
      ])
  }

  @Test("I4: a page that left the screen has disappeared before it comes back")
  func comingBack() {
    let found = findings {
      $0.begin(.offset(0.5))
      $0.call(.willDisappear(page0, animated: true), .willAppear(page0, animated: true))
      $0.call(.willDisappear(page0, animated: true), .detach(page0))
      $0.call(.willAppear(page0, animated: true))
    }
    expectEqual(
      found,
      [
        Violation(
          .exit, call: "will+ 0~",
          message: "it left the screen, so that did- is due first")
      ])
  }

  @Test("I4: a controller is let go when it is a child no more")
  func unloading() {
    let found = findings {
      $0.begin(.memoryWarning)
      $0.call(.unload(page1), .unload(page2), .detach(page1))
    }
    expectEqual(
      found,
      [
        Violation(
          .exit, call: "unload 1", message: "it is still a child of the host"),
        Violation(.exit, call: "unload 2", message: "there is no such controller"),
        Violation(.exit, call: "detach 1", message: "it is not on screen"),
      ])
    let pooled = findings(.reused) {
      $0.begin(.memoryWarning)
      $0.call(.recycle(slot: 1))
    }
    expectEqual(
      pooled,
      [
        Violation(.exit, call: "recycle s1", message: "it is appeared and on screen")
      ])
  }

  @Test("I5: a controller becomes a child once, and is notified at once")
  func adding() {
    let again = findings {
      $0.begin(.settle())
      $0.call(.add(page1), .didMove(page1))
    }
    expectEqual(
      again,
      [
        Violation(.containment, call: "add 1", message: "it is a child already"),
        Violation(.containment, call: "didMove 1", message: "it was called already"),
      ])
    let late = findings {
      $0.begin(.offset(0.5))
      $0.call(.load(2), .add(page2), .snap(to: 0), .didMove(page2))
      $0.end()
    }
    expectEqual(
      late,
      [
        Violation(
          .containment, call: "snap 0",
          message: "didMove 2 is due right after add 2")
      ])
    let never = findings { $0.say(.settle(), .load(2), .add(page2)) }
    expectEqual(
      never,
      [
        Violation(
          .containment, call: "add 2", message: "no didMove 2 came after it")
      ])
  }

  @Test("I5: a controller stops being a child once, and is notified before")
  func removing() {
    let silent = findings {
      $0.begin(.memoryWarning)
      $0.call(.remove(page1), .unload(page1))
    }
    expectEqual(
      silent,
      [
        Violation(
          .containment, call: "remove 1", message: "no willMove0 came before it")
      ])
    let twice = findings {
      $0.begin(.memoryWarning)
      $0.call(.willMoveFromParent(page1), .willMoveFromParent(page1))
    }
    expectEqual(
      twice,
      [
        Violation(.containment, call: "willMove0 1", message: "it was called already")
      ])
  }

  @Test("I5: after a teardown nothing is left, and nothing happens any more")
  func teardown() {
    let orphan = findings {
      $0.begin(.teardown)
      $0.leave(page0)
      $0.discard(page0)
      $0.end()
    }
    expectEqual(
      orphan,
      [
        Violation(
          .containment, call: "teardown",
          message: "after the teardown 1 is still a child")
      ])
    let ghost = findings {
      $0.begin(.teardown)
      $0.leave(page0)
      $0.discard(page0)
      $0.discard(page1)
      $0.end()
      $0.say(.jump(to: 2), .finishJump(to: 2, .cancelled))
      $0.say(.hostWillAppear(), .load(0))
    }
    expectEqual(
      ghost,
      [
        Violation(.containment, call: "load 0", message: "the pager was torn down")
      ])
  }
}
