#if HEADLESS_UIKIT
import Collate
import CollateUIKit
@_spi(Headless) import CoreData
import Dispatch
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Calls a closure on another queue than the main one, before it returns.
private func elsewhere(_ body: @Sendable () -> Void) {
  DispatchQueue.global().sync(execute: body)
}

@MainActor
@Suite("Fetched results that come from another thread than the main one", .traced)
struct FetchedThreadTests {
  /// Saves on another thread, as code does that uses the context of the main queue there.
  private func saveElsewhere(_ stage: FetchedStage, _ text: String, updating updated: String = "") {
    // Nothing else runs meanwhile.
    nonisolated(unsafe) let controller = stage.controller
    nonisolated(unsafe) let (sections, people) = (
      stage.sections(text), updated.map { stage.person(String($0)) }
    )
    elsewhere { unsafe controller.simulateSave(sections, updating: people) }
  }

  @Test("They are shown in their order, none is lost, and developers get one message")
  func order() async throws {
    let reports = Reports { issue, _ in "\(issue)".contains("7 objects in 2 sections") }
    let stage = FetchedStage("A=ab")
    let source = try FetchedResultsDataSource(stage.controller)
    var updates: [Update<FetchedSection<Person>>] = []
    let token = source.observe { updates.append($0) }

    saveElsewhere(stage, "A=abcdef|B=g", updating: "a")
    saveElsewhere(stage, "A=abc|B=d")
    #expect(updates.isEmpty)
    // One on the main thread overtakes none of them.
    stage.save("A=bc|B=d")
    expectEqual(source.snapshot.text, "A=bc|B=d")
    expectEqual(updates.map(\.after.text), ["A=abcdef|B=g", "A=abc|B=d", "A=bc|B=d"])
    expectEqual(updates.first?.batch.itemUpdates.count, 1)

    saveElsewhere(stage, "B=dc")
    await until(source.snapshot.text == "B=dc")
    expectEqual(updates.count, 4)
    await until(!reports.messages.isEmpty)
    let text = "controller reports 7 objects in 2 sections off the main thread"
    expectEqual(reports.messages.first?.contains(text), true)
    saveElsewhere(stage, "B=d")
    await until(source.snapshot.text == "B=d")
    expectEqual(reports.messages.count, 1)
    withExtendedLifetime(token) {}
  }

  @Test("Saves here and there, in any order")
  func random() throws {
    try withSeeds(200) { dice in
      let stage = FetchedStage("A=ab")
      let source = try FetchedResultsDataSource(stage.controller)
      var shown: [String] = []
      var expected: [String] = []
      let token = source.observe { shown.append($0.after.text) }
      for _ in 0..<8 {
        let letters = "abcdef".shuffled(using: &dice).prefix(1 + dice.below(5))
        let text = "A=" + String(letters)
        // A save that changes nothing is not reported.
        if text == expected.last ?? "A=ab" { continue }
        expected.append(text)
        if dice.below(2) == 0 {
          saveElsewhere(stage, text)
        } else {
          stage.save(text)
          expectEqual(shown, expected)
        }
      }
      stage.save("A=")
      expectEqual(shown, expected + ["A="])
      withExtendedLifetime(token) {}
    }
  }

  @Test("The listener receives the method that takes a snapshot, and not its namesake")
  func namesakes() throws {
    let stage = FetchedStage("A=ab", sectionNameKeyPath: nil)
    let source = try FetchedResultsDataSource(stage.controller)
    stage.save("=abc")
    expectEqual(source.snapshot.itemCount, 3)
  }
}
#endif
