#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Lists of state in SwiftUI")
  struct ListStateTests {
    enum Store: CaseIterable { case binding, closure, late, refusing }

    /// What the app does with the sections that it is asked for.
    @MainActor final class Requests {
      var all: [[Rows]] = []
    }

    struct Owning: View {
      let store: Store
      var requests = Requests()
      @State private var sections: [Rows] = [section("A", "abc"), section("B", "d")]
      @State private var mark = 0
      var body: some View {
        Text(sections.map { $0.items.map(\.id).joined() }.joined(separator: "|"))
        Button("mark") { mark += 1 }
        Button("reverse") { sections[0].items.reverse() }
        Button("grant") { sections = requests.all.removeFirst() }
        Button("add") { sections[1].items.append(Row(id: "n", text: "n")) }
        Text("\(mark)")
        if store == .binding {
          CollateList($sections) { Text($0.text) }.reorderable()
        } else {
          CollateList(sections, onMove: move) { Text($0.text) }.reorderable()
        }
      }

      private func move(_ new: [Rows]) {
        requests.all.append(new)
        switch store {
        case .binding, .refusing: break
        case .closure: sections = new
        case .late: Task { sections = new }
        }
      }
    }

    @Test("A move is accepted, accepted late, or refused", arguments: Store.allCases)
    func truth(store: Store) async throws {
      StateTimeout.duration = .milliseconds(store == .refusing ? 50 : 5_000)
      let stage = Stage(Owning(store: store))
      stage.drag([0, 0], over: [1, 1])
      await stage.settle()
      let calls = stage.list.calls
      expectEqual(calls.batches, 1, "the drop, and nothing for the update that follows")
      let accepts = store != .refusing
      if !accepts { try await stage.settle { stage.texts[0].count == 3 } }
      expectEqual(stage.list.calls.batches, calls.batches + (accepts ? 0 : 1))
      expectEqual(stage.state, (accepts ? "bc|da" : "abc|d"))
      expectEqual(stage.texts, (accepts ? [["b", "c"], ["d", "a"]] : [["a", "b", "c"], ["d"]]))
      stage.tap("reverse")
      await stage.settle()
      expectEqual(stage.texts[0], (accepts ? ["c", "b"] : ["c", "b", "a"]))
      expectEqual(stage.list.calls.configuredCells, calls.configuredCells, "moved, not made again")
      expectEqual(stage.findings, [])
    }

    @Test("An update that does not concern the sections takes no move back")
    func unrelated() async {
      StateTimeout.duration = .milliseconds(5_000)
      let stage = Stage(Owning(store: .refusing))
      stage.drag([0, 0], over: [1, 1])
      await stage.settle()
      stage.tap("mark")
      await stage.settle()
      expectEqual(stage.texts, [["b", "c"], ["d", "a"]])
      stage.drag([0, 0], over: [1, 0])
      await stage.settle()
      stage.tap("grant")
      expectEqual(stage.state, "bc|da")
      expectEqual(stage.texts, [["c"], ["b", "d", "a"]], "the second move is still awaited")
      let batches = stage.list.calls.batches
      stage.tap("grant")
      expectEqual(stage.state, "c|bda")
      expectEqual(stage.texts, [["c"], ["b", "d", "a"]])
      expectEqual(stage.list.calls.batches, batches)
      expectEqual(stage.findings, [])
    }

    @Test("If the sections change without the move, it is taken back at once")
    func refusal() async {
      StateTimeout.duration = .milliseconds(5_000)
      let stage = Stage(Owning(store: .refusing))
      stage.drag([0, 0], over: [1, 1])
      await stage.settle()
      stage.tap("add")
      expectEqual(stage.state, "abc|dn")
      expectEqual(stage.texts, [["a", "b", "c"], ["d", "n"]])
      expectEqual(stage.findings, [])
    }

    @Test(
      "A move does not replace what the app has set before the next update",
      arguments: [true, false])
    func newerState(ofItems: Bool) async {
      StateTimeout.duration = .milliseconds(5_000)
      let stage = Stage(Both(ofItems: ofItems))
      HeadlessSwiftUI.tap("add", in: stage.controller.view)
      stage.drag([0, 0], over: [0, 1])
      await stage.settle()
      expectEqual(stage.state, "abcn")
      expectEqual(stage.texts, [["a", "b", "c", "n"]])
      // Two moves before the next update.
      HeadlessSwiftUI.reset()
      stage.change {
        for _ in 0..<2 {
          let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.list)
          drag?.move(over: [0, 3], in: stage.list)
          drag?.drop()
        }
      }
      await stage.settle()
      expectEqual(stage.state, "cnab")
      expectEqual(stage.texts, [["c", "n", "a", "b"]])
      expectEqual(stage.findings, [])
    }

    struct Both: View {
      let ofItems: Bool
      @State private var sections = [section("A", "abc")]
      var body: some View {
        Text(sections[0].items.map(\.id).joined())
        Button("add") { sections[0].items.append(Row(id: "n", text: "n")) }
        if ofItems {
          CollateList(items: $sections[0].items) { Text($0.text) }.reorderable()
        } else {
          CollateList($sections) { Text($0.text) }.reorderable()
        }
      }
    }

    @Test("Sections that the app sets while a source is delivering are not taken for a move")
    func delivery() async {
      StateTimeout.duration = .milliseconds(50)
      let requests = Requests()
      let stage = Stage(Owning(store: .refusing, requests: requests))
      let other = ArrayDataSource(sections: [section("A", "ab")])
      let observation = other.observe { _ in
        HeadlessSwiftUI.tap("add", in: stage.controller.view)
        HeadlessUIKit.commit()
      }
      other.removeItem(at: [0, 0])
      await stage.settle()
      expectEqual(requests.all, [])
      expectEqual(stage.texts, [["a", "b", "c"], ["d", "n"]])
      try? await Task.sleep(for: .milliseconds(100))
      expectEqual(stage.texts, [["a", "b", "c"], ["d", "n"]])
      withExtendedLifetime(observation) {}
    }

    @Test("A move in an update is not asked for once other sections have taken it back")
    func takenBack() async {
      StateTimeout.duration = .milliseconds(5_000)
      let stage = Stage(Moving())
      stage.tap("add")
      await stage.settle()
      expectEqual(stage.state, "abn")
      expectEqual(stage.texts, [["a", "b", "n"]])
      expectEqual(stage.findings, [])
    }

    /// A list whose first item is moved while it is made.
    struct Moving: View {
      @State private var sections = [section("A", "ab")]
      var body: some View {
        Text(sections[0].items.map(\.id).joined())
        Button("add") { sections[0].items.append(Row(id: "n", text: "n")) }
        CollateList($sections) { Text($0.text) }
          .prepare { list, _ in
            (list.dataSource as? ArrayDataSource<Rows>)?.moveItem(at: [0, 0], to: [0, 1])
          }
      }
    }

    @Test("Without a closure for moves, a list of state is not reorderable")
    func fixed() {
      let stage = Stage(CollateList([section("A", "ab")]) { Text($0.text) }.reorderable())
      #expect(HeadlessDrag(lifting: [[0, 0]], in: stage.list) == nil)
      let items = Stage(CollateList(items: section("A", "ab").items) { Text($0.text) })
      expectEqual(items.texts, [["a", "b"]])
    }

    @Test("A closure that moves items gets their ids, and decides", arguments: [true, false])
    func mover(moves: Bool) async {
      let source = ArrayDataSource(sections: [section("A", "ab"), section("B", "c")])
      var requests: [String] = []
      let stage = Stage(
        CollateList(source) { Text($0.text) }
          .reorderable()
          .prepare { list, _ in
            list.moveItems { move in
              requests.append("\(move.ids) > \(move.sectionID) before \(move.nextID ?? "-")")
              guard moves else { return }
              source.moveItems(withIDs: move.ids, toSection: move.sectionID, before: move.nextID)
            }
          })
      stage.drag([0, 0], over: [1, 0])
      await stage.settle()
      expectEqual(requests, ["[\"a\"] > B before c"])
      expectEqual(stage.texts, (moves ? [["b"], ["a", "c"]] : [["a", "b"], ["c"]]))
      expectEqual(source.sections.map { $0.items.map(\.id) }, stage.texts)
      expectEqual(stage.findings, [])
    }

    @Test("Rows are dragged from one child of a composite to the other")
    func composite() async {
      let one = ArrayDataSource(sections: [section("A", "ab")])
      let two = ArrayDataSource(sections: [section("B", "c")])
      let screen = CompositeDataSource([one, two], sharing: IdentityGroup("rows"))
      let stage = Stage(CollateList(screen) { Text($0.text) }.reorderable())
      stage.drag([0, 0], over: [1, 0])
      await stage.settle()
      expectEqual(two.sections[0].items.map(\.id), ["a", "c"])
      expectEqual(stage.texts, [["b"], ["a", "c"]])
    }

    struct Animated: View {
      @State private var rows = section("A", "abc").items
      var body: some View {
        Button("plain") { rows.removeLast() }
        Button("animated") { withAnimation { rows = rows.dropLast() } }
        Button("still") {
          var transaction = Transaction(animation: .default)
          transaction.disablesAnimations = true
          withTransaction(transaction) { rows = rows.dropLast() }
        }
        CollateList(items: rows) { Text($0.text) }
          .prepare { list, _ in
            list.viewUpdate = .custom { view, change in
              Animated.seen.append(UIView.areAnimationsEnabled)
              change.show(in: view)
            }
          }
      }
      static var seen: [Bool] = []
    }

    @Test(
      "Changes are animated, unless the transaction disables it",
      arguments: [("animated", true), ("plain", true), ("still", false)])
    func animation(button: String, isAnimated: Bool) {
      Animated.seen = []
      let stage = Stage(Animated())
      stage.tap(button)
      expectEqual(stage.texts, [["a", "b"]])
      expectEqual(Animated.seen, [isAnimated])
    }
  }
}
#endif
