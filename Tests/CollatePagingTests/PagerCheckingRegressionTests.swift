import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("What checkers found once stays mended", .traced)
struct PagerCheckingRegressionTests {
  @Test("A host that comes back elsewhere keeps no controllers of the pages that it left")
  func comingBackElsewhere() {
    let configuration = PagerConfiguration(mode: .onDemand, preload: 0, retain: 0)
    var machine = PagerMachine(configuration)
    var checker = PageLifecycleChecker(configuration: configuration)
    let events: [PagerEvent] = [
      .pagesChanged([0, 1, 2]), .hostWillAppear(), .hostDidAppear, .offset(0.5),
      .hostWillDisappear(), .jump(to: 2), .hostWillAppear(), .hostDidAppear,
    ]
    for event in events {
      checker.check(PagerStep(event: event, effects: machine.handle(event), machine: machine))
    }
    expectEqual(checker.violations, [])
    expectEqual(machine.loadedPages, [2])
  }

  @Test("A loop that gets shorter while a finger holds its ends together keeps both in place")
  func shorterLoop() {
    withEvery("origin", in: [0, 3] as [PageKey]) { origin in
      var machine = PagerMachine(.init(loops: true))
      let events: [PagerEvent] = [
        .pagesChanged([0, 1, 2, 3], initial: origin), .hostDidAppear, .dragBegan, .offset(3.75),
      ]
      for event in events { _ = machine.handle(event) }
      expectEqual(machine.attachedPages, [0, 3])
      expectEqual(machine.handle(.pagesChanged([0, 2, 3])), [.shift(by: -1), .pageCount(3)])
      expectEqual(machine.position, 2.75)
      expectEqual(machine.handle(.offset(2.5)), [])
      expectEqual(machine.handle(.pagesChanged([2, 3, 0])), [.shift(by: -1)])
      expectEqual(machine.position, 1.5)
      expectEqual(machine.handle(.pagesChanged([2, 3, 0, 1])), [.pageCount(4)])
      expectEqual(machine.handle(.pagesChanged([0, 1, 2, 3])), [.shift(by: 2)])
      expectEqual(machine.position, 3.5)
    }
  }
}
