import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("The gate that lets scroll events pass", .traced)
struct PagerGateTests {
  private func event(_ random: inout SeededGenerator, near position: Double) -> PagerEvent {
    switch random.below(24) {
    case 0: return .dragBegan
    case 1: return .dragEnded(target: random.oneIn(3) ? nil : PageKey(random.below(5)))
    case 2: return .settle(at: random.oneIn(2) ? nil : PageKey(random.below(5)))
    case 3: return .jump(to: PageKey(random.below(5)), animated: !random.oneIn(4))
    case 4: return .pagesChanged(PageList(count: 2 + random.below(5)))
    case 5: return random.oneIn(3) ? .hostWillDisappear() : .hostWillAppear()
    case 6: return random.oneIn(3) ? .hostDidDisappear : .hostDidAppear
    case 7: return random.oneIn(3) ? .sizeWillChange : .sizeDidChange
    case 8: return .offset([.nan, .infinity, -7, 7, 0][random.below(5)])
    case 9...12: return .offset(Double(random.below(13) - 4) / 2)
    default: return .offset(position + Double(random.below(21) - 10) / 16)
    }
  }

  @Test("Lets nothing pass that would have done something, and notes the same positions")
  func transparency() {
    withSeeds(Effort.rounds(300)) { random in
      let configuration = PagerConfiguration(
        loops: random.oneIn(2), epsilon: [0, 0.001, 0.125][random.below(3)])
      var gated = PagerMachine(configuration)
      var ungated = PagerMachine(configuration)
      for first: PagerEvent in [
        .pagesChanged([0, 1, 2, 3, 4]), .hostWillAppear(), .hostDidAppear,
      ] {
        _ = (gated.handle(first), ungated.handle(first))
      }
      for _ in 0..<60 {
        let event = event(&random, near: gated.position)
        ungated.gate.close()
        let expected = ungated.handle(event)
        let effects = gated.handle(event)
        expectEqual(effects, expected, "\(event)")
        expectEqual(gated.position, ungated.position, "\(event)")
        expectEqual(gated.transition, ungated.transition, "\(event)")
        expectEqual(gated.phase, ungated.phase, "\(event)")
      }
    }
  }
}
