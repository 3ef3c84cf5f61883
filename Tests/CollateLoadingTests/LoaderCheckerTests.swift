import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Runs in which a single step is false, as no machine would have it.
@Suite("Checking loaders")
struct LoaderCheckerTests {
  private typealias Law = Violation.Law
  private typealias Machine = LoaderMachine<String, String>

  private let appear: [TraceEvent] = [.appear]

  /// A first page with items on both sides of it.
  private let loaded: [TraceEvent] = [
    .appear, .page(LoadToken(1), LoadedIDs(["a", "b", "c"], previous: "1", next: "2")),
    .ended(LoadToken(1)),
  ]

  /// Returns what a checker finds if a machine handles all events but lies about the effects of the last one.
  private func findings(
    _ events: [TraceEvent], _ last: TraceEvent,
    _ configure: (inout LoaderConfiguration) -> Void = { _ in },
    lie: (inout [TraceEffect]) -> Void
  ) -> [Violation] {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    configuration.prefetchDistance = 1
    configure(&configuration)
    var machine = Machine(configuration)
    var checker = LoaderChecker<String, String>()
    checker.prefetchDistance = configuration.prefetchDistance
    for event in events {
      expectEqual(checker.check(LoaderStep(event: event, effects: machine.handle(event))), [])
    }
    var effects = machine.handle(last)
    var truthful = checker
    expectEqual(truthful.check(LoaderStep(event: last, effects: effects)), [])
    lie(&effects)
    return checker.check(LoaderStep(event: last, effects: effects))
  }

  private func laws(
    _ events: [TraceEvent], _ last: TraceEvent,
    _ configure: (inout LoaderConfiguration) -> Void = { _ in },
    lie: (inout [TraceEffect]) -> Void
  ) -> [Law] {
    findings(events, last, configure, lie: lie).map(\.law)
  }

  private func request(_ number: Int, _ intent: LoadIntent) -> TraceEffect {
    .start(LoadRequest(token: LoadToken(number), intent: intent, key: nil, attempt: 1))
  }

  private func state(_ change: (inout LoaderState) -> Void) -> TraceEffect {
    var state = LoaderState()
    change(&state)
    return .state(state)
  }

  /// Content such as `a b | (1) | c`: pages with keys on both sides, and gaps.
  private func content(_ text: String) -> LoadContent<String, String> {
    var content = LoadContent<String, String>()
    content.elements = text.split(separator: "|").enumerated().map { index, part in
      let words = part.split(separator: " ").map(String.init)
      if words[0].hasPrefix("(") {
        return .gap(LoadGap(Int(words[0].dropFirst().dropLast()) ?? 0))
      }
      return .page(
        .init(
          token: LoadToken(100 + index), ids: words, previous: "p", next: "n",
          version: nil))
    }
    return content
  }

