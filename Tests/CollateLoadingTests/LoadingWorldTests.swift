import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Sources whose loads, changes and viewports are random, beside a list that is made again each time.
@MainActor
@Suite("Sources that load, at random", .silentDiagnostics)
struct LoadingWorldTests {
  @Test("Sections are those of the pages, gaps and statuses, in one minimal update")
  func worlds() {
    withSeeds(Effort.rounds(300)) { generator in
      var world = LoadingWorld(&generator)
      for _ in 0..<40 {
        world.act(&generator)
        world.check()
      }
    }
  }
}

/// A source, the machine that it should have, and what a reader would make of its effects.
@MainActor
struct LoadingWorld {
  let stage: LoadingStage
  private var machine: LoaderMachine<String, String>
  var items: [String: Post] = [:]

  /// The ids that are shown, with their sections.
  var rows: [(id: String, sectionID: String)] = []
  private var pages: [LoadToken: PostPage] = [:]
  private var changed: [String: Post] = [:]

  /// The edits that are pending, and the sections in which the server has their items.
  var edits: [(edit: PendingEdit, changes: [ItemChange<PostSection>])] = []
  var toldSections: [String: String] = [:]

  /// The section of each id in the pages that the last event brought, and the ids of which it brought changes.
  private var delivered: [LoadToken: [String: String]] = [:]
  private var taken: Set<String> = []

  /// The sections into which changes insert, and the one that came last.
  private var insertedSections: [String: String] = [:]
  private var lastSectionID: String?
  var edition = 0
  private var log = ""

  private static let ids = "abcdefghijkl".map(String.init)
  private static let keys = ["1", "2", "3", nil]

  /// The key with which a refresh begins that an app would make around some items, and not around others.
  private static func key(around id: String) -> String? { id < "h" ? "around \(id)" : nil }

  init(_ generator: inout SeededGenerator) {
    let bits = generator.below(64)
    stage = LoadingStage { configuration in
      configuration.behaviors = [.initial, .paging, .pagingBackward, .appearance]
      configuration.prefetchDistance = 1
      configuration.opensGaps = bits & 1 == 0
      configuration.refreshesEnd = bits & 6 == 0
      configuration.maximumPageCount = bits & 24 == 0 ? 2 : nil
    }
    machine = LoaderMachine(stage.source.configuration)
    if bits & 32 == 0 {
      stage.showStatuses()
    }
    if generator.oneIn(2) {
      stage.source.refreshKey = { id, _, _ in Self.key(around: id) }
    }
  }
}

// What happens.
extension LoadingWorld {
  mutating func act(_ generator: inout SeededGenerator) {
    let runs = machine.runningRequests
    let source = stage.source
    let direction: LoadDirection = generator.below(2) == 0 ? .forward : .backward
    (delivered, taken) = ([:], [])
    log = ""
    switch generator.below(24) {
    case 21: beginEdit(&generator)
    case 22, 23: endEdit(&generator)
    case 0..<7 where !runs.isEmpty: end(runs[generator.below(runs.count)].token, &generator)
    case 7: both(.appear) { $0.appear() }
    case 8: both(.disappear) { $0.disappear() }
    case 9: both(.loadMore(direction)) { $0.loadMore(direction) }
    case 10: both(.reload(keepsContent: true)) { $0.reload() }
    case 11 where generator.below(3) == 0:
      both(.reload(keepsContent: false)) { $0.reload(keepsContent: false) }
    case 12: both(.retry) { $0.retry() }
    case 13: both(.jump("5")) { $0.jump(to: "5") }
    case 14:
      guard let gap = source.state.gaps.keys.min(by: { $0.number < $1.number }) else { return }
      both(.fill(gap, direction)) { $0.fill(gap, from: direction) }
    case 15:
      let ids = machine.content.ids
      both(.visible(first: ids.first, last: ids.last)) {
        $0.viewportDidChange(first: ids.first, last: ids.last)
      }
    case 16: edit(&generator)
    case 17 where generator.oneIn(3): query(&generator)
    case 18 where !machine.hasLoaded:
      let page = page(&generator)
      pages[LoadToken(machine.tokenCount + 1)] = page
      both(.seed(page.ids)) { $0.seed(page) }
    default: change(&generator)
    }
  }

  mutating func both(_ events: LoaderEvent<String, String>..., act: (LoadingStage.Source) -> Void) {
    act(stage.source)
    for event in events {
      log += "\(event)"
      let effects = machine.handle(event)
      interpret(effects)
      for edit in machine.takeEdits() { assignSections(edit) }
      if stage.source.refreshKey != nil { locate(effects) }
    }
  }

