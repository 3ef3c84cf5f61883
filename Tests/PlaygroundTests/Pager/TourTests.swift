import Collate
import CollateTesting
import Foundation
import PlaygroundFeeds
import PlaygroundTerminal
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging
@testable import playground

@Suite("The tour of the pager")
@MainActor
struct TourTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func writeFiles(_ names: some Sequence<Character>) throws {
    for name in names { try directory.write("the first line of \(name)\nmore", to: "\(name)") }
  }

  /// A tour that was made, with its lines.
  private struct Run {
    var lines: [String] = []
    var pauseCount = 0
    var code = ExitCode.failure

    /// Returns the events of an act with all that belongs to them, without the title and the trouble.
    func act(_ title: String) -> [String] {
      guard let begin = lines.firstIndex(where: { $0.hasSuffix("  " + title) }) else { return [] }
      return Array(lines[(begin + 2)...].prefix { !$0.isEmpty && !$0.hasPrefix("   On screen") })
    }

    /// The titles of the acts, and the lines below them.
    var acts: [(title: String, trouble: String)] {
      zip(lines, lines.dropFirst()).filter { $0.0.first?.isNumber == true }
    }
  }

  /// Makes a tour that is ended after a number of pauses.
  private func run(
    _ kind: PagerOptions.Kind = .onDemand, loops: Bool = false, all: Bool = true,
    pauses: Int = .max
  ) async -> Run {
    let options = PagerOptions(
      path: directory.path, kind: kind, loops: loops, showsAll: all)
    var run = Run()
    run.code = await PagerCommand.run(
      options, write: { run.lines += $0 }, complain: { run.lines.append($0) },
      pause: {
        run.pauseCount += 1
        return run.pauseCount < pauses
      })
    return run
  }

  @Test(
    "Every page receives all calls due to it, for any number of pages", arguments: [1, 2, 3, 4, 7])
  func balance(count: Int) async throws {
    try writeFiles("abcdefg".prefix(count))
    for kind in PagerOptions.Kind.allCases {
      for (loops, all) in [(false, false), (false, true), (true, false), (true, true)] {
        let run = await run(kind, loops: loops, all: all)
        #expect(run.code == .success && run.lines.contains { $0.hasPrefix("   Balanced: ") })
        #expect(run.lines.allSatisfy { $0.columnCount <= 80 && $0.escaped == $0 })
        expectEqual(run.lines.contains { $0.hasPrefix("   Left out") }, (count < 4))
        expectEqual(run.pauseCount, run.acts.count - 1)
        if count > 3 { expectEqual(run.acts.count, (all ? loops ? 18 : 17 : 8)) }
        // What goes wrong elsewhere is one line, and a sentence.
        #expect(run.acts.allSatisfy { $0.trouble.hasPrefix("   ") && $0.trouble.hasSuffix(".") })
      }
    }
  }

  @Test("A swipe, a cancelled one, a flick that goes too far, and a rotation")
  func traces() async throws {
    try writeFiles("xyz")
    let run = await run(.static)
    #expect(
      run.act("Swipe") == [
        "  dragBegan              0.00 [aaaaaaaaaaaa]  R4  —",
        "  offset 0.13            0.13 [aaaaaaaaaabb]  R1  N:begin a>b",
        "                                              R12 load b, add b, didMove b",
        "                                              R3  will- a~, will+ b~, attach b",
        "  offset 0.50            0.50 [aaaaaabbbbbb]  R3  —",
        "  dragEnded target b     0.50 [aaaaaabbbbbb]  R5  —",
        "  offset 0.92            0.92 [abbbbbbbbbbb]  R3  —",
        "  offset 1.00            1.00 [bbbbbbbbbbbb]  R3  detach a, did- a",
        "  settle at b            1.00 [bbbbbbbbbbbb]  R6  did+ b",
        "                                              R1  N:settle b",
      ])
    #expect(
      run.act("Cancelled swipe").suffix(3) == [
        "  offset 1.00            1.00 [bbbbbbbbbbbb]  R3  will- c~, detach c, did- c",
        "  settle at b            1.00 [bbbbbbbbbbbb]  R6  will+ b~, did+ b",
        "                                              R1  N:cancel b>c",
      ])
    #expect(
      run.act("A flick that goes too far and springs back").suffix(5) == [
        "  offset 1.93            1.93 [bccccccccccc]  R3  —",
        "  offset 2.07            2.07 [ccccccccccc ]  R3  detach b, did- b",
        "  offset 2.00            2.00 [cccccccccccc]  R3  —",
        "  settle at c            2.00 [cccccccccccc]  R6  did+ c",
        "                                              R1  N:settle c",
      ])
    let turned = run.act("Rotation in mid-swipe").joined(separator: "\n")
    #expect(
      turned.contains("[      ]        R9  —") && turned.contains(" [bbbbbb]        R9  snap b"))
  }

  @Test("The pages of a jump are side by side, whichever way it goes")
  func jumps() async throws {
    try writeFiles("abcdefg")
    let forward = await run().act("A jump superseded by another")
    #expect(forward.contains("  offset 2.13            2.13 [bbbbbbbeeeee]  R7  —"))
    let back = await run(loops: true).act("A finger put down during a jump")
    #expect(back.contains("  offset 3.88            3.88 [ccccffffffff]  R7  —"))
  }

  @Test("A page's wish waits for its turn")
  func turns() async throws {
    try writeFiles("abc")
    let act = await run().act("A page that asks for another one when it has appeared")
    let waits = act.filter { $0.contains("  R0  ") }
    #expect(waits.count == 1 && waits[0].hasPrefix("  jump "))
    #expect(waits[0].hasSuffix("R0  (waited for its turn)"))
  }

  @Test("Each rule is in the article, and the tour has an example of each")
  func rules() async throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Collate/Collate.docc/PageLifecycle.md")
    let headlines = try String(contentsOf: article, encoding: .utf8)
      .matches(of: #/\n### (R\d+) /#).map { String($0.1) }
    expectEqual(headlines, (0...15).map { "R\($0)" })
    try writeFiles("abcdefg")
    var named: Set<String> = []
    for kind in PagerOptions.Kind.allCases {
      for line in await run(kind).lines {
        guard let match = line.firstMatch(of: #/^  .{42,44}  (R\d+) /#) else { continue }
        named.insert(String(match.1))
      }
    }
    expectEqual(named, Set(headlines))
  }

  @Test("The data of a page change in its controller, not in its file")
  func data() async throws {
    try writeFiles("a")
    let run = await run()
    #expect(
      run.act("The data of the page on screen change") == [
        "  pagesChanged ~a        0.00 [aaaaaaaaaaaa]  R11 update a"
      ])
    #expect(run.lines.contains("   On screen: a a (changed): the first line of a"))
    #expect(try String(contentsOfFile: directory("a"), encoding: .utf8).hasSuffix("of a\nmore"))
  }

  @Test("A tour that is ended between two acts gives its verdict")
  func ending() async throws {
    try writeFiles("abcd")
    let run = await run(pauses: 2)
    expectEqual(run.acts.map(\.title), ["1  First show", "2  Swipe"])
    expectEqual(run.code, .success)
    #expect(run.lines.suffix(2).joined().contains("add 3, remove 3, didMove 3, willMove0 3"))
  }

  @Test("The verdict finds what the driver, the host or the pages do wrong")
  func faults() async throws {
    func verdict(_ change: (Tour) -> Void) -> TourVerdict {
      let pages = ["a", "b"].map { FilePage(id: $0, name: "x", path: "x") }
      let tour = Tour(of: pages, PagerOptions(), write: { _ in })
      tour.changePages()
      tour.host.appear()
      change(tour)
      return tour.verdict
    }
    #expect(verdict { _ in }.faults.isEmpty)
    // A call that the driver makes at the wrong time: the checker.
    let early = verdict { tour in
      let step = PagerStep(
        event: .memoryWarning, effects: [.unload(.page(tour.driver.machine.pages[0]))],
        machine: tour.driver.machine)
      tour.driver.stepListeners?.send(step)
    }
    #expect(early.faults.count == 1 && early.faults[0].contains("unload 0"))
    #expect(early.lines.contains("   Not balanced:"))
    // A call that reaches a page without the driver: the host, and the comparison of calls.
    let twice = verdict { tour in
      guard let page = tour.host.visiblePages.first else { return }
      tour.host.attachPage(page, at: 0)
    }
    #expect(twice.faults.count == 2 && twice.faults[0] == "a page comes on screen that is there")
    #expect(twice.faults[1].hasPrefix("a was told [\"add\", \"didMove\", \"will+\", \"attach\""))
    // A call that does not reach its page: the comparison.
    let heard = [("a", [PageCall.add, .willAppear(animated: true)])]
    #expect(
      TourVerdict(on: ["add a", "will+ a~", "load a"], heard: heard, violations: []).faults == [])
    expectEqual(
      TourVerdict(on: ["add a", "will+ a"], heard: heard, violations: []).faults.count, 1)
    expectEqual(TourVerdict(on: ["add b"], heard: [], violations: []).faults.count, 1)
  }

  @Test("Names and contents stay on their line, however long or strange they are")
  func strangeNames() async throws {
    try directory.write("\u{1B}[31m\tred\u{202E}\r\nx", to: "a\nb\u{1B}[31m")
    try directory.write(
      String(repeating: "\u{65E5}", count: 400), to: String(repeating: "n", count: 200))
    try directory.write("", to: String(repeating: "\u{65E5}", count: 60))
    try FileManager.default.createDirectory(
      atPath: directory("b"), withIntermediateDirectories: false)
    let run = await run()
    #expect(run.code == .success && run.lines[0].hasPrefix("A pager of 3 files"))
    #expect(run.lines.contains { $0.hasPrefix("   On screen: a a\\nb\\u{1B}[31m: \\u{1B}[31m ") })
    for line in run.lines {
      #expect(line.columnCount <= 80 && line.escaped == line)
    }
  }

  @Test("A tour of many pages goes no farther than it has to")
  func manyPages() async throws {
    for number in 100..<200 { try directory.write("\(number)", to: "\(number)") }
    let run = await run(.reused, loops: true)
    expectEqual(run.code, .success)
    #expect(run.lines.count < 400 && run.lines.allSatisfy { $0.columnCount <= 80 })
  }

  @Test(
    "Pages are named by letters",
    arguments: [(0, "a"), (25, "z"), (26, "aa"), (701, "zz"), (702, "aaa")])
  func letters(number: Int, name: String) {
    expectEqual(String.letters(number), name)
  }

  @Test(
    "Positions have two digits after the point",
    arguments: [
      (0, "0.00"), (0.1 + 0.2, "0.30"), (-0.2, "-0.20"), (12.999, "13.00"), (-0.001, "0.00"),
    ])
  func hundredths(number: Double, text: String) {
    expectEqual(number.hundredths, text)
  }
}
