import CollateTesting
import TestSupport
import Testing

@testable import Collate

/// Lists that are loaded while the server changes them, and should agree with it in the end.
@MainActor
@Suite("Lives of lists at a server")
struct ServerLivesTests {
  /// In one life of some thousands, several insertions at the same place are left apart, of which a page has
  /// only some, because its end or a deletion of all that was there cuts the others off.
  @Test("After everything has come to rest, what was loaded is what the server has")
  func lives() {
    var strays: [String] = []
    let count = Effort.rounds(2500)
    withSeeds(count) { generator in
      var life = ServerLife(&generator)
      for _ in 0..<60 { life.act(&generator) }
      life.rest(&generator)
      #expect(life.machine.content.gaps.isEmpty && life.machine.runningRequests.isEmpty)
      let (ids, known) = (life.server.items.map(\.id), life.machine.content.ids)
      if ids == known { return }
      strays.append(
        "\(known.joined()) is not \(ids.joined()): \(life.log.joined(separator: " ¦ "))")
    }
    #expect(strays.count <= 1 + count / 1000, "\(strays)")
  }
}

/// A machine, and a server that answers it late and tells it of changes late, but in order.
@MainActor
struct ServerLife {
  typealias Server = SimulatedServer<Post>
  typealias Machine = LoaderMachine<Server.Cursor, String>

  let server: Server
  private(set) var machine: Machine
  private(set) var log: [String] = []

  /// The requests that the server has not read, and those that it has answered.
  private var open: [LoadRequest<Server.Cursor>] = []
  private var answers: [(request: LoadRequest<Server.Cursor>, page: Server.Page)] = []

  /// The changes that the machine has not heard of.
  private let changes = Changes()
  private var nextID = 0

  private final class Changes {
    var all: [(change: LoadChange<String>, version: Int)] = []
  }

  init(_ generator: inout SeededGenerator) {
    let bits = generator.below(64)
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .paging, .pagingBackward, .live]
    configuration.prefetchDistance = 2
    configuration.opensGaps = bits & 1 == 0
    configuration.refreshesEnd = bits & 2 == 0
    configuration.maximumPageCount = bits & 12 == 0 ? 2 : nil
    machine = Machine(configuration)
    let count = generator.below(30)
    server = Server((0..<count).map { Post(id: "\($0).") }, pageSize: 3 + generator.below(3))
    nextID = count
    server.onChange = { [changes] in changes.all.append(($0.ofID, $1)) }
    handle(.appear)
    handle(.connected)
  }

  private static func text(of event: LoaderEvent<Server.Cursor, String>) -> String {
    switch event {
    case .page(let token, let page): "\(token) \(page.ids.joined()) =\(page.version ?? 0)"
    case .changed(let changes, let version): "\(changes[0]) @\(version ?? 0)"
    default: "\(event)"
    }
  }

  private mutating func handle(_ event: LoaderEvent<Server.Cursor, String>) {
    log.append(Self.text(of: event))
    for effect in machine.handle(event) {
      switch effect {
      case .start(let request): open.append(request)
      case .cancel(let token):
        open.removeAll { $0.token == token }
        answers.removeAll { $0.request.token == token }
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
    case 12: handle(generator.below(2) == 0 ? .reset : .pull)
    case 13 where generator.below(3) == 0: handle(.retry)
    default: break
    }
  }

  private mutating func edit(_ generator: inout SeededGenerator) {
    let ids = server.items.map(\.id)
    switch generator.below(4) {
    case 0 where !ids.isEmpty: server.remove(ids[generator.below(ids.count)])
    case 1 where !ids.isEmpty:
      server.update(Post(id: ids[generator.below(ids.count)], edition: server.version))
    default:
      server.insert(Post(id: "\(nextID)."), at: generator.below(ids.count + 1))
      nextID += 1
    }
  }

  /// Lets the server read a request.
  private mutating func answer(_ generator: inout SeededGenerator) {
    if open.isEmpty { return }
    let request = open.remove(at: generator.below(open.count))
    let isFirst = request.key == nil
    let page =
      isFirst && machine.configuration.refreshesEnd
      ? server.lastAnswer : server.answer(at: request.key)
    answers.append((request, page))
  }

  /// Lets an answer or an error arrive.
  private mutating func deliver(_ generator: inout SeededGenerator) {
    if answers.isEmpty { return }
    let (request, page) = answers.remove(at: generator.below(answers.count))
    if generator.below(8) == 0 { return handle(.failed(request.token)) }
    arrive(request.token, page)
  }

  private mutating func arrive(_ token: LoadToken, _ page: Server.Page) {
    handle(
      .page(
        token,
        LoadedIDs(
          page.items.map(\.id), previous: page.previous, next: page.next, version: page.version)))
    handle(.ended(token))
  }

  /// Lets the next change arrive.
  private mutating func hear() {
    if changes.all.isEmpty { return }
    let (change, version) = changes.all.removeFirst()
    handle(.changed([change], version: version))
  }

  /// Lets everything arrive, and loads all that there is.
  mutating func rest(_ generator: inout SeededGenerator) {
    machine.configuration.maximumPageCount = nil
    for _ in 0..<500 {
      while !changes.all.isEmpty { hear() }
      if let request = open.first {
        open.removeFirst()
        answers.append(
          (
            request,
            request.key == nil && machine.configuration.refreshesEnd
              ? server.lastAnswer : server.answer(at: request.key)
          ))
      } else if !answers.isEmpty {
        let (request, page) = answers.removeFirst()
        arrive(request.token, page)
      } else if machine.state.refresh == .failed {
        handle(.retry)
      } else if let gap = machine.content.gaps.first {
        handle(.fill(gap, generator.below(2) == 0 ? .forward : .backward))
      } else if machine.state.forward != .end {
        handle(.loadMore(.forward))
      } else if machine.state.backward != .end {
        handle(.loadMore(.backward))
      } else {
        return
      }
    }
  }
}
