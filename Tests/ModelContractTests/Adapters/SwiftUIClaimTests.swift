#if canImport(SwiftUI) && canImport(UIKit)
import Collate
import CollateSwiftUI
import SwiftUI
import Testing
import UIKit

/// Whether SwiftUI is that of the system, and not the stand-in, which has no layout.
#if canImport(Darwin)
private let isSystem = true
#else
private let isSystem = false
#endif

// What `CollateSwiftUI` relies on and no documentation promises. The table in the article "Write screens in SwiftUI"
// has the risk of each claim. Where a claim needs fingers or a keyboard, the test is disabled, and its reason says what
// to do with `Playground/iOS-SwiftUI` on a device and what to see there. If you enable it, it fails until you have
// replaced its body.
@MainActor
@Suite("What lists and pagers claim about SwiftUI")
struct SwiftUIClaimTests {
  struct Rows: View {
    let source: ArrayDataSource<Folder>
    var repetitions = 1

    var body: some View {
      CollateList(source) { note in Text(String(repeating: "\(note.text) ", count: repetitions)) }
    }
  }

  struct Conversation: View {
    let source: ArrayDataSource<Folder>
    @State private var last: String?

    var body: some View {
      CollateList(source) { note in Text(note.text) }.scrollPosition($last, at: .end)
    }
  }

  private func listView(in view: UIView?) -> UICollectionView? {
    guard let view else { return nil }
    return (view as? UICollectionView) ?? view.subviews.lazy.compactMap { listView(in: $0) }.first
  }

  // Documented: UICollectionView.selfSizingInvalidation, for cells that invalidate their intrinsic content size.
  // Unsure: that the content of UIHostingConfiguration does so when it is configured again.
  @Test(
    "Rows that become longer get higher in place, without a batch update",
    .enabled(if: isSystem, "the stand-in gives rows no sizes"))
  func selfSizing() async {
    let source = ArrayDataSource(sections: [Folder("A", "ab")])
    let controller = UIHostingController(rootView: Rows(source: source))
    let stage = Stage(controller)
    await stage.eventually { listView(in: controller.view)?.visibleCells.count == 2 }
    let list = listView(in: controller.view)
    let cell = list?.cellForItem(at: [0, 0])
    let height = cell?.bounds.height ?? 0
    controller.rootView = Rows(source: source, repetitions: 200)
    await stage.eventually { cell?.bounds.height ?? 0 > 2 * height }
    #expect(list?.cellForItem(at: [0, 0]) === cell)
    let next = list?.layoutAttributesForItem(at: [0, 1])?.frame
    #expect(next?.minY ?? 0 >= cell?.frame.maxY ?? 0)
  }

  // Documented: UIHostingConfiguration, which says that a list layout bridges swipe actions. Unsure: which of them are
  // shown if the layout has a provider, too.
  @Test(
    "Swipe actions of a row are shown, and those of the adapter instead if it has any",
    .disabled(
      "by hand: swipe a row of ReorderScreen, without and with trailingSwipeActions in prepare"))
  func swipeActions() {
    Issue.record("Only a finger can swipe")
  }

  // Documented: SafeAreaRegions.keyboard, which the views do not ignore, so that a keyboard makes them lower. Unsure:
  // that a scroll view reports its scrolling when it gets another size only, on which the adapter relies.
  @Test(
    "A conversation that is at its end stays there when it becomes lower",
    .enabled(
      if: isSystem, "a list in the stand-in does not stay at its end when its window becomes lower")
  )
  func lowering() async {
    var folder = Folder("A")
    folder.items = (0..<60).map { Note("\($0)") }
    let source = ArrayDataSource(sections: [folder])
    let controller = UIHostingController(rootView: Conversation(source: source))
    let stage = Stage(controller)
    func showsEnd(within height: CGFloat) -> Bool {
      guard let list = listView(in: controller.view) else { return false }
      return list.bounds.height <= height && list.indexPathsForVisibleItems.max() == [0, 59]
    }
    await stage.eventually { showsEnd(within: 480) }
    stage.window.frame.size.height = 240
    await stage.eventually { showsEnd(within: 240) }
  }

  // Unsure: that it does so in step with the animation of the keyboard.
  @Test(
    "A conversation that is at its end stays there when the keyboard appears",
    .disabled(
      "by hand: begin to write at the end of ChatScreen, and see the last message stay above the keyboard"
    ))
  func keyboard() {
    Issue.record("Simulators may have no keyboard on the screen")
  }

  // Documented: UIViewController.setContentScrollView(_:for:).
  @Test("Bars follow the list of a screen that a navigation controller shows")
  func bars() async {
    let source = ArrayDataSource(sections: [Folder("A", "ab")])
    let controller = UIHostingController(rootView: Rows(source: source))
    let stage = Stage(UINavigationController(rootViewController: controller))
    await stage.eventually {
      let list = listView(in: controller.view)
      return list != nil && controller.contentScrollView(for: .top) === list
    }
  }

  // Unsure: that a NavigationStack asks the controller around the list, which gets its scroll view.
  @Test(
    "A large title collapses while people scroll, and is there again at the top",
    .disabled(
      "by hand: scroll a CollateList with a navigationTitle in a NavigationStack, then go back and forth"
    ))
  func largeTitle() {
    Issue.record("The title has to be seen")
  }

  #if !os(tvOS)
  // Documented: "Page lifecycle" of `Collate`. View.onAppear(perform:) leaves its moment to the type of the view, so
  // nothing is promised of it.
  @Test("Pages report their callbacks in order, independently of `onAppear`")
  func pageEvents() async {
    let source = ArrayDataSource(sections: [Folder("A", "abc")])
    let journal = Journal()
    var pager: PagerViewController<String, UIViewController>?
    let controller = UIHostingController(
      rootView: PagerView(source) { note in Text(note.text) }
        .onPage { event, note in journal.lines.append("\(event) \(note.id)") }
        .prepare { pager = $0 })
    let stage = Stage(controller)
    await stage.eventually { journal.lines == ["willAppear a", "didAppear a"] }
    journal.lines = []
    pager?.driver.jump(to: "b", animated: false)
    await stage.eventually { journal.lines.last == "didAppear b" }
    expectEqual(
      journal.lines, ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
  }
  #endif

  // Unsure: that the preview of a lifted cell is not taken again while the cell is configured in place.
  @Test(
    "The preview of a dragged row stays as it was lifted while rows are configured again",
    .disabled(
      "by hand: hold a row of ReorderScreen in the air while its parent changes what rows show"))
  func dragPreview() {
    Issue.record("Only a finger can drag")
  }
}
#endif
