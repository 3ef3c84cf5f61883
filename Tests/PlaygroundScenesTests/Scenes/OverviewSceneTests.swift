import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The overview")
struct OverviewSceneTests {
  private let pilot = Pilot(.overview)

  private var scene: OverviewScene {
    get throws { try #require(pilot.gallery.scene as? OverviewScene) }
  }

  /// The ids of the rows in the sources, section by section.
  private var sourceIDs: [[Int]] {
    get throws { try scene.model.screen.snapshot.sections.map { $0.items.map(\.id) } }
  }

  /// The ids of the rows in the list.
  private var shownIDs: [[Int]] {
    get throws { try scene.list.groups.map { $0.cells.map(\.item.id) } }
  }

  private static let startIDs = [[1, 2, 3], [4, 5], [6, 7]]

  /// Lets the mail join the news.
  init() {
    pilot.type("m")
    pilot.wait(3)
  }

  @Test("A row is carried by keys; the source moves it once, when it is dropped")
  func carrying() throws {
    pilot.press(.character(" "), .down, .down)
    #expect(try shownIDs == [[1, 3], [4, 2, 5], [6, 7]])
    #expect(try sourceIDs == Self.startIDs)
    pilot.press(.enter)
    #expect(try sourceIDs == [[1, 3], [4, 2, 5], [6, 7]])
    expectEqual(pilot.trace().suffix(3), ["drop", "source", "⇅ moveItem [0,1] → [1,1]"])
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A row is carried from feed to feed, and is still the same row")
  func acrossFeeds() throws {
    try scene.list.moveFocus(to: [1, 1])
    pilot.press(.character(" "), .down, .down, .character(" "))
    #expect(try sourceIDs == [[1, 2, 3], [4], [6, 5, 7]])
    expectEqual(pilot.trace().suffix(2), ["source", "⇅ moveItem [1,1] → [2,1]"])
    #expect(try scene.list.focusedPath == [2, 1])
  }

  @Test("The pinned row is not picked up, and stays first; the row passes it by")
  func refusals() throws {
    try scene.list.moveFocus(to: [1, 0])
    pilot.press(.character(" "))
    #expect(try scene.carrier.lifted == nil)
    expectEqual(pilot.trace().last, "lift [1,0]")
    #expect(try scene.trace.lines.last?.detail == "refused")
    try scene.list.moveFocus(to: [1, 1])
    pilot.press(.character(" "), .up)
    expectEqual(pilot.trace().last, "refused")
    #expect(try shownIDs == Self.startIDs)
    pilot.press(.enter, .enter, .up)
    expectEqual(pilot.trace().filter { $0.hasPrefix("refused") }.count, 2)
    pilot.press(.up)
    #expect(try shownIDs == [[1, 2, 3, 5], [4], [6, 7]])
    pilot.press(.up, .up, .up, .up)
    #expect(try shownIDs == [[1, 5, 2, 3], [4], [6, 7]])
  }

  @Test("Escape puts the row back, and the source was never changed")
  func cancelling() throws {
    pilot.press(.character(" "), .down, .down, .down, .escape)
    #expect(try shownIDs == Self.startIDs)
    #expect(try sourceIDs == Self.startIDs)
    expectEqual(pilot.trace().last, "cancel")
    pilot.wait(3)
    expectEqual(pilot.gallery.nextWake, nil)
  }

  @Test("Rows come below a pinned one, which is not deleted")
  func pinnedRows() throws {
    try scene.list.moveFocus(to: [1, 0])
    pilot.type("id")
    #expect(try sourceIDs == [[1, 2, 3], [4, 8, 5], [6, 7]])
  }

  @Test("While a row is carried, the feeds change")
  func liveChanges() throws {
    pilot.press(.character(" "), .down)
    pilot.type("i")
    #expect(try sourceIDs == [[1, 8, 2, 3], [4, 5], [6, 7]])
    #expect(try scene.list.focusedItem?.id == 2)
    pilot.press(.down, .enter)
    let ids = try sourceIDs
    expectEqual(ids.flatMap(\.self).sorted(), Array(1...8))
    #expect(try shownIDs == ids)
    #expect(ids[1].contains(2))
  }

  @Test("A row that is deleted while it is carried is gone, and nothing is held")
  func deletion() throws {
    pilot.press(.character(" "), .down)
    pilot.type("d")
    #expect(try sourceIDs == [[1, 3], [4, 5], [6, 7]])
    #expect(try scene.carrier.lifted == nil)
    pilot.press(.down, .enter)
    #expect(try scene.carrier.lifted != nil)
    pilot.press(.escape)
    #expect(pilot.gallery.verdict.isGood)
    pilot.wait(2)
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "Ada: Engines")))
    #expect(try scene.carrier.mouseLine != nil)
    pilot.type("d")
    pilot.mouse(.drag(.left), at: Point(9, 5))
    #expect(try scene.carrier.session == nil && scene.carrier.mouseLine == nil)
  }

  @Test("The mouse carries a row over headers, and drops it where it is let go")
  func mouse() throws {
    let start = try #require(pilot.place(of: "Bees count to four"))
    let end = try #require(pilot.place(of: "Ada: Engines"))
    pilot.mouse(.press(.left), at: start)
    #expect(try scene.carrier.lifted != nil)
    for y in start.y...end.y { pilot.mouse(.drag(.left), at: Point(start.x, y)) }
    pilot.mouse(.release(.left), at: Point(79, 1))
    #expect(try sourceIDs == [[1, 3], [4, 5], [6, 2, 7]])
    pilot.mouse(.drag(.left), at: start)
    pilot.mouse(.release(.left), at: start)
    #expect(try sourceIDs == [[1, 3], [4, 5], [6, 2, 7]])
  }

  @Test("A dragged row joins the section over whose header it is, below a pinned row")
  func headers() throws {
    func drag(to text: String) throws {
      pilot.wait(2)
      pilot.mouse(.drag(.left), at: try #require(pilot.place(of: text)))
    }
    func count(of section: String) throws -> Substring? {
      pilot.wait(2)
      let line = pilot.lines[try #require(pilot.place(of: section)).y]
      return line.split(separator: "│")[0].split(separator: " ").last
    }
    pilot.mouse(.press(.left), at: try #require(pilot.place(of: "Bees count to four")))
    try drag(to: "NEWS EARLIER")
    #expect(try shownIDs == [[1, 3], [4, 2, 5], [6, 7]])
    #expect(try count(of: "NEWS TODAY") == "2")
    #expect(try count(of: "NEWS EARLIER") == "3")
    try drag(to: "NEWS TODAY")
    #expect(try shownIDs == [[1, 2, 3], [4, 5], [6, 7]])
    try drag(to: "MAIL")
    #expect(try shownIDs == [[1, 3], [4, 5], [2, 6, 7]])
    try drag(to: "MAIL")
    #expect(try shownIDs == [[1, 3], [4, 5, 2], [6, 7]])
  }

  @Test("Each crossed row is one move; a refusal is reported once, wherever the mouse goes")
  func dragging() throws {
    let start = try #require(pilot.place(of: "Night trains return"))
    pilot.mouse(.press(.left), at: start)
    let count = pilot.traceCount
    pilot.mouse(.drag(.left), at: Point(start.x, start.y - 1))
    expectEqual(pilot.trace(after: count), ["carry [0,2] → [0,1]", "⇅ [0,2] → [0,1]"])
    for x in 0..<10 { pilot.mouse(.drag(.left), at: Point(start.x + x, start.y - 2)) }
    expectEqual(
      pilot.trace(after: count + 2), ["carry [0,1] → [0,0]", "refused"])
    pilot.mouse(.drag(.left), at: start)
    pilot.mouse(.drag(.left), at: Point(start.x, start.y - 2))
    expectEqual(pilot.trace().last, "refused")
    pilot.mouse(.release(.left), at: start)
    #expect(try sourceIDs == Self.startIDs)
  }

  @Test("Above the list, a dragged row goes to its beginning, and below to its end")
  func outside() throws {
    let start = try #require(pilot.place(of: "Night trains return"))
    pilot.mouse(.press(.left), at: start)
    pilot.mouse(.drag(.left), at: Point(start.x, 0))
    #expect(try shownIDs == [[1, 3, 2], [4, 5], [6, 7]])
    pilot.mouse(.drag(.left), at: Point(start.x, 40))
    #expect(try shownIDs == [[1, 2], [4, 5], [6, 7, 3]])
    pilot.mouse(.drag(.left), at: Point(start.x, 40))
    #expect(try shownIDs == [[1, 2], [4, 5], [6, 7, 3]])
    expectEqual(pilot.trace().last, "⇅ [0,1] → [2,2]")
  }

  @Test("Escape ends a drag of the mouse")
  func mouseCancelled() throws {
    let start = try #require(pilot.place(of: "Bees count to four"))
    pilot.mouse(.press(.left), at: start)
    for y in start.y...(start.y + 4) { pilot.mouse(.drag(.left), at: Point(start.x, y)) }
    #expect(try shownIDs != Self.startIDs)
    pilot.press(.escape)
    pilot.mouse(.drag(.left), at: start)
    pilot.mouse(.release(.left), at: start)
    #expect(try shownIDs == Self.startIDs)
    #expect(try sourceIDs == Self.startIDs)
  }

  @Test("At the edge of the list, a dragged row scrolls on by itself")
  func edge() throws {
    pilot.gallery.size = Size(84, 12)
    let start = try #require(pilot.place(of: "Bees count to four"))
    let area = try scene.list.area
    pilot.mouse(.press(.left), at: start)
    pilot.mouse(.drag(.left), at: Point(start.x, area.maxY - 1))
    pilot.wait(3)
    #expect(try shownIDs == [[1, 3], [4, 5], [6, 7, 2]])
    #expect(try scene.list.firstRow == 3)
    expectEqual(pilot.gallery.nextWake, nil)
    pilot.mouse(.drag(.left), at: Point(start.x, area.minY - 2))
    pilot.wait(3)
    #expect(try scene.list.firstRow == 0)
    pilot.wait(2)
    expectEqual(pilot.gallery.nextWake, nil)
    pilot.mouse(.release(.left), at: start)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test(
    "The filter hides what was read, and what is read from then on; the pager has the same rows")
  func filter() throws {
    pilot.type("u")
    #expect(try shownIDs == [[1, 2], [4], [6]])
    #expect(pilot.place(of: "2 feeds · 4 rows · unread") != nil)
    pilot.type("r")
    #expect(try shownIDs == [[1], [4], [6]])
    #expect(pilot.place(of: "page 1 of 3") != nil)
    pilot.type("u")
    #expect(try shownIDs == Self.startIDs)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("The mail leaves the list and comes back; a mail among the news stays there")
  func mail() throws {
    try scene.list.moveFocus(to: [2, 0])
    pilot.press(.character(" "), .up, .enter)
    pilot.type("m")
    #expect(try shownIDs == [[1, 2, 3], [4, 5, 6]])
    pilot.type("m")
    #expect(try shownIDs == [[1, 2, 3], [4, 5, 6], [7]])
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("The pager turns pages, and stays on its page while that is carried to another place")
  func pager() throws {
    pilot.press(.right)
    pilot.wait(1)
    #expect(pilot.place(of: "page 2 of 7") != nil)
    expectEqual(pilot.trace().last, "didAppear     Bees count to four")
    pilot.press(.character(" "), .down, .down, .enter)
    pilot.wait(1)
    #expect(try scene.model.host.visiblePages.map(\.content?.id) == [2])
    #expect(pilot.place(of: "page 4 of 7") != nil)
    pilot.press(.left, .left)
    pilot.wait(1)
    #expect(try scene.model.pager.settledPage == 3)
    #expect(pilot.gallery.verdict.isGood)
  }

  @Test("A pager that has other pages than the list has rows is a fault")
  func faults() throws {
    try scene.model.host.pageCountDidChange(to: 3)
    expectEqual(pilot.gallery.verdict.faults, ["There are 3 pages for 7 rows."])
  }

  @Test("A dragged row that is at the edge already scrolls on at once")
  func restingAtEdge() throws {
    pilot.gallery.size = Size(84, 12)
    let place = try #require(pilot.place(of: "Harbour reopens"))
    let area = try scene.list.area
    expectEqual(place.y, area.maxY - 1)
    pilot.mouse(.press(.left), at: place)
    expectEqual(pilot.gallery.nextWake, .seconds(3) + Trace.freshness)
    pilot.mouse(.drag(.left), at: Point(place.x + 1, place.y))
    expectEqual(pilot.gallery.nextWake, .seconds(3))
    pilot.wait(0.01)
    #expect(try scene.list.firstRow == 1)
    for x in 0..<10 {
      pilot.wait(0.01)
      pilot.mouse(.drag(.left), at: Point(place.x + x, place.y))
    }
    #expect(try scene.list.firstRow == 1)
    pilot.wait(0.03)
    #expect(try scene.list.firstRow == 2)
  }
}
