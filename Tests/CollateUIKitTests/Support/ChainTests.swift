#if HEADLESS_UIKIT
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The closures beside those of the levels that are asked.
private enum Elsewhere: CaseIterable {
  case none

  /// There were some of the levels that are not asked.
  case takenAway

  /// There are some of something else.
  case ofOthers

  func behaviors<Behavior>(_ levels: [Level: Behavior], _ other: Behavior) -> [Behavior] {
    switch self {
    case .none: []
    case .takenAway: Array(levels.values)
    case .ofOthers: [other]
    }
  }
}

/// Tests of whom a list view asks: the descriptor, the data source, the fallback, UIKit.
@MainActor
protocol ChainTests {
  associatedtype Stage: ChainStage
  associatedtype Behavior
  associatedtype Subject: Identifiable where Subject.ID == Character
  associatedtype Place: Equatable

  /// Where the list view asks.
  var place: Place { get }

  /// What it shows there.
  var subject: Character { get }

  /// Makes a list ready before it is shown.
  func setUp(_ list: Stage.List)

  /// Returns what takes closures: for the subject, and for something else only.
  func behaviors(of list: Stage.List) -> (own: [Level: Behavior], other: Behavior)
}

extension ChainTests {
  func setUp(_ list: Stage.List) {}

  /// Asks with closures at every subset of the levels.
  ///
  /// Where no level has an answer, the view must not ask, unless it always does: the delegate does
  /// not respond. If only others than the item or section have closures, the answer is the usual one.
  ///
  /// - Parameters:
  ///   - name: What is asked.
  ///   - answers: What each level answers.
  ///   - usual: What is answered when there is no level.
  ///   - isFixed: Whether the delegate always responds.
  ///   - set: Sets the closure, or takes it away.
  ///   - ask: Asks as the view does.
  func check<Answer: Equatable>(
    _ name: String, _ answers: [Answer], usual: Answer, isFixed: Bool = false,
    set: (Behavior, ((Subject, Place) -> Answer)?) -> Void,
    ask: (Stage.View, Stage.Delegate, Place) -> Answer?
  ) {
    sweep(name, answers, usual: usual, isFixed: isFixed, ask: ask) { behavior, answer in
      set(
        behavior,
        answer.map { answer in
          { subject, place in
            expectEqual(subject.id, self.subject)
            expectEqual(place, self.place)
            return answer()
          }
        })
    }
  }

  /// Asks for yes or no.
  func checkFlag(
    _ name: String, usual: Bool, set: (Behavior, ((Subject, Place) -> Bool)?) -> Void,
    ask: (Stage.View, Stage.Delegate, Place) -> Bool?
  ) {
    for answer in [true, false] {
      let answers = [answer, !answer, answer]
      check(name, answers, usual: usual, set: set, ask: ask)
    }
  }

  /// Tells of something that asks for no answer.
  func checkEvent(
    _ name: String, isFixed: Bool = false, set: (Behavior, ((Subject, Place) -> Void)?) -> Void,
    ask: (Stage.View, Stage.Delegate, Place) -> Void?
  ) {
    check(name, [0, 0, 0], usual: 0, isFixed: isFixed) { behavior, answer in
      set(behavior, answer.map { answer in { _ = answer($0, $1) } })
    } ask: {
      ask($0, $1, $2)
      return 0
    }
  }

  private func sweep<Answer: Equatable>(
    _ name: String, _ answers: [Answer], usual: Answer, isFixed: Bool,
    ask: (Stage.View, Stage.Delegate, Place) -> Answer?, set: (Behavior, (() -> Answer)?) -> Void
  ) {
    withEvery("\(name), levels", in: Level.subsets) { levels in
      withEvery("closures elsewhere", in: Elsewhere.allCases) { elsewhere in
        let witness = Witness()
        witness.fallbackAnswer = answers[Level.fallback.rawValue]
        let stage = Stage(witness: levels.contains(.fallback) ? witness : nil, setUp: setUp)
        let (own, other) = behaviors(of: stage.list)
        for (level, behavior) in own where levels.contains(level) {
          set(behavior) {
            witness.note(level)
            return answers[level.rawValue]
          }
        }
        for behavior in elsewhere.behaviors(own.filter { !levels.contains($0.key) }, other) {
          set(behavior) {
            Issue.record("The closure of others was called")
            return usual
          }
          if elsewhere == .takenAway { set(behavior, nil) }
        }
        guard let (view, delegate) = stage.asking else {
          Issue.record("The view has no delegate to ask")
          return
        }
        let first = Level.allCases.first(where: levels.contains)
        let sent = HeadlessMessages.count
        let answer = withExtendedLifetime(stage) { ask(view, delegate, place) }
        let isPresent = HeadlessMessages.count > sent
        let methods = witness.methods
        expectEqual(witness.takeAsked(), [first].compactMap(\.self))
        expectEqual(isPresent, isFixed || elsewhere == .ofOthers || first != nil)
        if isPresent { expectEqual(answer, first.map { answers[$0.rawValue] } ?? usual) }
        guard first == .fallback, let fallback = stage.fallback else { return }
        // What the fallback was asked is what it would be asked without the list.
        _ = ask(view, fallback, place)
        expectEqual(methods, witness.methods)
      }
    }
  }
}
#endif
