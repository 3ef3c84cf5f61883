import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The scene of a list that is loaded in pages")
struct LoaderSceneTests {
  private let pilot = Pilot(.loader, size: Size(100, 26))

  private var scene: LoaderScene {
    get throws { try #require(pilot.gallery.scene as? LoaderScene) }
  }

  /// The numbers of the posts in the list; `nil` for a gap.
  private var posts: [Int?] {
    get throws {
      try scene.list.groups.flatMap { $0.cells.map(\.item) }.map { row in
        if case .post(let post) = row { post.id } else { nil }
      }
    }
  }

  /// The texts of the headers that tell what the ends of the list do.
  private var words: [String] {
    get throws { try scene.list.groups.map(\.section).filter { $0.id != .posts }.map(\.title) }
  }

  /// The line of the row with the focus.
  private var line: Int? {
    get throws {
      let list = try scene.list
      return list.focusedPath.flatMap { list.rows.firstIndex(of: .cell($0)) }
        .map { $0 - list.firstRow }
    }
  }

  private func wait(_ seconds: Double = 1.1) async {
    await pilot.waitAndSettle(seconds)
  }

  /// Posts from one number down to another one.
  private func numbers(_ first: Int, _ last: Int) -> [Int?] {
    stride(from: first, through: last, by: -1).map { $0 }
  }

  @Test("The first posts come, and older ones when the end comes near")
  func paging() async throws {
    #expect(try words == ["loading …"])
    await wait(0.9)
    #expect(try posts == [])
    await wait(0.2)
    #expect(try posts == numbers(110, 91))
    #expect(try words == ["newer posts: home loads", "older posts: end loads"])
    pilot.press(.pageDown, .pageDown)
    await wait(0.1)
    #expect(try words.last == "loading older posts …")
    #expect(pilot.place(of: "older ↓  #2 older posts …") != nil)
    let focus = try line
    await wait()
    #expect(try posts == numbers(110, 71))
    #expect(try line == focus)
    #expect(pilot.trace().contains("+ insertItems [1,20]…[1,39]"))
    #expect(pilot.gallery.verdict.isGood)
    await wait(3)
    expectEqual(pilot.gallery.nextWake, nil)
  }

  @Test("Three End keys are one request, and the list has an end")
  func end() async throws {
    await wait()
    let count = pilot.traceCount
    pilot.press(.end, .end, .end)
    let trace = pilot.trace(after: count)
    expectEqual(trace.count { $0.hasPrefix("start") }, 1)
    expectEqual(trace.count { $0 == "load older posts" }, 3)
    for _ in 0..<5 {
      await wait()
      pilot.press(.end)
    }
    #expect(try posts == numbers(110, 1))
    #expect(pilot.place(of: "no older posts") != nil)
    #expect(pilot.place(of: "older ↓  the end") != nil)
  }

  @Test("An error takes nothing away, and space tries again")
  func failing() async throws {
    pilot.type("x")
    await wait()
    #expect(try words == ["no answer: space tries again"])
    #expect(pilot.place(of: "errors") != nil)
    pilot.type(" x")
    #expect(try words == ["loading …"])
    await wait()
    #expect(try posts == numbers(110, 91))
    pilot.type("x")
    pilot.press(.end)
    await wait()
    #expect(try words.last == "no older posts came: space tries again")
    #expect(try posts == numbers(110, 91))
    // Scrolling does not try again, and space does.
    pilot.press(.up, .up)
    await wait(0.5)
    #expect(try scene.model.posts.runningRequests == [])
    pilot.type("x ")
    #expect(try scene.model.posts.runningRequests.map(\.attempt) == [2])
    await wait()
    #expect(try posts == numbers(110, 71))
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A pull cancels a page, whose late answer is gray in the trace and nowhere else")
  func lateAnswer() async throws {
    await wait()
    pilot.press(.end)
    await wait(0.5)
    pilot.type("r")
    await wait(0.05)
    #expect(pilot.trace().contains("cancel #2"))
    await wait(0.5)
    #expect(try scene.trace.lines.last?.text == "late answer to #2")
    #expect(try scene.trace.lines.last?.tone == .ignored)
    await wait(1)
    #expect(try posts == numbers(110, 91))
    #expect(try line == 2, "The pull goes to the newest post, below two headers.")
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("After a while away there is a gap, which enter fills from where the reader is")
  func gap() async throws {
    await wait()
    pilot.press(.down, .down)
    let first = try line
    pilot.type("u")
    await wait()
    #expect(try posts == numbers(160, 141) + [nil] + numbers(110, 91))
    #expect(try line == first)
    // The gap is in the upper half: the reader comes from below.
    pilot.press(.up, .up, .up)
    #expect(try scene.list.focusedPath == [1, 20])
    pilot.press(.enter)
    #expect(try scene.list.focusedItem?.id == .post(110))
    let second = try line
    await wait()
    #expect(try posts == numbers(160, 141) + [nil] + numbers(130, 91))
    #expect(try line == second)
    #expect(try scene.list.focusedItem?.id == .post(110))
    // In the lower half, the reader comes from above.
    try scene.list.moveFocus(to: [1, 0])
    try scene.list.moveFocus(to: [1, 20])
    #expect(try line == scene.list.area.height - 1)
    pilot.press(.enter)
    #expect(try scene.list.focusedItem?.id == .post(141))
    let third = try line
    await wait()
    #expect(try posts == numbers(160, 91))
    #expect(try line == third)
    #expect(pilot.place(of: "gap      none") != nil)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A live post that comes during a load is not lost with its answer")
  func live() async throws {
    await wait()
    pilot.type("r")
    await wait(0.5)
    pilot.type("l")
    #expect(try posts == numbers(111, 91))
    await wait(0.3)
    #expect(
      pilot.place(of: "#111") != nil, "At the top, a new post is seen.")
    await wait()
    #expect(try posts == numbers(111, 91))
    pilot.press(.end)
    await wait()
    let focus = try line
    pilot.type("l")
    #expect(try posts.first == 112)
    #expect(try line == focus)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A post of the reader is there at once, and goes if it is refused")
  func sending() async throws {
    await wait()
    pilot.type("xs")
    await wait(0.1)
    #expect(try posts == [nil] + numbers(110, 91))
    #expect(pilot.place(of: "your post, on its way …") != nil)
    pilot.type("l")
    #expect(try posts == [nil] + numbers(111, 91))
    await wait()
    #expect(try posts == numbers(111, 91))
    pilot.type("xsrs")
    await wait(0.1)
    #expect(try posts == [nil, nil] + numbers(111, 91))
    await wait()
    expectEqual(try posts, numbers(113, 92))
    #expect(pilot.gallery.verdict.isGood)
    await wait(3)
    expectEqual(pilot.gallery.nextWake, nil)
  }

  @Test("Newer posts are loaded above the row with the focus")
  func newer() async throws {
    await wait()
    pilot.type("xu")
    await wait()
    pilot.type("x")
    pilot.press(.home)
    #expect(try words.first == "loading newer posts …")
    pilot.press(.down)
    let focus = try line
    await wait()
    #expect(try posts == numbers(130, 91))
    #expect(try line == focus)
    #expect(try scene.list.focusedItem?.id == .post(109))
    let text = try #require(pilot.place(of: "#109"))
    await wait(0.5)
    expectEqual(pilot.place(of: "#109"), text)
  }

  @Test("Answers take up to three seconds, and may be none")
  func latency() async throws {
    pilot.type("++++++")
    #expect(pilot.place(of: "answers in 3 s") != nil)
    pilot.type("-")
    #expect(pilot.place(of: "answers in 2.5 s") != nil)
    pilot.type("-------")
    #expect(pilot.place(of: "answers in 0 s") != nil)
    // The first request left before.
    await wait()
    pilot.press(.end)
    await wait(0.02)
    #expect(try posts == numbers(110, 71))
  }

  @Test("With a maximum of pages, far ones are dropped, and come back by scrolling")
  func maximum() async throws {
    pilot.type("m--")
    await wait(1.2)
    for _ in 0..<4 {
      pilot.press(.end)
      await wait(0.1)
    }
    #expect(try posts == numbers(70, 11))
    #expect(try words.first == "40 newer posts dropped: home loads")
    #expect(pilot.place(of: "newer ↑  open, 40 dropped") != nil)
    pilot.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    let focus = try line
    await wait(0.1)
    #expect(try posts.first == 90)
    #expect(try line == focus)
    pilot.type("m")
    pilot.press(.end)
    await wait(0.5)
    pilot.press(.end)
    await wait(0.5)
    #expect(try posts.count > 60)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("Requests are answered in their order")
  func order() async throws {
    await wait()
    let count = pilot.traceCount
    pilot.press(.home)
    await wait(0.3)
    pilot.press(.end)
    await wait(1.5)
    let answers = pilot.trace(after: count).filter { $0.hasPrefix("answer") }
    expectEqual(answers, ["answer to #2: 0 posts", "answer to #3: 20 posts"])
    #expect(try posts == numbers(110, 71))
  }

  @Test("The mouse scrolls, fills gaps, and loads the posts that a header announces")
  func mouse() async throws {
    await wait()
    pilot.press(.end)
    await wait()
    pilot.press(.end)
    await wait()
    pilot.press(.home)
    await wait()
    let place = try #require(pilot.place(of: "newer posts: home"))
    for _ in 0..<60 { pilot.mouse(.scroll(.down), at: place) }
    await wait()
    #expect(try posts.count == 80, "The end came near.")
    for _ in 0..<60 { pilot.mouse(.scroll(.down), at: place) }
    pilot.type("x")
    await wait()
    pilot.type("x")
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "no older posts came")))
    await wait()
    #expect(try posts.count == 100)
    pilot.type("u")
    await wait()
    try scene.list.moveFocus(to: [1, 18])
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "posts are missing")))
    await wait()
    #expect(try posts.count == 141)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("On 80 columns, the scene says what the last rule in the trace means")
  func rules() async {
    let gallery = Gallery(showing: .loader, size: Size(80, 24), demonstrates: true)
    var rules: Set<String> = []
    await Player(duration: .seconds(31), frameRate: 4).play(gallery) { frame in
      let details = gallery.scene.trace.lines.map(\.detail)
      guard let rule = details.last(where: { $0.first == "R" }) else { return }
      rules.insert(rule)
      let words = "\(rule): \(Trace.explanation(ofRule: rule))".split(separator: " ")
      let text = frame.plainText.split { " \n│".contains($0) }
      #expect(text.contains(words[0]) && words.count > 3)
      // The trace is to the right of the scene.
      var rest = words[...]
      for line in frame.plainText.split(separator: "\n") where line.hasPrefix("│") {
        let row = line.dropFirst().prefix { $0 != "│" }.split(separator: " ")
        if !rest.isEmpty, row == Array(rest.prefix(row.count)) { rest = rest.dropFirst(row.count) }
      }
      #expect(rest.isEmpty, "\(rule)")
    }
    #expect(rules.isSuperset(of: ["R4", "R5", "R6", "R11"]))
  }

  @Test("Without room for the lanes, there is the list alone")
  func small() async {
    let pilot = Pilot(.loader, size: Size(40, 10))
    await pilot.waitAndSettle(1.1)
    expectEqual(pilot.place(of: "lanes"), nil)
    #expect(pilot.place(of: "#110") != nil)
    pilot.gallery.size = Size(60, 20)
    #expect(pilot.place(of: "lanes") != nil)
  }

  @Test("A scene that is gone leaves neither a load nor a pull behind")
  func released() async {
    var scene: LoaderScene? = LoaderScene(seed: 1)
    weak let server = scene?.model.server
    scene?.area = Rect(0, 0, 40, 20)
    await scene?.settle()
    scene?.advance(to: .milliseconds(10))
    scene?.handle(.key(.character("r")))
    await scene?.settle()
    scene = nil
    await until(server == nil)
  }
}
