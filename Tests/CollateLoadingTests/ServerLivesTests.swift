import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Lists that are loaded while the server changes them, and should agree with it in the end.
@MainActor
@Suite("Lives of lists at a server")
struct ServerLivesTests {
  /// In one life of some thousands, several insertions at the same place are left apart, of which a page has
  /// only some, because its end or a deletion of all that was there cuts the others off.
  @Test("After everything has come to rest, what was loaded is what the server has")
  func lives() {
    let count = Effort.rounds(2500)
    #expect(strays(of: .told, in: count).count <= 1 + count / 1000)
  }

  /// In one life of a hundred, an item is missing: if a page delivers it that is newer than the one where it
  /// is known, it stays there, and what is told of the move since then goes by two versions.
  @Test("Moves reported as a deletion and an insertion are followed in nearly all lives")
  func moves() {
    let count = Effort.rounds(500)
    #expect(strays(of: .toldWithMoves, in: count).count <= 4 + count / 50)
  }

  /// In one life of some ten thousands, a page brings an item that a move has put on the page before, which is dropped
  /// later: the key of the page that stays leads to what is before the item.
  @Test("Without versions, events and pages that come in order agree, also after moves")
  func order() {
    let count = Effort.rounds(2500)
    let strays = strays(of: .ordered, in: count)
    #expect(strays.count <= count / 10_000, "\(strays.count) \(strays.first ?? "")")
  }

  @Test("Without events, a list that only grows is loaded, with all that has come meanwhile")
  func growth() {
    expectEqual(strays(of: .growing, in: Effort.rounds(500)), [])
  }

  /// Returns the lives in which another list was loaded than the server has, with their seeds and all that happened.
  private func strays(of kind: ServerLife.Kind, in count: Int) -> [String] {
    var strays: [String] = []
    var seed = Effort.firstSeed
    withSeeds(count) { generator in
      defer { seed += 1 }
      var life = ServerLife(kind, &generator)
      for _ in 0..<60 { life.act(&generator) }
      life.rest(&generator)
      #expect(life.machine.content.gaps.isEmpty && life.machine.runningRequests.isEmpty)
      expectEqual(life.checker.violations, [], "\(life.log)")
      let (items, known) = (life.server.items, life.known)
      if items == known { return }
      strays.append("seed \(seed): \(known) is not \(items): \(life.log.joined(separator: " ¦ "))")
    }
    return strays
  }
}

/// A machine, and a server that answers it late and tells it of changes late, but in order.
@MainActor
struct ServerLife {
  /// What the server does with its list.
  enum Kind {
    /// It inserts, deletes and updates, and tells of it.
    case told

    /// It also moves, and tells of it as of a deletion and an insertion: what comes from where nothing was
    /// loaded is not known to those who hear of a move.
    case toldWithMoves

    /// It does the same, but has no versions; what it tells and answers arrives in the order in which it was
    /// sent.
    case ordered

    /// It inserts at the end that refreshes deliver, and tells nothing.
    case growing
  }

  typealias Server = SimulatedServer<Post>
  typealias Machine = LoaderMachine<Server.Cursor, String>

  let server: Server
  private(set) var machine: Machine
  private(set) var checker = LoaderChecker<Server.Cursor, String>()
  private(set) var log: [String] = []

  private let kind: Kind

  /// The items that a source would have by now.
  private var items: [String: Post] = [:]

  /// The requests that the server has not read, and those that it has answered.
  private var open: [LoadRequest<Server.Cursor>] = []
  private var answers: [(request: LoadRequest<Server.Cursor>, page: Server.Page)] = []

  /// The changes that the machine has not heard of, and the last items of those that it has.
  private let changes = Changes()
  private var heard: [String: Post] = [:]
  private var nextID = 0

  private final class Changes {
    var all: [(changes: [ItemChange<Server.Section>], version: Int)] = []
  }

