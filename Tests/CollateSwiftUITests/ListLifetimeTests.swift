#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Lifetimes of lists in SwiftUI")
  struct ListLifetimeTests {
    struct Leaving: View {
      let source: ArrayDataSource<Rows>
      let other: ArrayDataSource<Rows>
      @State private var isShown = true
      @State private var isOther = false
      var body: some View {
        Button("leave") { isShown.toggle() }
        Button("other") { isOther.toggle() }
        if isShown { CollateList(isOther ? other : source) { Text($0.text) } }
      }
    }

    @Test(
      "A list that is removed releases everything, in either order", arguments: [false, true])
    func leaving(dismantlesFirst: Bool) async {
      HeadlessSwiftUI.dismantlesFirst = dismantlesFirst
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let other = ArrayDataSource(sections: [section("A", "xb")])
      let stage = Stage(Leaving(source: source, other: other))
      stage.tap("other")
      expectEqual(stage.texts, [["x", "b"]], "another source, in the same view")
      weak let view = stage.list
      stage.tap("leave")
      await stage.settle()
      expectEqual(view, nil)
      source.sections = []
      stage.tap("leave")
      await stage.settle()
      expectEqual(stage.texts, [["x", "b"]])
      expectEqual(HeadlessSwiftUI.counts["dismantle Hosted"], 1)
      expectEqual(stage.findings, [])
    }
  }
}
#endif
