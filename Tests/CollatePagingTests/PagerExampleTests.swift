import Collate
import Foundation
import TestSupport
import Testing

@Suite("The example of the README")
@MainActor
struct PagerExampleTests {
  private struct Story: Identifiable, Equatable {
    let id: String
  }

  private final class StoryController {
    let story: Story

    init(_ story: Story) { self.story = story }
  }

  /// A host that writes down what its pages hear.
  private final class Container: PageHost {
    var words: [String] = []

    /// Whether the page appears that was told last that it begins to appear or to disappear.
    private var isAppearing: [ObjectIdentifier: Bool] = [:]

    func take() -> String {
      defer { words = [] }
      return words.joined(separator: ", ")
    }

    func addPage(_ page: StoryController) { words.append("add \(page.story.id)") }
    func pageDidMove(_ page: StoryController) { words.append("didMove \(page.story.id)") }
    func pageWillMoveFromParent(_ page: StoryController) {}
    func removePage(_ page: StoryController) { words.append("remove \(page.story.id)") }
    func beginAppearance(of page: StoryController, isAppearing: Bool, animated: Bool) {
      self.isAppearing[ObjectIdentifier(page)] = isAppearing
      words.append("will\(isAppearing ? "+" : "-") \(page.story.id)\(animated ? "~" : "")")
    }
    func endAppearance(of page: StoryController) {
      let isAppearing = isAppearing[ObjectIdentifier(page)] ?? false
      words.append("did\(isAppearing ? "+" : "-") \(page.story.id)")
    }
    func attachPage(_ page: StoryController, at index: Int) {
      words.append("attach \(page.story.id)")
    }
    func detachPage(_ page: StoryController) { words.append("detach \(page.story.id)") }
    func snap(to index: Int) { words.append("snap \(index)") }
    func shift(by distance: Int) {}
    func cancelDrag() {}
    func animateJump(from start: Int?, to target: Int) {}
    func pageCountDidChange(to count: Int) {}
  }

  @Test("The example compiles, and its pages receive the calls that it states")
  func example() {
    let news = ArrayDataSource(sections: [
      BasicSection(id: "today", items: [Story(id: "a"), Story(id: "b")])
    ])
    let mail = ArrayDataSource(sections: [
      BasicSection(id: "inbox", items: [Story(id: "y"), Story(id: "z")])
    ])
    let screen = CompositeDataSource([news, mail])
    let container = Container()
    var notices: [String] = []

    let pager = OnDemandPager(screen) { story in StoryController(story) }
    let driver = PagerDriver(pager, host: container)
    let observation = driver.observe { notice in notices.append("\(notice)") }

    driver.hostWillAppear(animated: true)
    expectEqual(container.take(), "add a, didMove a, will+ a~, attach a")
    driver.hostDidAppear()
    expectEqual(container.take(), "did+ a, add b, didMove b")
    driver.jump(to: "z", animated: false)
    expectEqual(
      container.take(),
      "add z, didMove z, will- a, will+ z, attach z, snap 3, detach a, did- a, did+ z, "
        + "remove a, remove b, add y, didMove y")
    news.sections[0].items.removeFirst()
    expectEqual(container.take(), "snap 2")
    expectEqual(notices, ["settle z"])
    withExtendedLifetime(observation) {}
  }
}

@Suite("The rules of pagers")
struct PagerRuleTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..")
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func rules(in text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.1) })
  }

  @Test("Each rule that the sources name is in the article, and the other way round")
  func rules() throws {
    let article = try text("Sources/Collate/Collate.docc/PageLifecycle.md")
    let sections = rules(in: article, #/\n### (R\d+) /#)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CollatePaging").path
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    let named = try sources.reduce(into: Set<String>()) {
      $0.formUnion(rules(in: try text("Sources/CollatePaging/" + $1), #/\b(R\d+)\b/#))
    }
    expectEqual(sections, Set((0...15).map { "R\($0)" }))
    expectEqual(named, sections)
  }
}
