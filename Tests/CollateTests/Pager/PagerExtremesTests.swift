import Collate
import TestSupport
import Testing

@Suite("Pagers at the limits of what numbers can say")
struct PagerExtremesTests {
  @Test("All controllers are kept where as many as there can be are to be kept")
  func endlessRetain() {
    for preload in [0, Int.max] {
      let configuration = PagerConfiguration<String>(
        mode: .onDemand, preload: preload, retain: .max)
      var machine = PagerMachine(configuration, pages: ["0", "1", "2", "3"])
      for page in ["3", "1"] {
        _ = machine.handle(.jump(to: page, animated: true))
        _ = machine.handle(.settle())
      }
      #expect(machine.loadedPages == (preload == 0 ? ["0", "1", "3"] : ["0", "1", "2", "3"]))
      #expect(configuration.controllerLimit == .max)
    }
    #expect(PagerConfiguration<Int>(mode: .reused, poolLimit: .max).controllerLimit == .max)
    #expect(PagerConfiguration<Int>(mode: .reused, retain: 5).controllerLimit == 14)
  }

  @Test(
    "A host without a size may ask for any precision, and no page is lost between two",
    arguments: [.nan, -1, 0, 0.001, 0.5, 3, .infinity])
  func anyPrecision(_ epsilon: Double) {
    var machine = PagerMachine<String>(.init(), pages: ["0", "1", "2"])
    machine.configuration.epsilon = epsilon
    expectTrace(
      machine,
      """
      dragBegan               —
      offset 0.5              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      offset 1                detach 0 · did- 0
      offset 1.5              load 2 · add 2 · didMove 2 · N:retarget 0>2 · will- 1~ · will+ 2~ · attach 2
      offset 2                detach 1 · did- 1
      offset 2.5              —
      dragEnded target 2      —
      settle                  did+ 2 · N:settle 2
      """)
  }
}

extension PagerExtremesTests {
  @Test("A pager that loops no more rests on a page, wherever it was")
  func endOfLooping() {
    var machine = PagerMachine<String>(.init(loops: true), pages: ["0", "1", "2"])
    _ = machine.handle(.dragBegan)
    _ = machine.handle(.offset(-0.3))
    machine.configuration.loops = false
    #expect(machine.currentPage == "2")
    expectTrace(
      machine,
      """
      dragEnded               —
      settle                  detach 0 · did- 0 · did+ 2 · N:settle 2
      """)
  }

  @Test("That goes for a finger on the seam whose page goes away, too")
  func endOfLoopingWithoutThePage() {
    var machine = PagerMachine<String>(.init(loops: true), pages: ["0", "1"])
    _ = machine.handle(.dragBegan)
    _ = machine.handle(.offset(-0.0005))
    machine.configuration.loops = false
    _ = machine.handle(.pagesChanged(["0"]))
    #expect(machine.currentPage == "0")
  }
}
