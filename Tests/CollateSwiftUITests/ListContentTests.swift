#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Content of lists in SwiftUI")
  struct ListContentTests {
    @Test("Items of different types are shown by what they are, and a plain array needs no section")
    func kinds() async {
      struct Word: Identifiable, Hashable, Sendable { let id: Int }
      let words = ArrayDataSource(items: [Word(id: 1)])
      let rows = ArrayDataSource(sections: [section("A", "ab")])
      let screen = CompositeDataSource([rows.erased(), words.erased()])
      let stage = Stage(
        CollateList(screen) { item in
          if let row = item.base as? Row {
            Text(row.text)
          } else if let word = item.base as? Word {
            Text("\(word.id)")
          }
        })
      expectEqual(stage.texts, [["a", "b"], ["1"]])

      struct Plain: View {
        @State private var words = [Word(id: 1), Word(id: 2)]
        var body: some View {
          Text(words.map { "\($0.id)" }.joined())
          CollateList(items: $words) { Text("\($0.id)") }.reorderable()
        }
      }
      let plain = Stage(Plain())
      let drag = HeadlessDrag(lifting: [[0, 0]], in: plain.list)
      expectEqual(drag?.move(over: [0, 1], in: plain.list), .move)
      drag?.drop()
      await plain.settle()
      expectEqual(plain.texts, [["2", "1"]])
      expectEqual(HeadlessSwiftUI.texts(in: plain.controller.view)[0], "21")
    }

    struct Emptying: View {
      @State private var items = [Row(id: "a", text: "a")]
      @State private var hint = "nothing"
      var body: some View {
        Button("empty") { items = [] }
        Button("hint") { hint = "still nothing" }
        CollateList(items: items) { Text($0.text) }.emptyContent { Text(hint) }
      }
    }

    @Test("An empty list shows a view of its own, as the parent has it")
    func empty() {
      let stage = Stage(Emptying())
      expectEqual(stage.list.backgroundView, nil)
      stage.tap("empty")
      stage.list.backgroundView?.layoutIfNeeded()
      stage.tap("hint")
      stage.list.backgroundView?.layoutIfNeeded()
      expectEqual(
        stage.list.backgroundView.map { HeadlessSwiftUI.texts(in: $0) }, ["still nothing"])
    }

    struct Looking: View {
      let log: Log
      @State private var sections: [Rows] = [section("A", "abc"), section("B", "d")]
      @State private var names = ["a": "1", "b": "2", "c": "3", "d": "4"]
      var body: some View {
        Button("drop") {
          sections[0].items.removeFirst()
          names["a"] = nil
          names["b"] = "5"
        }
        CollateList(sections) { row in Text(name(of: row)) }
      }

      private func name(of row: Row) -> String {
        if names[row.id] == nil { log.add(row.id) }
        return names[row.id] ?? "?"
      }
    }

    @Test("Closures are not asked for items that the state does not have any more")
    func gone() async {
      let log = Log()
      let stage = Stage(Looking(log: log))
      stage.tap("drop")
      await stage.settle()
      expectEqual(stage.texts, [["5", "3"], ["4"]])
      expectEqual(log.lines, [])
    }
  }
}
#endif
