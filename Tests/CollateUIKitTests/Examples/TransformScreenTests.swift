#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ExampleScreens

@MainActor
@Suite("The example screens of merged feeds, and of an outline", .traced)
struct TransformScreenTests {
  private func post(_ id: Int, _ text: String, day: String, link: String? = nil) -> Post {
    Post(id: id, text: text, link: link ?? text, day: day)
  }

  private func rows(of table: UITableView) -> [[String]] {
    table.rows {
      ($0.contentConfiguration as? UIListContentConfiguration).flatMap {
        $0.text ?? $0.secondaryText
      }
    }
  }

  @Test("Merged feeds: each post once, by day, searched, dragged through the search, or nothing")
  func mergedFeeds() async {
    let screen = MergedFeedsViewController()
    let window = ArticleWindow(screen)
    let table = screen.tableView
    expectEqual(table.shownHeaderTexts, [0: "No posts"])
    let reloads = table.calls.reloads

    screen.feeds[0].sections[0].items = [
      post(1, "Rain", day: "Monday"), post(2, "Snow", day: "Tuesday"),
      post(3, "Wind", day: "Monday"),
    ]
    screen.feeds[1].sections[0].items = [
      post(4, "Party", day: "Monday"), post(5, "Rain again", day: "Tuesday", link: "Rain"),
    ]
    window.settle()
    expectEqual(rows(of: table), [["Snow"], ["Rain", "· · ·", "Wind", "· · ·", "Party"]])
    expectEqual(table.shownHeaderTexts, [0: "Tuesday", 1: "Monday"])

    screen.search.simulateTyping("AI")
    window.settle()
    expectEqual(rows(of: table), [["Rain"]])
    screen.search.simulateTyping("n")
    window.settle()
    expectEqual(rows(of: table), [["Snow"], ["Rain", "· · ·", "Wind"]])
    let drag = HeadlessDrag(lifting: [[1, 2]], in: table)
    drag?.move(over: [1, 0], in: table)
    expectEqual(drag?.drop(), true)
    window.settle()
    expectEqual(screen.feeds[0].sections[0].items.map(\.text).first, "Wind")
    func shown() -> [[String]] {
      window.settle()
      return rows(of: table)
    }
    await until(shown() == [["Snow"], ["Wind", "· · ·", "Rain"]])
    screen.search.simulateTyping("nothing")
    window.settle()
    expectEqual(table.shownHeaderTexts, [0: "No posts"])
    screen.search.simulateTyping("")
    window.settle()
    expectEqual(rows(of: table), [["Snow"], ["Wind", "· · ·", "Rain", "· · ·", "Party"]])
    expectEqual(table.calls.reloads, reloads)
  }

  @Test("An outline: folders load when they are tapped, and a search shows what is around matches")
  func outline() async throws {
    let folder = try TemporaryDirectory()
    let root = URL(fileURLWithPath: folder.path)
    let inner = root.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in ["b.txt", "a.txt"] {
      try Data().write(to: root.appendingPathComponent(name))
    }
    try Data().write(to: inner.appendingPathComponent("c.txt"))

    let screen = OutlineViewController(root: root)
    let window = ArticleWindow(screen)
    let table = screen.tableView
    func shown() -> [String] {
      window.settle()
      return rows(of: table).first ?? []
    }
    let name = root.lastPathComponent
    await until(shown() == [name, "a.txt", "b.txt", "inner"])
    table.simulateTap(at: [0, 3])
    await until(shown() == [name, "a.txt", "b.txt", "inner", "c.txt"])
    expectEqual(table.cellForRow(at: [0, 4])?.indentationLevel, 2)
    table.simulateTap(at: [0, 3])
    expectEqual(shown(), [name, "a.txt", "b.txt", "inner"])
    screen.search.simulateTyping("C.T")
    expectEqual(shown(), [name, "inner", "c.txt"])
    screen.search.simulateTyping("x.txt")
    expectEqual(shown(), [])
    screen.search.simulateTyping("")
    expectEqual(shown(), [name, "a.txt", "b.txt", "inner"])
  }

  @Test("A folder that is gone says that it cannot be read, and is read when it is back")
  func failure() async throws {
    let folder = try TemporaryDirectory()
    let root = URL(fileURLWithPath: folder.path).appendingPathComponent("later")
    let screen = OutlineViewController(root: root)
    let window = ArticleWindow(screen)
    func shown() -> [String] {
      window.settle()
      return rows(of: screen.tableView).first ?? []
    }
    await until(shown() == ["later", "This folder cannot be read. Tap to try again."])
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("a"))
    screen.tableView.simulateTap(at: [0, 1])
    await until(shown() == ["later", "a"])
  }
}
#endif
