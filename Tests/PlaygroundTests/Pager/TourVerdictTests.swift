import Testing

@testable import playground

@Suite("The verdict of a tour")
@MainActor
struct TourVerdictTests {
  private static let life: [PageCall] = [
    .add, .didMove, .willAppear, .attach, .didAppear, .willDisappear, .detach, .didDisappear,
    .willMoveFromParent, .remove,
  ]

  private func verdict(_ calls: [PageCall]) -> TourVerdict {
    let journal = PageJournal()
    let ledger = journal.open("a")
    for call in calls { ledger.enter(call) }
    return TourVerdict(on: journal, differences: [], kind: .onDemand)
  }

  @Test("A whole life is balanced, and so is one with appearances that are cancelled")
  func balanced() {
    #expect(verdict(Self.life).isBalanced)
    #expect(verdict([]).isBalanced)
    #expect(verdict([.add, .didMove, .willMoveFromParent, .remove]).isBalanced)
    #expect(
      verdict([
        .add, .didMove, .willAppear, .attach, .willDisappear, .willAppear, .didAppear,
        .willDisappear, .detach, .didDisappear, .willMoveFromParent, .remove,
      ]).isBalanced)
  }

  @Test("A life that is cut short, or in which a call is missing or comes twice, is not")
  func unbalanced() {
    for place in Self.life.indices {
      var calls = Self.life
      calls.insert(calls[place], at: place)
      #expect(!verdict(calls).isBalanced, "\(calls)")
      calls.removeSubrange(place...place + 1)
      // A page that disappears before it has appeared is balanced all the same.
      #expect(verdict(calls).isBalanced == !calls.contains(.didAppear), "\(calls)")
      if place > 0 { #expect(!verdict(Array(Self.life[..<place])).isBalanced) }
    }
  }

  @Test("What pages were told and did not hear is a fault, and so is a controller that stays")
  func differences() {
    let journal = PageJournal()
    #expect(!TourVerdict(on: journal, differences: ["x"], kind: .static).isBalanced)
    let controller = FilePageController(name: "a", journal: journal)
    let verdict = TourVerdict(on: journal, differences: [], kind: .static)
    #expect(verdict.lines.suffix(2) == ["   Not balanced:", "   a is not closed"])
    withExtendedLifetime(controller) {}
  }
}
