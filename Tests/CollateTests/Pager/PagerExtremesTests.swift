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
    #expect(PagerConfiguration<Int>(mode: .reused(poolLimit: .max)).controllerLimit == .max)
    #expect(PagerConfiguration<Int>(mode: .reused(), retain: 5).controllerLimit == 14)
  }
}
