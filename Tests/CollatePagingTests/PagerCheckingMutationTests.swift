import Collate
import CollateTesting
import TestSupport
import Testing

extension PagerEffect {
  /// Whether leaving it out must be noticed.
  fileprivate var isIndispensable: Bool {
    switch self {
    case .pageCount, .snap, .shift, .cancelDrag, .animateJump, .save, .restore, .update,
      .notify(.retarget):
      false
    // A slot may happen to show the page already, or never be asked for again.
    case .bind, .recycle: false
    default: true
    }
  }

  /// Whether to do it again makes a difference.
  fileprivate var isUnrepeatable: Bool {
    switch self {
    case .pageCount, .snap, .shift, .cancelDrag, .animateJump, .save, .restore, .update, .bind:
      false
    default: true
    }
  }
}

@Suite("A checker notices a single mistake among random events", .traced)
struct PagerCheckingMutationTests {
  /// Returns the steps of a random life, from the first pages to the teardown.
  private func life(_ generator: inout SeededGenerator) -> [PagerStep] {
    var paging = RandomPaging(using: &generator)
    var machine = PagerMachine(paging.configuration)
    var steps: [PagerStep] = []
    var event = paging.start
    for number in 0...40 {
      steps.append(PagerStep(event: event, effects: machine.handle(event), machine: machine))
      event = number == 39 ? .teardown : paging.event(for: machine, using: &generator)
    }
    return steps
  }

  private func violations(in steps: [PagerStep]) -> [Violation] {
    var checker = PageLifecycleChecker(
      configuration: steps.first?.machine.configuration ?? .init())
    for step in steps { checker.check(step) }
    return checker.violations
  }

  /// Changes the effects of one step, and expects that to be noticed.
  private func mutate(
    _ name: String, where isCandidate: (PagerEffect) -> Bool,
    _ change: (inout [PagerEffect], Int) -> Void
  ) {
    withSeeds(Effort.rounds(200)) { generator in
      var steps = life(&generator)
      let places = steps.indices.flatMap { step in
        steps[step].effects.indices.filter { isCandidate(steps[step].effects[$0]) }
          .map { (step: step, effect: $0) }
      }
      guard let place = places.randomElement(using: &generator) else { return }
      let step = steps[place.step]
      var effects = step.effects
      change(&effects, place.effect)
      steps[place.step] = PagerStep(event: step.event, effects: effects, machine: step.machine)
      let trace = steps[...place.step].suffix(8).map { "\($0.event): \($0.effects)" }
      #expect(
        !violations(in: steps).isEmpty,
        "\(step.effects[place.effect]) \(name) in\n\(trace.joined(separator: "\n"))")
    }
  }

  @Test("A call that is left out")
  func omission() {
    mutate("left out", where: \.isIndispensable) { $0.remove(at: $1) }
  }

  @Test("A call that is made twice")
  func repetition() {
    mutate("made twice", where: \.isUnrepeatable) { $0.insert($0[$1], at: $1) }
  }

  @Test("A call to another page's controller")
  func confusion() {
    func other(_ effect: PagerEffect) -> PagerEffect? {
      switch effect {
      case .willAppear(_, let animated): .willAppear(.page(-1), animated: animated)
      case .willDisappear(_, let animated): .willDisappear(.page(-1), animated: animated)
      case .didAppear: .didAppear(.page(-1))
      case .didDisappear: .didDisappear(.page(-1))
      case .attach: .attach(.page(-1), at: -1)
      case .detach: .detach(.page(-1))
      case .add: .add(.page(-1))
      case .remove: .remove(.page(-1))
      case .notify(.settle): .notify(.settle(-1))
      case .finishJump(_, let result): .finishJump(to: -2, result)
      default: nil
      }
    }
    func hasOther(_ effect: PagerEffect) -> Bool { other(effect) != nil }
    mutate("to another", where: hasOther) { $0[$1] = other($0[$1]) ?? $0[$1] }
  }

  @Test("Nothing is noticed where there is no mistake")
  func nothing() {
    withSeeds(Effort.rounds(100)) { generator in
      expectEqual(violations(in: life(&generator)), [])
    }
  }
}
