import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundFeeds

@Suite("Live feeds")
@MainActor
struct LiveFeedsTests {
  /// An input that shows what it is told to, once it has looked.
  private final class Input: LiveInput {
    var next: [FeedSection] = []
    var sections: [FeedSection] = []
    var hasEnded = false
    var beginCount = 0

    init(_ lines: String) {
      show(lines)
    }

    func show(_ lines: String) {
      let items = lines.unicodeScalars.map {
        FeedItem.line(.init(id: Int($0.value), text: String($0)))
      }
      next = [FeedSection(id: .lines, title: "lines", items: items)]
    }

    func beginLook() {
      beginCount += 1
    }

    func look() async {
      sections = next
    }

    func complete() async {
      sections = next
      hasEnded = true
    }
  }

  private func batches(of feeds: LiveFeeds, during body: () async -> Void) async -> [String] {
    var batches: [String] = []
    let observation = feeds.composite.observe { batches.append("\($0.batch)") }
    await body()
    withExtendedLifetime(observation) {}
    return batches
  }

  @Test("The list is empty until the first look, then every look is at most one update")
  func looks() async {
    let (one, other) = (Input("a"), Input("bc"))
    let feeds = LiveFeeds(inputs: [one, other])
    #expect(feeds.composite.snapshot.sections.isEmpty)
    let seen = await batches(of: feeds) {
      await feeds.look()
      await feeds.look()
      one.show("xa")
      other.show("cd")
      await feeds.look()
    }
    expectEqual(seen, ["iS 0,1", "d 1.0; i 0.0,1.1"])
  }

  @Test("What inputs have seen shows only when asked for, without waiting for a reader")
  func polling() async {
    let (one, other) = (Input("a"), Input("b"))
    let feeds = LiveFeeds(inputs: [one, other])
    let seen = await batches(of: feeds) {
      feeds.beginLooks()
      feeds.show()
      one.sections = one.next
      feeds.beginLooks()
      #expect(feeds.composite.snapshot.sections.isEmpty)
      feeds.show()
      feeds.show()
    }
    expectEqual(seen, ["iS 0"])
    expectEqual([one.beginCount, other.beginCount], [2, 2])
  }

  @Test("An input that occurs twice stands in two slots, and looks once")
  func twice() async {
    let input = Input("a")
    let feeds = LiveFeeds(inputs: [input, Input("b"), input])
    feeds.beginLooks()
    await feeds.look()
    expectEqual(input.beginCount, 1)
    expectEqual(feeds.composite.slots.count, 3)
    let lines = feeds.composite.snapshot.sections.map { $0.items.map(\.text) }
    expectEqual(lines, [["a"], ["b"], ["a"]])
  }

  @Test("It has ended when all inputs have, and completing shows what they end with")
  func ending() async {
    let (one, other) = (Input("a"), Input("b"))
    let feeds = LiveFeeds(inputs: [one, other])
    one.hasEnded = true
    #expect(!feeds.hasEnded)
    await feeds.complete()
    #expect(feeds.hasEnded)
    expectEqual(feeds.composite.snapshot.itemCount, 2)
  }

  @Test("A path looks away from the main actor, and what it saw shows once it is back")
  func path() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("one\n", to: "log")
    let input = PathInput(path: directory("log"))
    let feeds = LiveFeeds(inputs: [input])
    feeds.beginLooks()
    feeds.show()
    #expect(feeds.composite.snapshot.sections.isEmpty)
    await until(!input.sections.isEmpty)
    feeds.show()
    expectEqual(feeds.composite.snapshot.itemCount, 1)
    expectEqual(feeds.composite.snapshot.sections.first?.title, "\(directory("log")): last lines")
  }

  @Test(
    "A path without a label is called by itself, on one line",
    arguments: [("", "''"), ("a\nb", "a\\nb"), ("no such path", "no such path")])
  func labels(path: String, label: String) async {
    let input = PathInput(path: path)
    await input.look()
    expectEqual(input.sections.map(\.title), ["\(label): not readable"])
  }
}
