#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ExampleScreens

@MainActor
@Suite("The example screens")
struct ExampleScreenTests {
  /// Puts a screen into a navigation controller in a window, and keeps the window.
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    settle()
    return window
  }

  private func settle() {
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  /// What the rows of a table say, section by section.
  private func rows(of table: UITableView) -> [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.shownTexts[IndexPath(row: row, section: section)] ?? "-"
      }
    }
  }

  @Test("Putting in order: in a feed and across, pinned rows stay, rows are deleted, feeds swap")
  func reorder() async {
    let screen = ReorderViewController()
    let window = show(screen)
    let table = screen.tableView
    var saved: [[String]] = []
    screen.onChange = { saved.append($0.map { $0.items.map(\.title).joined(separator: ", ") }) }
    let drag = { (path: IndexPath, place: IndexPath) in
      let drag = HeadlessDrag(lifting: [path], in: table)
      drag?.move(over: place, in: table)
      return drag?.drop() == true
    }
    #expect(!drag([0, 0], [0, 1]))
    #expect(drag([0, 2], [0, 0]))
    expectEqual(saved, [["Water the plants, Mend the bicycle, Write to Ada", "Learn to juggle"]])
    await until(settling { rows(of: table)[0][1] == "Mend the bicycle" })
    // It is another source that has it then.
    #expect(drag([0, 1], [1, 1]))
    expectEqual(screen.work.sections[0].items.map(\.id), [4, 3])
    expectEqual(
      saved.last, ["Water the plants, Write to Ada", "Learn to juggle, Mend the bicycle"])
    let calls = table.calls
    await until(
      settling {
        rows(of: table) == [
          ["Water the plants", "Write to Ada"], ["Learn to juggle", "Mend the bicycle"],
        ]
      })
    expectEqual(table.calls.batches, calls.batches)

    table.simulateDelete(at: [1, 0])
    await until(settling { rows(of: table)[1] == ["Mend the bicycle"] })
    let reloads = table.calls.reloads
    screen.navigationItem.rightBarButtonItem?.simulateTap()
    await until(settling { rows(of: table)[0] == ["Mend the bicycle"] })
    expectEqual(table.shownHeaderTexts, [0: "Work", 1: "Home"])
    expectEqual(table.calls.reloads, reloads)
    withExtendedLifetime(window) {}
  }

  @Test("Pages: one for each channel, the one that is looked at stays when others come")
  func pager() {
    let screen = ChannelsViewController()
    let window = show(screen)
    let driver = screen.pager.driver
    expectEqual(driver.settledPage, "news")
    #expect(screen.pager.children.contains { $0.title == "News" })

    screen.navigationItem.rightBarButtonItem?.simulateTap()
    settle()
    expectEqual(driver.settledPage, "sport")
    expectEqual(titles(of: screen), ["News", "Sport", "Music"])
    expectEqual(screen.pager.view.frame.minY, 45.25)
    expectEqual(driver.controllersOnScreen.map(\.controller.title), ["Sport"])

    screen.receive([
      Channel(id: "art", name: "Art"), Channel(id: "news", name: "News"),
      Channel(id: "sport", name: "Sports"),
    ])
    settle()
    expectEqual(driver.settledPage, "sport")
    expectEqual(driver.settledIndex, 2)
    expectEqual(titles(of: screen), ["Art", "News", "Sports"])
    expectEqual(driver.controllersOnScreen.map(\.controller.title), ["Sports"])
    withExtendedLifetime(window) {}
  }

  /// The titles in the bar of a screen.
  private func titles(of screen: ChannelsViewController) -> [String?] {
    let bar = screen.view.subviews.lazy.compactMap { $0 as? PageBarView<String> }.first
    let titles = bar?.subviews.first?.subviews.compactMap { $0 as? UIControl } ?? []
    return titles.map(\.accessibilityLabel)
  }

  /// Lets the run loop come by, and returns whether something is the case.
  private func settling(_ condition: () -> Bool) -> Bool {
    settle()
    return condition()
  }

  @Test("A shop: what is tapped comes into the basket, as often as it is tapped")
  func shop() throws {
    let screen = ShopViewController()
    let window = show(screen)
    let view = screen.collectionView
    expectEqual(view.numberOfSections, 3)
    expectEqual(view.cellForItem(at: [0, 0])?.frame.size, CGSize(width: 128, height: 120))
    for item in 0...1 {
      expectEqual(
        view.cellForItem(at: [1, item])?.frame,
        CGRect(x: item * 160, y: 120, width: 160, height: 120))
    }

    for _ in 0..<2 { view.simulateTap(at: [0, 1]) }
    view.simulateTap(at: [1, 0])
    settle()
    expectEqual(
      screen.basket.sections[0].items,
      [
        Purchase(product: Product(id: "Kettle", price: 25), count: 2),
        Purchase(product: Product(id: "Chair", price: 90)),
      ])
    expectEqual(view.cellForItem(at: [2, 0])?.frame.size, CGSize(width: 320, height: 44))

    let swipe = try #require(view.simulateSwipe(at: [2, 0], from: .trailing))
    swipe.actions[0].handler(swipe.actions[0], view) { _ in }
    settle()
    expectEqual(view.numberOfItems(inSection: 2), 1)

    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: [2, 0]))
    expectEqual(header.titleWithButton, "Basket, Empty")
    header.button?.simulateTap()
    settle()
    expectEqual(view.numberOfItems(inSection: 2), 0)
    _ = window
  }
}
#endif