  init(_ kind: Kind, _ generator: inout SeededGenerator) {
    self.kind = kind
    let bits = generator.below(64)
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .paging, .pagingBackward]
    configuration.behaviors.insert(kind == .growing ? .appearance : .live)
    configuration.prefetchDistance = 2
    configuration.opensGaps = bits & 1 == 0
    configuration.refreshesEnd = bits & 2 == 0
    configuration.maximumPageCount = bits & 12 == 0 ? 2 : nil
    machine = Machine(configuration)
    checker.prefetchDistance = configuration.prefetchDistance
    let count = generator.below(30)
    server = Server((0..<count).map { Post(id: "\($0).") }, pageSize: 3 + generator.below(3))
    nextID = count
    if kind != .growing {
      server.onChange = { [changes] in changes.all.append(($0, $1)) }
    }
    handle(.appear)
    if kind != .growing { handle(.connected) }
  }

  /// The items that are shown.
  var known: [Post] { machine.content.ids.map { items[$0] ?? Post(id: "missing") } }

  private static func text(of event: LoaderEvent<Server.Cursor, String>) -> String {
    switch event {
    case .page(let token, let page): "\(token) \(page.ids.joined()) =\(page.version ?? 0)"
    case .changed(let changes, let version, _): "\(changes) @\(version ?? 0)"
    default: "\(event)"
    }
  }

  /// Handles an event, with the items that it brings.
  private mutating func handle(
    _ event: LoaderEvent<Server.Cursor, String>, bringing new: [Post] = []
  ) {
    log.append(Self.text(of: event))
    let effects = machine.handle(event)
    checker.check(LoaderStep(event: event, effects: effects))
    for effect in effects {
      switch effect {
      case .start(let request): open.append(request)
      case .cancel(let token):
        open.removeAll { $0.token == token }
        answers.removeAll { $0.request.token == token }
      case .adopt(_, let others):
        for item in new where !others.contains(item.id) { items[item.id] = item }
      // The newest of a change is what the server has: it tells in order.
      case .take(let ids): for id in ids { items[id] = heard[id] }
      default: break
      }
    }
  }

  mutating func act(_ generator: inout SeededGenerator) {
    let direction: LoadDirection = generator.below(2) == 0 ? .forward : .backward
    switch generator.below(14) {
    case 0..<3: edit(&generator)
    case 3, 4: answer(&generator)
    case 5, 6: deliver(&generator)
    case 7, 8: hear()
    case 9: handle(.loadMore(direction))
    case 10:
      guard let gap = machine.content.gaps.first else { return }
      handle(.fill(gap, direction))
    case 11:
      let ids = machine.content.ids
      if ids.isEmpty { return }
      let first = generator.below(ids.count)
      handle(.visible(first: ids[first], last: ids[min(first + 2, ids.count - 1)]))
    // A merging refresh, or one that replaces everything.
    case 12 where generator.below(2) == 0: handle(.pull)
    case 12: mergeRefresh()
    case 13 where generator.below(3) == 0: handle(.retry)
    default: break
    }
  }

  private mutating func mergeRefresh() {
    if kind != .growing { return handle(.reset) }
    handle(.disappear)
    handle(.appear)
  }

  private mutating func edit(_ generator: inout SeededGenerator) {
    let ids = server.items.map(\.id)
    let isGrowing = kind == .growing
    let isLast = isGrowing && machine.configuration.refreshesEnd
    let hasMoves = kind == .toldWithMoves || kind == .ordered
    switch isGrowing ? 4 : generator.below(hasMoves ? 5 : 4) {
    case 0 where !ids.isEmpty: server.remove(ids[generator.below(ids.count)])
    case 1 where !ids.isEmpty:
      server.update(Post(id: ids[generator.below(ids.count)], edition: server.version))
    case 2 where hasMoves && !ids.isEmpty:
      server.move(ids[generator.below(ids.count)], to: generator.below(ids.count))
    default:
      let index = isLast ? ids.count : isGrowing ? 0 : generator.below(ids.count + 1)
      server.insert(Post(id: "\(nextID)."), at: index)
      nextID += 1
    }
  }

  /// Lets the server read a request.
  private mutating func answer(_ generator: inout SeededGenerator) {
    if open.isEmpty { return }
    let request = open.remove(at: generator.below(open.count))
    answers.append((request, page(for: request)))
  }

  private func page(for request: LoadRequest<Server.Cursor>) -> Server.Page {
    request.key == nil && machine.configuration.refreshesEnd
      ? server.lastAnswer : server.answer(at: request.key)
  }

  /// Lets an answer or an error arrive.
  private mutating func deliver(_ generator: inout SeededGenerator) {
    if answers.isEmpty { return }
    if kind == .ordered { return hear() }
    let (request, page) = answers.remove(at: generator.below(answers.count))
    if generator.below(8) == 0 { return handle(.failed(request.token)) }
    arrive(request.token, page)
  }

  private mutating func arrive(_ token: LoadToken, _ page: Server.Page) {
    handle(
      .page(
        token,
        LoadedIDs(
          page.items.map(\.id), previous: page.previous, next: page.next,
          version: kind == .ordered ? nil : page.version)),
      bringing: page.items)
    handle(.ended(token))
  }

  /// Lets the next change arrive, or before it, if all comes in order, an answer that does not know it.
  private mutating func hear() {
    let next = changes.all.first
    if kind == .ordered,
      let index = answers.firstIndex(where: { $0.page.version < next?.version ?? .max })
    {
      let (request, page) = answers.remove(at: index)
      return arrive(request.token, page)
    }
    guard let (changes, version) = next else { return }
    self.changes.all.removeFirst()
    for item in changes.compactMap(\.item) { heard[item.id] = item }
    handle(
      .changed(
        changes.map(\.ofID), version: kind == .ordered ? nil : version,
        from: .feed(isOrdered: kind == .ordered)))
  }

  /// Lets everything arrive, and loads all that there is.
  mutating func rest(_ generator: inout SeededGenerator) {
    machine.configuration.maximumPageCount = nil
    var isUpToDate = kind != .growing
    for _ in 0..<500 {
      while !changes.all.isEmpty { hear() }
      if let request = open.first {
        open.removeFirst()
        answers.append((request, page(for: request)))
      } else if !answers.isEmpty {
        let (request, page) = answers.removeFirst()
        arrive(request.token, page)
      } else if machine.state.refresh == .failed {
        handle(.retry)
      } else if let gap = machine.content.gaps.first {
        handle(.fill(gap, generator.below(2) == 0 ? .forward : .backward))
      } else if machine.state.forward != .exhausted {
        handle(.loadMore(.forward))
      } else if machine.state.backward != .exhausted {
        handle(.loadMore(.backward))
      } else if !isUpToDate {
        isUpToDate = true
        mergeRefresh()
      } else {
        return
      }
    }
  }
}