  /// Lets a refresh begin where the source should have asked for it to do so.
  private mutating func locate(_ effects: [LoaderEffect<String, String>]) {
    for case .start(let request) in effects {
      if let (id, _) = machine.visiblePlace(for: request), let key = Self.key(around: id) {
        expectEqual(machine.handle(.located(request.token, key)), [])
      }
    }
  }

  private mutating func end(_ token: LoadToken, _ generator: inout SeededGenerator) {
    if generator.below(6) == 0 {
      return both(.failed(token)) { [stage] _ in stage.failed(token.number) }
    }
    edition += 1
    let page = page(&generator)
    pages[token] = page
    if generator.below(3) == 0 {
      both(.page(token, page.ids)) { $0.receive(page, of: token) }
    } else {
      both(.page(token, page.ids), .ended(token)) { $0.end(token, with: page) }
    }
  }

  private func page(_ generator: inout SeededGenerator) -> PostPage {
    let start = generator.below(Self.ids.count)
    let ids = Self.ids[start...].prefix(generator.below(6))
    var sections: [PostSection] = []
    for id in ids {
      // Two ids a section, as if they were days; some have nothing.
      let name = "s\((Self.ids.firstIndex(of: id) ?? 0) / 3)"
      if sections.last?.id != name { sections.append(PostSection(id: name, items: [])) }
      sections[sections.count - 1].items.append(Post(id: id, edition: edition))
    }
    // The row of a gap may come into an empty section, too.
    if stage.source.gapItem == nil, generator.below(4) == 0 {
      sections.append(PostSection(id: "s9", items: []))
    }
    return PostPage(
      sections, previous: Self.keys[generator.below(4)], next: Self.keys[generator.below(4)])
  }

  private mutating func change(_ generator: inout SeededGenerator) {
    let changes = (0...generator.below(3)).map { _ in randomChange(&generator) }
    note(changes)
    let origin: LoadChangeOrigin = generator.oneIn(2) ? .app : .feed(isOrdered: false)
    both(.changed(changes.map(\.ofID), version: nil, from: origin)) {
      $0.apply(changes, version: nil, from: origin)
    }
  }

  /// Asks for another list, which may have a feed, whose changes come as all others do.
  private mutating func query(_ generator: inout SeededGenerator) {
    let (keepsContent, hasFeed) = (generator.oneIn(2), generator.oneIn(2))
    let feed = hasFeed ? LiveFeed { AsyncStream<LiveEvent<PostSection>> { _ in } } : nil
    both(.query(keepsContent: keepsContent, hasFeed: hasFeed)) {
      $0.setQuery($0.loader, live: feed, keepsContent: keepsContent)
    }
  }

  mutating func note(_ changes: [ItemChange<PostSection>]) {
    for item in changes.compactMap(\.item) { changed[item.id] = item }
    let insertions = changes.compactMap { change -> (String, String?)? in
      if case .insert(let item, _, let section) = change { (item.id, section?.id) } else { nil }
    }
    for (id, _) in insertions { insertedSections[id] = nil }
    for case (let id, let section?) in insertions { insertedSections[id] = section }
  }

  mutating func randomChange(_ generator: inout SeededGenerator) -> ItemChange<PostSection> {
    edition += 1
    let id = Self.ids[generator.below(Self.ids.count)]
    let other = Self.ids[generator.below(Self.ids.count)]
    let places: [LoadPlace<String>] = [.first, .last, .before(other), .after(other)]
    let place = places[generator.below(4)]
    let item = Post(id: id, edition: edition)
    let change: ItemChange<PostSection>
    switch generator.below(4) {
    case 0:
      // Without any section, an item is left out.
      let isAlone = lastSectionID == nil
      let section = isAlone || generator.oneIn(2) ? PostSection(id: "c\(generator.below(3))") : nil
      change = .insert(item, place, section: section)
    case 1: change = .delete(id)
    case 2: change = .update(item)
    default: change = .move(id, place)
    }
    return change
  }
}

// What should be shown.
extension LoadingWorld {
  private mutating func interpret(_ effects: [LoaderEffect<String, String>]) {
    for effect in effects {
      switch effect {
      case .adopt(let token, let others):
        for section in pages[token]?.sections ?? [] {
          lastSectionID = section.id
          for item in section.items {
            delivered[token, default: [:]][item.id] = section.id
            if !others.contains(item.id) { items[item.id] = item }
          }
        }
      case .take(let ids):
        taken.formUnion(ids)
        for id in ids { items[id] = changed[id] }
      default: break
      }
    }
  }

