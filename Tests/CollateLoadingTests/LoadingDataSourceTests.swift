import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Sources that load", .silentDiagnostics)
struct LoadingDataSourceTests {
  @Test("Pages are added at both ends, and sections go over their boundaries")
  func pages() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "today a b | earlier c", previous: "0", next: "2")
    stage.source.loadMore()
    stage.source.loadMore(.backward)
    stage.got(2, "earlier d | old e f")
    expectEqual(stage.shown, "today a b | earlier c d | old e f")
    stage.got(3, "new n | today m")
    expectEqual(stage.shown, "new n | today m a b | earlier c d | old e f")
    expectEqual(stage.batches, ["iS 0,1", "iS 2; i 1.1", "iS 0; i 1.0"])
    expectEqual(stage.check(), [])
  }

  @Test("A page and the end of its spinner are one update, and errors take nothing away")
  func statuses() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.placeholderSection = { state, error in
      switch state.content {
      case .loading: PostSection(id: "loading", items: [Post(id: "spinner")])
      case .empty: PostSection(id: "empty")
      case .failed: PostSection(id: "failed", items: [Post(id: error == nil ? "?" : "retry")])
      case .idle, .loaded: nil
      }
    }
    stage.source.edgeSection = { end, state, error in
      switch (end, state[end]) {
      case (.forward, .loading): PostSection(id: "more", items: [Post(id: "dots")])
      case (.forward, .failed):
        PostSection(id: "more", items: [Post(id: error == nil ? "?" : "again")])
      default: nil
      }
    }
    stage.source.appear()
    expectEqual(stage.shown, "loading spinner")
    stage.failed(1)
    #expect(stage.shown == "failed retry" && stage.source.refreshError != nil)
    stage.source.retry()
    stage.got(2, "s a b", next: "2")
    #expect(stage.shown == "s a b" && stage.batches.count == 4)
    stage.source.loadMore()
    expectEqual(stage.shown, "s a b | more dots")
    stage.failed(3)
    expectEqual(stage.shown, "s a b | more again")
    stage.source.retry()
    #expect(stage.source.error(at: .forward) == nil)
    stage.got(4, "s c")
    expectEqual(stage.shown, "s a b c")
    #expect(stage.batches.last == "i 0.2; dS 1" || stage.batches.last == "dS 1; i 0.2")
    stage.source.reload(keepsContent: false)
    stage.got(5, "")
    expectEqual(stage.shown, "empty")
    expectEqual(stage.check(), [])
    expectEqual(stage.states.count, 10)
  }

  @Test("The row of a gap is at the end of the section above it, or the first, until it is closed")
  func gaps() {
    let stage = LoadingStage {
      $0.behaviors = [.initial, .appearance]
      $0.opensGaps = true
    }
    stage.source.gapItem = { gap, edge in
      Post(id: "gap\(gap.number)", edition: edge == .loading ? 1 : 0)
    }
    stage.source.appear()
    stage.got(1, "s x y", previous: "t")
    stage.source.disappear()
    stage.source.appear()
    stage.got(2, "s a b", next: "k")
    expectEqual(stage.shown, "s a b gap1 x y")
    stage.source.apply([.delete("a"), .delete("b")])
    // Otherwise, nobody could ask for what is missing.
    expectEqual(stage.shown, "s gap1 x y")
    expectEqual(
      (0...3).map { stage.source.canInsertItem(Post(id: "n"), at: [0, $0]) },
      [false, true, true, true])
    stage.source.apply([.insert(Post(id: "a"), .first), .insert(Post(id: "b"), .after("a"))])
    expectEqual(stage.shown, "s a b gap1 x y")
    guard let gap = stage.source.state.gaps.keys.first else { return }
    stage.source.fill(gap, from: .backward)
    expectEqual(stage.shown, "s a b gap1' x y")
    stage.got(3, "s v w", previous: "u")
    expectEqual(stage.shown, "s a b gap1 v w x y")
    stage.source.fill(gap, from: .backward)
    stage.got(4, "s b c", previous: "q")
    expectEqual(stage.shown, "s a b c v w x y")
    expectEqual(stage.check(), [])
  }

  @Test(
    "The row of a gap goes with the end of the section above it, and the content of sections too")
  func sectionsAtGaps() throws {
    let stage = LoadingStage {
      $0.behaviors = [.initial, .appearance]
      $0.opensGaps = true
    }
    stage.source.gapItem = { _, _ in Post(id: "-") }
    stage.source.appear()
    stage.got(1, "s x")
    stage.source.disappear()
    stage.source.appear()
    stage.got(2, "s a | t b", next: "k")
    expectEqual(stage.shown, "s a | t b - | s x")
    stage.source.apply([.delete("b")])
    expectEqual(stage.shown, "s a - x")
    stage.source.fill(try #require(stage.source.state.gaps.keys.first), from: .forward)
    let section = PostSection(id: "s", title: "new", items: [Post(id: "c")])
    stage.source.end(LoadToken(3), with: PostPage([section] + posts("t d"), next: "m"))
    expectEqual(stage.shown, "s a c | t d - | s x")
    expectEqual(stage.source.snapshot.sections.map(\.title), ["new", "", "new"])
    expectEqual(stage.check(), [])
  }

  @Test("The status at an end has the error of that end")
  func errors() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.edgeSection = { end, state, error in
      PostSection(id: "\(end) \(state[end])" + (error == nil ? "" : "!"))
    }
    stage.source.appear()
    stage.got(1, "s a", previous: "0", next: "2")
    stage.source.loadMore(.backward)
    stage.failed(2)
    expectEqual(stage.shown, "backward failed! | s a | forward more")
    stage.source.loadMore()
    stage.source.cancel()
    expectEqual(stage.shown, "backward failed! | s a | forward more")
  }

  @Test("Changes join the sections of their neighbors, and a page that is older does not undo them")
  func changes() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "today a b | earlier c d")
    stage.source.apply([
      .insert(Post(id: "x"), .after("b")), .insert(Post(id: "y"), .before("c")),
      .move("a", .last), .update(Post(id: "d", edition: 1)), .delete("b"),
    ])
    expectEqual(stage.shown, "today x | earlier y c d' a")
    stage.source.reload()
    stage.source.apply([.delete("c"), .update(Post(id: "d", edition: 2))])
    stage.got(2, "today x | earlier y c d a", edition: 1)
    expectEqual(stage.shown, "today x' | earlier y' d'' a'")
    stage.source.apply([.insert(Post(id: "z"), .first, section: PostSection(id: "new"))])
    expectEqual(stage.shown, "new z | today x' | earlier y' d'' a'")
    expectEqual(stage.check(), [])
  }

  @Test("An empty section stays where its page has it, unless it is shown elsewhere")
  func emptySections() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "a x | b | c y", next: "2")
    expectEqual(stage.shown, "a x | b | c y")
    stage.source.loadMore()
    stage.got(2, "d y | b z")
    expectEqual(stage.shown, "a x | c y | d | b z")
    expectEqual(stage.check(), [])
  }

  @Test("A section that goes over pages has the content that was delivered last")
  func titles() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    func page(_ title: String, _ id: String, next: String?) -> PostPage {
      PostPage([PostSection(id: "s", title: title, items: [Post(id: id)])], next: next)
    }
    stage.source.appear()
    stage.source.end(LoadToken(1), with: page("one day", "a", next: "2"))
    stage.source.loadMore()
    stage.source.end(LoadToken(2), with: page("two days", "b", next: nil))
    #expect(
      stage.source.snapshot
        == Snapshot([
          PostSection(id: "s", title: "two days", items: [Post(id: "a"), Post(id: "b")])
        ]))
    // The same page once more is no update.
    let batches = stage.batches
    stage.source.jump(to: "2")
    stage.source.end(LoadToken(3), with: PostPage(Array(stage.source.snapshot.sections)))
    #expect(stage.batches == batches && stage.source.state.forward == .exhausted)
    expectEqual(stage.check(), [])
  }

  @Test("The section of a status is one of its own, also if it has the id of another one")
  func statusesWithKnownIDs() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.edgeSection = { end, _, _ in
      PostSection(id: "s", items: [Post(id: "\(end)")])
    }
    stage.source.appear()
    stage.got(1, "s a")
    expectEqual(stage.shown, "s backward | s a | s forward")
    expectEqual(stage.text(of: stage.source.content), "s a")
    stage.source.edgeSection = { _, _, _ in PostSection(id: "s") }
    stage.source.reload()
    stage.got(2, "s a | t")
    expectEqual(stage.shown, "s | s a | t | s")
  }

  @Test("The statuses at the ends have the numbers of items that were dropped there")
  func dropping() {
    let stage = LoadingStage {
      $0.behaviors = [.initial]
      $0.maximumPageCount = 2
      $0.prefetchDistance = 0
    }
    stage.source.edgeSection = { end, state, _ in
      PostSection(
        id: "\(end) \(end == .forward ? state.droppedAfter : state.droppedBefore)")
    }
    stage.source.appear()
    stage.got(1, "s a b c", next: "2")
    stage.source.loadMore()
    stage.got(2, "s d", previous: "1", next: "3")
    stage.source.loadMore()
    stage.got(3, "s e", next: "4")
    expectEqual(stage.shown, "backward 3 | s d e | forward 0")
    stage.source.loadMore(.backward)
    stage.got(4, "s a b c", next: "2")
    expectEqual(stage.shown, "backward 0 | s a b c d | forward 1")
    expectEqual(stage.check(), [])
  }

  @Test("The state is reported, and statuses are requested, only when the state changes")
  func states() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    var count = 0
    stage.source.placeholderSection = { _, _ in
      count += 1
      return nil
    }
    stage.source.edgeSection = { _, _, _ in
      count += 1
      return nil
    }
    stage.source.appear()
    stage.got(1, "s a")
    let (states, asked) = (stage.states, count)
    stage.source.apply([.insert(Post(id: "b"), .last)])
    stage.source.viewportDidChange(first: "a", last: "b")
    #expect(stage.shown == "s a b" && stage.states == states && states.count == 2)
    expectEqual(count, asked)
  }

  @Test("An item that is inserted where there is no section is left out, and reported")
  func unplacedItems() {
    let reports = Reports()
    let stage = LoadingStage { $0.behaviors = [.initial] }
    // Nothing is loaded yet.
    stage.source.insertItem(Post(id: "a"), at: [0, 0])
    stage.source.appear()
    stage.got(1, "")
    stage.source.apply([.insert(Post(id: "b"), .first)])
    let unplaced = reports.issues.map { if case .unplacedItem(let id) = $0 { id } else { "" } }
    expectEqual(unplaced, ["a", "b"])
    #expect(stage.shown == "" && !stage.source.contains("b"))
    expectEqual(stage.source.state.content, .empty)
  }

  @Test("An item that was inserted with a section goes where it is moved, and is then forgotten")
  func movingInsertedItems() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "s a b")
    stage.source.reload()
    stage.source.apply([.insert(Post(id: "n"), .first, section: PostSection(id: "new"))])
    expectEqual(stage.shown, "new n | s a b")
    stage.source.apply([.move("n", .after("a"))])
    expectEqual(stage.shown, "s a n b")
    expectEqual(stage.source.changed.mapValues(\.item), ["n": Post(id: "n")])
    stage.got(2, "s a")
    #expect(stage.source.changed.isEmpty)
    expectEqual(stage.check(), [])
  }

  @Test("An item that was left out comes with the page that was on its way")
  func leftOutItems() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "")
    stage.source.reload()
    stage.source.apply([.insert(Post(id: "z"), .first)])
    expectEqual(stage.shown, "")
    stage.got(2, "s z a")
    #expect(stage.shown == "s z a" && stage.check() == [])
  }

  @Test("A closure for statuses may load, which happens when they are shown")
  func loadingInClosures() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.edgeSection = { [unowned source] end, state, _ in
      switch (end, state[end]) {
      case (.backward, .more):
        source.loadMore(.backward)
        return nil
      case (.backward, .loading):
        return PostSection(id: "wait", items: [Post(id: "-")])
      default: return nil
      }
    }
    source.appear()
    stage.got(1, "s a b", previous: "0")
    expectEqual(stage.shown, "wait - | s a b")
    stage.got(2, "s z", previous: "-1")
    expectEqual(stage.shown, "wait - | s z a b")
    source.apply([.insert(Post(id: "n"), .after("a"))])
    stage.got(3, "s y")
    #expect(stage.shown == "s y z a n b" && stage.check() == [])
  }

  @Test("What says why there is nothing stays while that is tried again by itself")
  func failedStatus() {
    let stage = LoadingStage { $0.behaviors = [.initial, .autoupdate] }
    stage.source.placeholderSection = { state, _ in
      state.content == .failed ? PostSection(id: "failed", items: [Post(id: "!")]) : nil
    }
    stage.source.appear()
    stage.failed(1)
    stage.source.handle(.fired(.update))
    expectEqual(stage.source.runningRequests.map(\.intent), [.update])
    #expect(stage.shown == "failed !" && stage.batches == ["iS 0"])
    stage.source.cancel()
    expectEqual(stage.shown, "failed !")
    stage.source.reload()
    stage.got(3, "s a")
    #expect(stage.shown == "s a" && stage.source.refreshError == nil)
  }

  @Test("An end that a refresh opens again reports no error")
  func edgeErrors() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    var errors: [Bool] = []
    stage.source.edgeSection = { end, _, error in
      if end == .forward { errors.append(error != nil) }
      return nil
    }
    stage.source.appear()
    stage.got(1, "s a", next: "2")
    stage.source.loadMore()
    stage.failed(2)
    expectEqual(errors.last, true)
    stage.source.reload()
    stage.got(3, "s a", next: "2")
    expectEqual(errors.last, false)
  }

  @Test("Pages of one load are taken off the number of dropped items once")
  func droppedItems() {
    let stage = LoadingStage { ($0.behaviors, $0.maximumPageCount) = ([.initial], 2) }
    stage.source.appear()
    stage.got(1, "s a b c", next: "2")
    for (token, text) in [(2, "s d e f"), (3, "s g h i"), (4, "s j k l")] {
      stage.source.loadMore()
      stage.got(token, text, previous: "\(token - 1)", next: "\(token + 1)")
    }
    expectEqual(stage.source.state.droppedBefore, 6)
    stage.source.loadMore(.backward)
    for _ in 0..<2 {
      stage.source.receive(PostPage(posts("s d e f"), previous: "1"), of: LoadToken(5))
      expectEqual(stage.source.state.droppedBefore, 3)
    }
    expectEqual(stage.check(), [])
  }
}
