#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Selections of lists in SwiftUI")
  struct ListSelectionTests {
    struct Selecting: View {
      let source: ArrayDataSource<Rows>
      @State private var id: String?
      @State private var ids: Set<String> = []
      let isMany: Bool
      var body: some View {
        Text("\(isMany ? ids.sorted().joined() : id ?? "none")")
        Button("set c") { (id, ids) = ("c", ["c", "a"]) }
        Button("clear") { (id, ids) = (nil, []) }
        if isMany {
          CollateList(source) { Text($0.text) }.selection($ids)
        } else {
          CollateList(source) { Text($0.text) }.selection($id)
        }
      }
    }

    @Test("The selection goes both ways, once for each change", arguments: [false, true])
    func selection(isMany: Bool) async {
      let source = ArrayDataSource(sections: [section("A", "abc")])
      let stage = Stage(Selecting(source: source, isMany: isMany))
      stage.list.simulateTap(at: [0, 1])
      stage.finish()
      #expect(stage.state == "b")
      if !isMany {
        stage.list.simulateTap(at: [0, 1])
        stage.finish()
        #expect(stage.state == "b", "as in a List, it stays selected")
      }
      HeadlessSwiftUI.reset()
      stage.tap("set c")
      await stage.settle()
      #expect(stage.state == (isMany ? "ac" : "c"))
      #expect(
        stage.list.indexPathsForSelectedItems?.sorted()
          == (isMany ? [[0, 0], [0, 2]] : [[0, 2]]))
      #expect(stage.count("update HostedList") == 1, "no loop")
      stage.tap("clear")
      await stage.settle()
      #expect(stage.list.indexPathsForSelectedItems == [])
      #expect(stage.findings == [])
    }

    @Test(
      "A tap calls the action with the item, and refreshable adds a control that ends with its task"
    )
    func actions() async throws {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let log = Log()
      let stage = Stage(
        CollateList(source) { Text($0.text) }
          .onSelect { log.add($0.id) }
          .refreshable { await log.add("refresh") })
      stage.list.simulateTap(at: [0, 1])
      #expect(log.lines == ["b"])
      #expect(stage.list.indexPathsForSelectedItems == [])
      stage.list.refreshControl?.simulatePull()
      try await stage.settle { stage.list.refreshControl?.isRefreshing == false }
      #expect(log.lines == ["b", "refresh"])
      #expect(stage.list.refreshControl?.isRefreshing == false)
    }
  }
}
#endif
