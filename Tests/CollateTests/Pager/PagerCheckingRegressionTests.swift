import Collate
import CollateTesting
import Testing

@Suite("What checkers found once stays mended")
struct PagerCheckingRegressionTests {
  @Test("A host that comes back elsewhere keeps no controllers of the pages that it left")
  func comingBackElsewhere() {
    let configuration = PagerConfiguration<Int>(mode: .onDemand, preload: 0, retain: 0)
    var machine = PagerMachine(configuration)
    var checker = PageLifecycleChecker(configuration: configuration)
    let events: [PagerEvent<Int>] = [
      .pagesChanged([0, 1, 2]), .hostWillAppear(), .hostDidAppear, .offset(0.5),
      .hostWillDisappear(), .jump(to: 2), .hostWillAppear(), .hostDidAppear,
    ]
    for event in events {
      checker.check(PagerStep(event: event, effects: machine.handle(event), machine: machine))
    }
    #expect(checker.violations == [])
    #expect(machine.loadedPages == [2])
  }
}
