#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The focus, and ranges that two fingers select", .traced)
struct FocusTests {
  private static let levels = Level.subsets.filter { !$0.contains(.descriptor) }

  private let types: [any FocusStage.Type] = [TableStage.self, CollectionStage.self]

  @Test("Whether the focus may move: data source, fallback, UIKit")
  func shouldUpdate() {
    func check<Stage: FocusStage>(_ type: Stage.Type, _ levels: Set<Level>, _ answer: Bool) {
      let witness = Witness()
      let stage = stage(type, levels, witness)
      witness.fallbackAnswer = levels.contains(.dataSource) ? !answer : answer
      if levels.contains(.dataSource) {
        stage.setShouldUpdateFocus { previous, next in
          expectEqual(previous, nil)
          expectEqual(next, [1, 1])
          witness.note(.dataSource)
          return answer
        }
      }
      stage.setDidUpdateFocus { _, _ in }
      let moves = levels.isEmpty || answer
      expectEqual(stage.moveFocus(to: [1, 1]), moves)
      expectEqual(stage.focus, (moves ? [1, 1] : nil))
      expectEqual(witness.takeAsked(), first(of: levels))
    }
    for type in types {
      for answer in [true, false] {
        withEvery("\(type), levels", in: Self.levels) { check(type, $0, answer) }
      }
    }
  }

  @Test("That the focus moved: data source, fallback")
  func didUpdate() {
    func check<Stage: FocusStage>(_ type: Stage.Type, _ levels: Set<Level>) {
      let witness = Witness()
      let stage = stage(type, levels, witness)
      var log: [[IndexPath?]] = []
      if levels.contains(.dataSource) {
        stage.setDidUpdateFocus {
          log.append([$0, $1])
          witness.note(.dataSource)
        }
      }
      stage.setShouldUpdateFocus { _, _ in true }
      for path: IndexPath? in [[0, 1], [1, 0], nil] {
        #expect(stage.moveFocus(to: path))
        expectEqual(stage.focus, path)
        expectEqual(witness.takeAsked(), first(of: levels))
      }
      let moves: [[IndexPath?]] = [[nil, [0, 1]], [[0, 1], [1, 0]], [[1, 0], nil]]
      expectEqual(log, (levels.contains(.dataSource) ? moves : []))
    }
    for type in types {
      withEvery("\(type), levels", in: Self.levels) { check(type, $0) }
    }
  }

  @Test("Where the focus should go: data source, fallback, UIKit; to leave it open counts")
  func preferred() {
    func check<Stage: FocusStage>(_ type: Stage.Type, _ levels: Set<Level>, _ path: IndexPath?) {
      let witness = Witness()
      let stage = stage(type, levels, witness)
      let other: IndexPath? = path == nil ? [1, 2] : nil
      witness.fallbackAnswer = (levels.contains(.dataSource) ? other : path) as Any
      if levels.contains(.dataSource) {
        stage.setPreferredFocus {
          witness.note(.dataSource)
          return path
        }
      }
      let preferred = levels.isEmpty ? nil : path
      expectEqual(stage.preferredFocus(), preferred)
      expectEqual(witness.takeAsked(), first(of: levels))

      stage.setShouldUpdateFocus { _, _ in true }
      stage.setDidUpdateFocus { _, _ in }
      // Without any wish the first cell gets it.
      expectEqual(stage.enterFocus(), preferred ?? [0, 0])
      expectEqual(witness.takeAsked(), first(of: levels))
    }
    for type in types {
      for path: IndexPath? in [[1, 1], nil] {
        withEvery("\(type), levels", in: Self.levels) { check(type, $0, path) }
      }
    }
  }

  @Test("That two fingers have selected a range: data source, fallback")
  func multipleSelection() {
    func check<Stage: FocusStage>(_ type: Stage.Type, _ levels: Set<Level>) {
      let witness = Witness()
      let stage = stage(type, levels, witness)
      if levels.contains(.dataSource) {
        stage.setMultipleSelectionDidEnd { witness.note(.dataSource) }
      }
      stage.endMultipleSelection()
      expectEqual(witness.takeAsked(), first(of: levels))
    }
    for type in types {
      withEvery("\(type), levels", in: Self.levels) { check(type, $0) }
    }
  }

  /// Returns a list whose cells can have the focus, and are not selected by it.
  private func stage<Stage: FocusStage>(
    _ type: Stage.Type, _ levels: Set<Level>, _ witness: Witness
  ) -> Stage {
    let stage = Stage(witness: levels.contains(.fallback) ? witness : nil) { _ in }
    stage.list.canFocus { _, _ in true }.selectionFollowsFocus { _, _ in false }
    return stage
  }

  private func first(of levels: Set<Level>) -> [Level] {
    Level.allCases.first(where: levels.contains).map { [$0] } ?? []
  }
}
#endif
