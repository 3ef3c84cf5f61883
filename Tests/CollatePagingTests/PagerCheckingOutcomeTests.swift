import Collate
import CollateTesting
import TestSupport
import Testing

private let page0 = ControllerID.page(0)
private let page1 = ControllerID.page(1)
private let page2 = ControllerID.page(2)
private let slot1 = ControllerID.slot(1)
private let slot2 = ControllerID.slot(2)

@Suite("The checker names the rule that a sequence of calls or its outcome breaks", .traced)
struct PagerCheckingOutcomeTests {
  @Test("I6: a controller gets another page while it is not visible")
  func binding() {
    let seen = findings(.reused) {
      $0.begin(.pagesChanged([0, 1, 2], changed: [0]))
      $0.call(.bind(slot: 1, to: 0), .bind(slot: 1, to: 2))
    }
    #expect(
      seen == [
        Violation(
          .binding, call: "bind s1<2",
          message: "it shows 0 and is appeared and on screen")
      ])
    let pooled = findings(.reused) {
      $0.begin(.memoryWarning)
      $0.call(.recycle(slot: 2), .bind(slot: 2, to: 2), .dequeue(slot: 2), .dequeue(slot: 2))
    }
    #expect(
      pooled == [
        Violation(.binding, call: "bind s2<2", message: "it is in the pool"),
        Violation(.binding, call: "dequeue s2", message: "it is not in the pool"),
      ])
  }

  @Test("I6: no page has two controllers")
  func twoControllers() {
    let bound = findings(.reused) {
      $0.begin(.offset(0.5))
      $0.call(.bind(slot: 2, to: 0))
    }
    #expect(
      bound == [
        Violation(.binding, call: "bind s2<0", message: "s1 shows 0 already")
      ])
    let loaded = findings {
      $0.begin(.offset(0.5))
      $0.call(.load(1))
    }
    #expect(
      loaded == [
        Violation(.binding, call: "load 1", message: "controller 1 shows it already")
      ])
    let dequeued = findings(.reused) {
      $0.begin(.offset(0.5))
      $0.call(.recycle(slot: 2))
      $0.make(3, showing: 1)
      $0.call(.dequeue(slot: 2))
      $0.end()
    }
    #expect(
      dequeued == [
        Violation(
          .binding, call: "offset 0.5", message: "s2 and s3 both show 1")
      ])
  }

  @Test("I6: state is that of the page whose controller it is")
  func states() {
    let found = findings(.reused) {
      $0.begin(.settle())
      $0.call(.save(1, from: slot1), .restore(2, to: slot2), .restore(0, to: slot1), .update(0))
    }
    #expect(
      found == [
        Violation(.binding, call: "save 1", message: "it does not show 1"),
        Violation(.binding, call: "restore 2", message: "it does not show 2"),
        Violation(
          .binding, call: "restore 0", message: "it is appeared and on screen"),
        Violation(.binding, call: "update 0", message: "it has no controller"),
      ])
  }

  @Test("I7: the page that leaves is notified before the page that enters")
  func goingFirst() {
    let beginnings = findings {
      $0.begin(.offset(0.5))
      $0.enter(page1)
      $0.call(.willDisappear(page0, animated: true))
    }
    #expect(
      beginnings == [
        Violation(.sequence, call: "will- 0~", message: "will+ 1 came before it")
      ])
    let ends = findings {
      $0.begin(.settle(at: 1))
      $0.call(.willDisappear(page0, animated: false))
      $0.enter(page1)
      $0.call(.detach(page0), .didAppear(page1), .didDisappear(page0))
    }
    #expect(
      ends == [
        Violation(.entrance, call: "did+ 1", message: "0 is still disappearing"),
        Violation(.sequence, call: "did- 0", message: "did+ 1 came before it"),
      ])
  }

  @Test("I7: the news of a beginning come first, those of an end last, new data before all calls")
  func news() {
    let late = findings {
      $0.begin(.offset(0.5))
      $0.call(.willDisappear(page0, animated: true), .notify(.begin(from: 0, to: 1)))
    }
    #expect(
      late == [
        Violation(.sequence, call: "N:begin 0>1", message: "will- 0 came before it")
      ])
    let early = findings {
      $0.begin(.settle(at: 1))
      $0.call(.willDisappear(page0, animated: false))
      $0.enter(page1)
      $0.call(.detach(page0), .didDisappear(page0), .notify(.settle(1)), .didAppear(page1))
    }
    #expect(
      early == [
        Violation(.sequence, call: "did+ 1", message: "N:settle 1 came before it")
      ])
    let stale = findings {
      $0.begin(.pagesChanged([0, 1, 2], changed: [1]))
      $0.call(.willDisappear(page0, animated: true))
      $0.enter(page1)
      $0.call(.update(1))
    }
    #expect(
      stale == [
        Violation(
          .sequence, call: "update 1",
          message: "new data of what is appearing and on screen come first")
      ])
  }

  @Test("I8: a transition begins where the pager rests, before it goes on or ends")
  func transitions() {
    let found = findings {
      $0.begin(.settle())
      $0.call(.notify(.cancel(from: 0, to: 1)))
      $0.begin(.offset(0.5))
      $0.call(.notify(.retarget(from: 0, to: 1)), .notify(.begin(from: 0, to: 2)))
      $0.call(.notify(.retarget(from: 0, to: 2)), .notify(.settle(0)))
      $0.call(.notify(.begin(from: 1, to: 2)), .notify(.cancel(from: 1, to: 0)))
    }
    let calls = [
      "N:cancel 0>1": "no transition is open",
      "N:retarget 0>1": "no transition is open",
      "N:begin 0>2": "the open transition is 0>1",
      "N:retarget 0>2": "the open transition is 0>2",
      "N:settle 0": "it rested there before, so that N:cancel 0>2 is due",
      "N:begin 1>2": "the pager rests on 0",
      "N:cancel 1>0": "the open transition is 1>2",
    ]
    #expect(found.allSatisfy { $0.law == .transition })
    expectEqual(Dictionary(uniqueKeysWithValues: found.map { ($0.call, $0.message) }), calls)
  }

  @Test("I8: the page on which the pager rests is reported once")
  func settlingTwice() {
    let found = findings { $0.say(.settle(), .notify(.settle(0))) }
    #expect(
      found == [
        Violation(.transition, call: "N:settle 0", message: "observers know already")
      ])
  }

  @Test("I8: each jump ends once")
  func jumps() {
    let unasked = findings { $0.say(.settle(), .finishJump(to: 1, .finished)) }
    #expect(
      unasked == [
        Violation(
          .transition, call: "N:done 1=finished", message: "no jump is open")
      ])
    let forgotten = findings { $0.say(.jump(to: 0)) }
    #expect(
      forgotten == [
        Violation(
          .transition, call: "jump 0",
          message: "no observer was notified how the jump to 0 ended")
      ])
    let mistaken = findings {
      $0.begin(.jump(to: 2))
      $0.call(.finishJump(to: 1, .alreadyThere))
    }
    #expect(
      mistaken == [
        Violation(
          .transition, call: "N:done 1=alreadyThere",
          message: "only jumps to 2 are open")
      ])
  }

  @Test("I9: what is between hidden and hidden again is on screen")
  func invisible() {
    let found = findings {
      $0.begin(.offset(0.5))
      $0.call(.notify(.begin(from: 0, to: 1)), .willDisappear(page0, animated: true))
      $0.call(.willAppear(page1, animated: true))
      $0.end()
    }
    #expect(
      found == [
        Violation(
          .bounds, call: "offset 0.5", message: "1 is appearing, not on screen")
      ])
  }

  @Test("I9: there are at most two views and a limited number of controllers, of pages that exist")
  func limits() {
    let views = findings {
      $0.begin(.offset(0.5))
      $0.load(2)
      $0.call(.notify(.begin(from: 0, to: 1)), .willDisappear(page0, animated: true))
      $0.enter(page1)
      $0.enter(page2)
      $0.end()
    }
    #expect(
      views == [Violation(.bounds, call: "offset 0.5", message: "3 pages are on screen")])
    let pool = findings(.reused, poolLimit: 0) { $0.say(.memoryWarning, .recycle(slot: 2)) }
    #expect(
      pool == [
        Violation(.bounds, call: "memoryWarning", message: "the pool holds 1, where 0 may wait")
      ])
    let many = findings {
      $0.say(.pagesChanged([0, 1, 2, 3, 4]))
      $0.begin(.settle())
      for page in [2, 3, 4] as [PageKey] { $0.load(page) }
      $0.end()
    }
    #expect(
      many == [
        Violation(
          .bounds, call: "settle", message: "there are 5 controllers where 4 are enough")
      ])
    let gone = findings { $0.say(.pagesChanged([0, 2])) }
    #expect(
      gone == [
        Violation(
          .bounds, call: "pagesChanged [0,2]",
          message: "1 shows 1, which is no page any more")
      ])
  }

  @Test("I9: neither a transition nor a rejected jump allows for one controller more")
  func noSpareInTransition() {
    let found = findings {
      $0.say(.pagesChanged([0, 1, 2, 3, 4]))
      $0.begin(.offset(0.5))
      $0.call(.notify(.begin(from: 0, to: 1)), .willDisappear(page0, animated: true))
      $0.enter(page1)
      $0.end()
      $0.say(.jump(to: 9, animated: true), .finishJump(to: 9, .rejected))
      $0.begin(.offset(0.75))
      for page in [2, 3, 4] as [PageKey] { $0.load(page) }
      $0.end()
    }
    #expect(
      found == [
        Violation(
          .bounds, call: "offset 0.75", message: "there are 5 controllers where 4 are enough")
      ])
  }

  @Test("I9: a jump that takes over a transition does, until the transition ends")
  func spareOfJump() {
    let found = findings {
      $0.say(.pagesChanged([0, 1, 2, 3, 4, 5]))
      $0.begin(.jump(to: 1, animated: true))
      $0.call(.notify(.begin(from: 0, to: 1)), .willDisappear(page0, animated: true))
      $0.enter(page1)
      $0.end()
      $0.begin(.jump(to: 2, animated: true))
      $0.call(.finishJump(to: 1, .superseded))
      $0.leave(page1)
      for page in [2, 3, 4] as [PageKey] { $0.load(page) }
      $0.call(.notify(.retarget(from: 0, to: 2)))
      $0.enter(page2)
      $0.end()
      $0.begin(.offset(1.5))
      $0.load(5)
      $0.end()
      $0.begin(.settle())
      $0.discard(.page(5))
      $0.leave(page2)
      $0.call(.willAppear(page0, animated: true), .didAppear(page0))
      $0.call(.notify(.cancel(from: 0, to: 2)), .finishJump(to: 2, .cancelled))
      $0.end()
    }
    #expect(
      found == [
        Violation(
          .bounds, call: "offset 1.5", message: "there are 6 controllers where 5 are enough"),
        Violation(.bounds, call: "settle", message: "there are 5 controllers where 4 are enough"),
      ])
  }

  @Test("I9: a host that disappears does, if the settled page cannot appear any more")
  func spareOfHost() {
    withEvery("settled", in: [0, 1]) { settled in
      let found = findings {
        $0.say(.pagesChanged([0, 1, 2, 3, 4]))
        $0.say(.hostWillDisappear(), .willDisappear(page0, animated: false))
        $0.begin(.jump(to: 1))
        for page in [2, 3, 4] as [PageKey] { $0.load(page) }
        if settled == 1 { $0.call(.notify(.settle(1))) }
        $0.call(.finishJump(to: 1, settled == 1 ? .finished : .cancelled))
        $0.end()
      }
      #expect(
        found.map(\.message)
          == (settled == 1 ? [] : ["there are 5 controllers where 4 are enough"]))
    }
  }

  @Test("I10: a pager at rest shows its page and no other")
  func rest() {
    let shown = findings(host: .appearing) { $0.say(.hostDidAppear) }
    #expect(
      shown == [
        Violation(
          .rest, call: "hostDidAppear",
          message: "0 is appearing while the host is appeared")
      ])
    let other = findings {
      $0.begin(.settle(at: 1))
      $0.call(.willDisappear(page0, animated: false))
      $0.enter(page1)
      $0.call(.detach(page0), .didDisappear(page0), .didAppear(page1))
      $0.end()
    }
    #expect(
      other == [
        Violation(
          .rest, call: "settle at 1", message: "0 is hidden while the host is appeared"),
        Violation(
          .rest, call: "settle at 1", message: "1 is appeared while the host is appeared"
        ),
      ])
    let hidden = findings { $0.say(.hostDidDisappear, .willDisappear(page0, animated: false)) }
    #expect(
      hidden == [
        Violation(
          .rest, call: "hostDidDisappear",
          message: "0 is disappearing while the host is hidden")
      ])
    let missing = findings(host: .hidden) { $0.say(.hostWillAppear()) }
    #expect(
      missing == [
        Violation(.rest, call: "hostWillAppear", message: "0 has no controller")
      ])
    let turned = findings {
      $0.begin(.offset(0.5))
      $0.call(.notify(.begin(from: 0, to: 1)), .willDisappear(page0, animated: true))
      $0.enter(page1)
      $0.end()
      $0.say(.sizeWillChange)
    }
    #expect(
      turned == [
        Violation(
          .rest, call: "sizeWillChange",
          message: "0>1 is open while the size of the host changes")
      ])
  }

  @Test("I11: the pager rests on one of its pages, or on none when there is none")
  func settled() {
    let removed = findings(host: .hidden) { $0.say(.pagesChanged([1, 2])) }
    #expect(
      removed == [
        Violation(
          .settled, call: "pagesChanged [1,2]",
          message: "there is no page 0 to rest on")
      ])
    let lost = findings(host: .hidden) { $0.say(.settle(), .notify(.settle(nil))) }
    #expect(
      lost == [
        Violation(.settled, call: "settle", message: "it rests on none of its 3 pages")
      ])
    expectEqual(findings(host: .hidden) { $0.say(.pagesChanged([]), .notify(.settle(nil))) }, [])
  }
}