  /// Finds the sections of the ids that come with an edit.
  private mutating func assignSections(_ edit: LoadedEdit<String>) {
    switch edit {
    case .gaps: break
    case .remove(let ids, let rank): rows.removeSubrange(rank..<rank + ids.count)
    case .insert(let ids, let rank, .page(let token)):
      for id in ids { toldSections[id] = delivered[token]?[id] }
      rows.insert(contentsOf: ids.map { ($0, delivered[token]?[$0] ?? "none") }, at: rank)
    case .insert(let ids, let rank, let origin):
      let above = rank > 0 ? rows[rank - 1].sectionID : nil
      let below = rank < rows.count ? rows[rank].sectionID : nil
      // Where there is nothing else, the section is the one that came last.
      let only = lastSectionID ?? "none"
      let (isBelowFirst, isInserted) =
        switch origin {
        case .place(.first, let isMove, _), .place(.before, let isMove, _): (true, !isMove)
        case .place(_, let isMove, _): (false, !isMove)
        default: (false, false)
        }
      let beside = isBelowFirst ? below ?? above ?? only : above ?? below ?? only
      let own =
        if isInserted {
          taken.contains(ids[0]) ? insertedSections[ids[0]] : pendingSection(ids[0])
        } else {
          origin == .origin ? toldSections[ids[0]] : nil
        }
      if let own { lastSectionID = own }
      // A change of the server has put it there.
      if case .place(_, _, false) = origin { toldSections[ids[0]] = own ?? beside }
      rows.insert(contentsOf: ids.map { ($0, own ?? beside) }, at: rank)
    }
  }

  /// The sections, without those that have no items.
  private var expected: [PostSection] {
    var sections: [PostSection] = []
    var above: [Post] = []
    func add(_ item: Post, to id: String) {
      if sections.last?.id != id { sections.append(PostSection(id: id, items: above)) }
      above = []
      sections[sections.count - 1].items.append(item)
    }
    var rows = rows[...]
    for element in machine.content.elements {
      switch element {
      case .page(let page):
        for row in rows.prefix(page.ids.count) {
          add(item(row.id), to: row.sectionID)
        }
        rows = rows.dropFirst(page.ids.count)
      case .gap(let gap):
        guard let edge = machine.state.gaps[gap],
          let item = stage.source.gapItem?(gap, edge)
        else { continue }
        if let last = sections.last { add(item, to: last.id) } else { above.append(item) }
      }
    }
    return sections
  }

  func check() {
    let source = stage.source
    expectEqual(source.state, machine.state)
    expectEqual(source.runningRequests, machine.runningRequests)
    var shown: [PostSection] = []
    for section in source.snapshot.sections
    where !section.items.isEmpty && !section.id.hasPrefix("-") {
      // An empty section may divide another one.
      if shown.last?.id == section.id {
        shown[shown.count - 1].items += section.items
      } else {
        shown.append(section)
      }
    }
    let expected = expected
    expectEqual(shown.flatMap(\.items), expected.flatMap(\.items), "\(log)")
    expectEqual(rows.map(\.id), machine.content.ids)
    expectEqual(textWithoutGaps(shown), textWithoutGaps(expected), "\(log)")
    for id in machine.content.ids {
      expectEqual(source.path(ofContent: id).map { source.snapshot[$0].id }, id)
    }
    expectEqual(stage.check(), [])
    checkContent()
  }

  private func textWithoutGaps(_ sections: [PostSection]) -> String {
    var result: [PostSection] = []
    for var section in sections {
      section.items.removeAll { $0.id.hasPrefix("-") }
      if section.items.isEmpty { continue }
      if result.last?.id == section.id {
        result[result.count - 1].items += section.items
      } else {
        result.append(section)
      }
    }
    return stage.text(of: Snapshot(result))
  }

  /// Checks what is shown without gaps and statuses.
  private func checkContent() {
    let (source, content) = (stage.source, stage.source.content)
    var sections: [PostSection] = []
    for (number, section) in source.snapshot.sections.enumerated() {
      for (index, item) in section.items.enumerated() {
        let path = ItemPath(section: number, item: index)
        let contentPath = source.contentPath(for: path)
        expectEqual((contentPath == nil), item.id.hasPrefix("-"))
        guard let contentPath else { continue }
        #expect(content[contentPath] == item && source.path(forContent: contentPath) == path)
      }
      if section.id.hasPrefix("-") { continue }
      sections.append(section)
      sections[sections.count - 1].items.removeAll { $0.id.hasPrefix("-") }
    }
    expectEqual(stage.text(of: content), stage.text(of: Snapshot(sections)))
    let end = ItemPath(section: sections.count, item: 0)
    #expect(source.path(forContent: end) == nil && source.contentPath(for: [-1, 0]) == nil)
  }
}
