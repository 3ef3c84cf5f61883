import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Jumps and their results", .traced)
@MainActor
struct PagerJumpTests {
  /// Jumps to the other one of two pages each time that one of them settles.
  private static func jumpWithoutEnd() {
    let stage = Stage(pages("ab"))
    stage.log.onLine = { line, _ in
      if !line.hasPrefix("N:settle") { return }
      stage.driver.jump(to: line.hasSuffix("a") ? "b" : "a", animated: false)
    }
    stage.driver.jump(to: "b", animated: false)
  }

  @Test("Pages that jump to each other without end are found")
  func endless() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      PagerJumpTests.jumpWithoutEnd()
    }
    // Optimized code traps without words.
    #if DEBUG
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("have called their pager 10001 times in a row"))
    #endif
  }

  /// How a jump can end, and what makes it do so.
  private static let endings: [(PagerJump.Result, Character, @MainActor (Stage) -> Void)] = [
    (.finished, "e", { $0.driver.hostDidSettle() }),
    (.superseded, "e", { $0.driver.jump(to: "b") }),
    (.cancelled, "e", { $0.driver.hostDidSettle(at: 0) }),
    (.cancelled, "e", { $0.driver.tearDown() }),
    (.targetRemoved, "e", { ($0.source as? ArrayDataSource<Shelf>)?.removeItem(at: [0, 4]) }),
    (.rejected, "x", { _ in }),
    (.alreadyThere, "a", { _ in }),
  ]

  @Test("Each result arrives exactly once, by closure and for all who wait", arguments: 0..<7)
  func results(number: Int) async {
    let (result, page, end) = Self.endings[number]
    let stage = Stage(pages("abcde"), .init())
    var told: [PagerJump.Result] = []
    let jump = stage.driver.jump(to: page) { told.append($0) }
    let waiting = Task { await jump.result }
    await Task.yield()
    end(stage)
    expectEqual(told, [result])
    #expect(await waiting.value == result)
    #expect(await jump.result == result)
    stage.driver.hostDidSettle()
    stage.driver.tearDown()
    expectEqual(told, [result])
  }

  @Test("A jump that is rejected leaves the one under way alone")
  func rejectedMeanwhile() {
    let stage = Stage(pages("abcde"), .init())
    stage.jump(to: "e")
    stage.jump(to: "x")
    expectEqual(stage.log.lines.last, "J:x=rejected")
    stage.driver.hostDidSettle()
    expectEqual(stage.log.lines.last, "J:e=finished")
    expectEqual(stage.log.lines.count { $0.hasPrefix("J:") }, 2)
  }

  @Test("A driver that is released in the middle of a jump ends the jump")
  func releasedDriver() async {
    let log = Log()
    var stage: Stage? = Stage(log, log.pager(pages("abc"), .init()))
    let jump = stage?.driver.jump(to: "c") { log("J:\($0)") }
    weak let driver = stage?.driver
    stage = nil
    #expect(driver == nil)
    #expect(await jump?.result == .cancelled)
    expectEqual(log.lines.filter { $0.hasPrefix("J:") }, ["J:cancelled"])
  }

  @Test("Jumps inside of completions are handled in their order, each with its own result")
  func nested() {
    let stage = Stage(pages("abcde"), .init())
    stage.driver.jump(to: "b") { result in
      stage.log("J:b=\(result)")
      stage.jump(to: "c")
      stage.jump(to: "x")
      stage.jump(to: "d")
    }
    stage.jump(to: "e")
    expectEqual(
      stage.log.lines.filter { $0.hasPrefix("J:") },
      ["J:b=superseded", "J:e=superseded", "J:x=rejected", "J:c=superseded"])
    stage.driver.hostDidSettle()
    expectEqual(stage.log.lines.last, "J:d=finished")
    expectEqual(stage.driver.settledPage, "d")
  }

  @Test("A jump by some pages ends at the ends, or goes round, or is rejected without pages")
  func byDistance() {
    let stage = Stage(pages("abcde"), .init())
    for (distance, page) in [(2, "c"), (-1, "b"), (9, "e"), (-.max, "a"), (.max, "e")] {
      stage.driver.jump(by: distance, animated: false)
      expectEqual(stage.driver.settledPage, Character(page))
    }
    let loop = Stage(pages("abcde"), .init(loops: true))
    for (distance, page) in [(-1, "e"), (2, "b"), (14, "a")] {
      loop.driver.jump(by: distance, animated: false)
      expectEqual(loop.driver.settledPage, Character(page))
    }
    let empty = Stage(pages(""), .init())
    var told: [PagerJump.Result] = []
    empty.driver.jump(by: 1) { told.append($0) }
    empty.driver.tearDown()
    empty.driver.jump(by: 1) { told.append($0) }
    empty.driver.jump(to: "a") { told.append($0) }
    expectEqual(told, [.rejected, .cancelled, .cancelled])
  }

  @Test("Of pages with one id the first is jumped to, by its index any of them")
  func clashingIDs() {
    let screen = CompositeDataSource<Shelf>([pages("ab"), pages("ba")])
    let stage = Stage(screen, .init())
    stage.driver.jump(to: "b", animated: false)
    expectEqual(stage.driver.settledIndex, 1)
    stage.driver.jump(toPageAt: 2, animated: false)
    expectEqual(stage.driver.settledIndex, 2)
    expectEqual(stage.driver.settledPage, "b")
  }

  @Test("A jump goes round a loop however far it goes, and else to an end")
  func farthestJumps() {
    // Both distances leave a remainder: 1 forth, and 2 back.
    for (loops, forth, back) in [(true, "a", "a"), (false, "c", "a")]
      as [(Bool, Character, Character)]
    {
      let stage = Stage(pages("abc"), .init(loops: loops), initialPage: "c")
      stage.driver.jump(by: .max, animated: false)
      expectEqual(stage.driver.settledPage, forth)
      stage.jump(to: "c", animated: false)
      stage.driver.jump(by: .min, animated: false)
      expectEqual(stage.driver.settledPage, back)
    }
  }
}