  @Test("I1: no two loads have the same token")
  func tokens() {
    let found = findings(loaded, .pull) { $0[0] = request(1, .pull) }
    #expect(
      found.map(\.description) == [
        "start #1 pull in event 4, pull, breaks loader I1 token: there was a load #1 before"
      ])
    expectEqual(laws([.seed(LoadedIDs(["a"]))], .appear) { $0[0] = request(1, .initial) }, [.token])
  }

  @Test("I2: each load ends once, and with the reported outcome")
  func pairs() {
    let one = LoadToken(1)
    let page = loaded[1]
    expectEqual(laws([.appear, page], .ended(one)) { $0.removeFirst() }, [.pairing, .state])
    expectEqual(laws([.appear, page], .ended(one)) { $0.insert($0[0], at: 0) }, [.pairing])
    #expect(
      laws([.appear, page], .ended(one)) { $0[0] = .end(one, .failed) } == [.pairing])
    expectEqual(laws(loaded, .ended(one)) { $0 = [.end(one, .finished)] }, [.pairing])
    #expect(
      laws(loaded, .ended(LoadToken(7))) { $0 = [.end(LoadToken(7), .finished)] } == [.pairing])
    // A load that is cancelled ends at once, and no other does so.
    expectEqual(laws(appear, .cancel) { $0.remove(at: 1) }, [.pairing, .state])
    expectEqual(laws(appear, .cancel) { $0.removeFirst() }, [.pairing])
    expectEqual(laws(appear, .cancel) { $0.removeSubrange(1...) }, [.pairing])
    expectEqual(
      laws(loaded, .cancel) { $0 = [.cancel(one), .end(one, .cancelled)] }.first, .pairing)
    #expect(laws(appear, .reload(keepsContent: true)) { $0.swapAt(1, 2) }.contains(.pairing))
    // So it is with live events.
    let live: (inout LoaderConfiguration) -> Void = { $0.behaviors = .live }
    expectEqual(laws([.appear], .connected, live) { $0 = [.subscribe] }, [.pairing])
    #expect(laws([], .appear) { $0.append(.unsubscribe) }.contains(.pairing))
  }

  @Test("I3: a lane runs one load")
  func lanes() {
    let events = loaded + [.loadMore(.forward)]
    let found = findings(events, .loadMore(.forward)) { $0 = [request(3, .page(.forward))] }
    #expect(
      found.map(\.description) == [
        "start #3 page forward in event 5, loadMore forward, breaks loader I3 lane: #2 runs in the same lane"
      ])
    expectEqual(laws(loaded + [.pull], .pull) { $0 = [request(3, .pull)] }, [.lane])
  }

  @Test("I4: a refresh runs alone")
  func refreshes() {
    #expect(
      laws(loaded + [.pull], .loadMore(.forward)) { $0 = [request(3, .page(.forward))] } == [
        .refresh, .state,
      ])
    #expect(
      laws(loaded + [.loadMore(.forward)], .pull) { effects in
        effects.removeAll { $0 == .cancel(LoadToken(2)) || $0 == .end(LoadToken(2), .cancelled) }
      } == [.refresh, .state])
  }

  @Test("I5: only pages of loads that run are taken")
  func adoption() {
    let late = TraceEvent.page(LoadToken(1), LoadedIDs(["x"]))
    expectEqual(laws(loaded, late) { $0 = [.adopt(LoadToken(1), except: [])] }, [.adoption])
    expectEqual(laws(loaded, late) { $0 = [.show(content("a b c x"))] }, [.keeping])
    #expect(
      laws(loaded, .pull) { $0.insert(.adopt(LoadToken(1), except: []), at: 0) } == [.adoption])
    #expect(
      laws(loaded, .seed(LoadedIDs(["x"]))) { $0 = [.adopt(LoadToken(1), except: [])] } == [
        .adoption
      ])
  }

  @Test("I6: nothing is shown twice")
  func uniqueness() {
    let page = TraceEvent.page(LoadToken(2), LoadedIDs(["d"], next: "3"))
    #expect(
      laws(loaded + [.loadMore(.forward)], page) { $0[1] = .show(content("a b c | d a")) } == [
        .uniqueness
      ])
  }

  @Test("I7: an error shows nothing new, and nothing goes without a reason")
  func keeping() {
    let more = loaded + [.loadMore(.forward)]
    let page = TraceEvent.page(LoadToken(2), LoadedIDs(["d"], next: "3"))
    expectEqual(laws(more, page) { $0[1] = .show(content("a c | d")) }, [.keeping])
    expectEqual(laws(more, page) { $0.insert($0[1], at: 2) }, [.keeping])
    #expect(
      laws(more, .failed(LoadToken(2))) { $0.insert(.show(content("a b")), at: 0) } == [.keeping])
    #expect(
      laws(more, .failed(LoadToken(2))) { $0.insert(.show(content("a b c d")), at: 0) } == [
        .keeping
      ])
    expectEqual(laws(loaded, .pull) { $0.insert(.show(content("a b")), at: 0) }, [.keeping])
    #expect(
      laws(loaded, .visible(first: "a", last: "a")) { $0 = [.show(content("a"))] } == [.keeping])
    #expect(
      laws(loaded, .changed([.delete("a"), .update("b")], version: nil)) { effects in
        effects = [.show(content("c"))]
      } == [.keeping])
    #expect(
      laws(loaded + [.pull], .ended(LoadToken(2))) { $0.insert(.show(content("a b")), at: 1) } == [
        .keeping
      ])
  }

  @Test("I7: a refresh takes away what it covers, and nothing behind that")
  func covering() {
    let events: [TraceEvent] = [
      .appear, .page(LoadToken(1), LoadedIDs(["a", "b", "c", "d", "e"], next: "2")),
      .ended(LoadToken(1)), .disappear, .appear,
    ]
    let page = TraceEvent.page(LoadToken(2), LoadedIDs(["n", "b"], next: "2"))
    /// Returns what is found if the page is shown above some of the old ids.
    func laws(leaving ids: String, mirrored: Bool = false) -> [Law] {
      self.laws(events, page) {
        $0.behaviors = [.initial, .appearance]
      } lie: { effects in
        var content = content(mirrored ? "\(ids) | n b" : ids.isEmpty ? "n b" : "n b | \(ids)")
        for (index, element) in content.elements.enumerated() {
          guard case .page(let page) = element else { continue }
          content.elements[index] = .page(
            .init(
              token: LoadToken(page.ids.first == "n" ? 2 : 1), ids: page.ids,
              previous: nil, next: "2", version: nil))
        }
        effects[1] = .show(content)
      }
    }
    expectEqual(laws(leaving: "c d e"), [])
    expectEqual(laws(leaving: "d e"), [.keeping])
    expectEqual(laws(leaving: "c e"), [.keeping])
    expectEqual(laws(leaving: "a d e"), [.keeping])
    expectEqual(laws(leaving: "a", mirrored: true), [])
    expectEqual(laws(leaving: "a d", mirrored: true), [.keeping])
    expectEqual(laws(leaving: ""), [])
  }

  @Test("I7: of an id that a page repeats, the first one counts, at both ends of the list")
  func repeatedIDs() {
    let one = LoadToken(1)
    for refreshesEnd in [false, true] {
      let events: [TraceEvent] = [
        .appear, .page(one, LoadedIDs(["a", "b", "c", "d"], previous: "1", next: "2")),
        .ended(one), .disappear, .appear,
      ]
      // In a conversation, the page takes the place of all from b on.
      let page = TraceEvent.page(
        LoadToken(2), LoadedIDs(["b", "d", "b"], previous: "1", next: "2"))
      _ = findings(events, page) {
        $0.behaviors = [.initial, .appearance]
        $0.refreshesEnd = refreshesEnd
      } lie: { _ in
      }
    }
  }

  @Test("I7: an item that a refresh delivers twice does not hide how far its page reaches")
  func sharedItems() {
    let (one, two) = (LoadToken(1), LoadToken(2))
    let events: [TraceEvent] = [
      .appear, .page(one, LoadedIDs(["a", "b", "c", "d", "e", "f"], next: "2")), .ended(one),
      .disappear, .appear, .page(two, LoadedIDs(["b"], next: "2")),
      .changed([.move("d", .after("e"))], version: nil),
    ]
    _ = findings(events, .page(two, LoadedIDs(["d", "b"], next: "2"))) {
      $0.behaviors = [.initial, .appearance]
    } lie: { _ in
    }
  }

  @Test("I8: the state is that of what runs and what is shown")
  func states() {
    expectEqual(laws([], .appear) { $0.removeLast() }, [.state])
    expectEqual(laws([], .appear) { $0.append($0[1]) }, [.state, .state])
    expectEqual(laws([], .appear) { $0.swapAt(0, 1) }, [.state])
    expectEqual(laws([], .appear) { $0[1] = state { $0.refresh = .loading(.initial) } }, [])
    #expect(
      laws([], .appear) { $0[1] = state { ($0.refresh, $0.content) = (.loading(.pull), .loading) } }
        == [.state])
    expectEqual(laws(loaded, .cancel) { $0 = [state { $0.content = .empty }] }, [.state])
    #expect(
      laws(loaded, .cancel) { $0 = [state { ($0.content, $0.forward) = (.loaded, .loading) }] } == [
        .state
      ])
    #expect(
      laws([.appear, .cancel], .visible(first: nil, last: nil)) {
        $0 = [state { $0.content = .loading }]
      } == [.state])
    #expect(
      laws([.appear, .cancel], .visible(first: nil, last: nil)) {
        $0 = [state { ($0.content, $0.backward) = (.empty, .failed) }]
      } == [.state])
    let gaps: [LoadGap: LoaderState.Edge] = [LoadGap(1): .loading]
    #expect(
      laws(loaded, .cancel) { $0 = [state { ($0.content, $0.gaps) = (.loaded, gaps) }] } == [
        .state
      ])
    // A gap that is shown, and not told.
    #expect(
      laws([.appear], loaded[1]) { $0[1] = .show(content("a b | (1) | c")) } == [.state])
  }

  @Test("I9: a timer starts once and stops once")
  func timers() {
    let updating: (inout LoaderConfiguration) -> Void = { $0.behaviors = [.initial, .autoupdate] }
    let wait = TraceEffect.wait(.update, .seconds(30))
    expectEqual(laws(loaded, .visible(first: nil, last: nil), updating) { $0 = [wait] }, [.timer])
    expectEqual(laws(loaded, .visible(first: nil, last: nil)) { $0 = [.stop(.update)] }, [.timer])
    #expect(
      laws(loaded, .visible(first: nil, last: nil)) { $0 = [.wait(.update, .seconds(-1))] } == [
        .timer
      ])
    // One that has fired can start once more.
    #expect(
      laws(loaded, .fired(.update), updating) { $0 = [wait] } == [])
  }

  @Test("I10: gaps lie between two pages")
  func gaps() {
    let page = loaded[1]
    let told = state { state in
      (state.refresh, state.content) = (.loading(.initial), .loaded)
      state.gaps = [LoadGap(1): .more, LoadGap(2): .more]
    }
    func showing(_ text: String) -> [Law] {
      laws(appear, page) { ($0[1], $0[2]) = (.show(content(text)), told) }
    }
    expectEqual(showing("a | (1) | b | (2) | c"), [])
    expectEqual(showing("a | (1) | (2) | b"), [.gap])
    expectEqual(showing("(1) | a | (2) | b"), [.gap])
    expectEqual(showing("a | (1) | b | (2)"), [.gap])
  }

  @Test("I11: what is dropped is not close to what is visible, and can be loaded again")
  func dropping() {
    let two = LoadToken(2)
    // Four pages of two, of which the one in the middle is on the screen.
    let events =
      loaded + [
        .visible(first: "c", last: "c"), .loadMore(.forward),
        .page(two, LoadedIDs(["d", "e"], previous: "1", next: "3")), .ended(two),
        .loadMore(.forward), .page(LoadToken(3), LoadedIDs(["f"], previous: "2", next: "4")),
      ]
    func showing(
      _ text: String, _ change: (inout LoadContent<String, String>) -> Void = { _ in }
    )
      -> [String]
    {
      findings(events, .ended(LoadToken(3))) { effects in
        var content = content(text)
        change(&content)
        effects.insert(.show(content), at: 1)
      }
      .map { "\($0.law.number): \($0.message)" }
    }
    expectEqual(showing("b c | d e | f"), [])
    #expect(
      showing("c | d e | f") == [
        "loader I11: 0 items remain before c, which is visible, instead of 1"
      ])
    expectEqual(showing("d e | f"), ["loader I11: c is visible"])
    #expect(
      showing("b c | d e") == ["loader I11: more goes than what is outermost at the backward end"])
    expectEqual(showing("b c d e f"), ["loader I11: fewer than two pages remain"])
    #expect(
      showing("b c | d e | f") { content in
        guard case .page(var page) = content.elements[0] else { return }
        page.previous = nil
        content.elements[0] = .page(page)
      } == ["loader I11: what goes cannot be loaded again"])
  }
}
