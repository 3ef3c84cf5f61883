import Collate

extension Row {
  private typealias Item = LoadedList.Item
  private typealias Assigned = ArrayDataSource<LoadedList.Section>

  /// Lists that are loaded in pages, beside array sources that are assigned what has come.
  ///
  /// Limits are about twice what was measured when the rows were made. Code that is generic over sections
  /// and ids, and not inlinable, is not specialized for those of another module; it takes most of the time.
  @MainActor
  static func loadingRows(isQuick: Bool) -> [Row] {
    let rows = pageRows(count: 1_000, page: 20, refresh: 250, change: 500) + [screenRow]
    if isQuick { return rows }
    return rows + pageRows(count: 100_000, page: 3, refresh: 120, change: 130) + [
      viewportRow("items become visible, in the machine", Limit(180, lookups, nanoseconds: 4_000)) {
        list in
        var machine = machine(of: list)
        return { first, last in blackHole(machine.handle(.visible(first: first, last: last)).count)
        }
      },
      viewportRow("items become visible", Limit(240, lookups)) { list in
        { first, last in list.source.viewportDidChange(first: first, last: last) }
      },
    ]
  }

  private static var lookups: String { "ids looked up" }

  private static func pageRows(
    count: Int, page: Double, refresh: Double, change: Double
  ) -> [Row] {
    [
      row(count, "page appended, one dropped", Limit(page, "sections assigned")) {
        contest(count) {
          $0.load(.forward)
        } assigned: { items, new in
          items.removeFirst(new.count)
          items += new
        }
      },
      row(count, "page prepended, one dropped", Limit(page, "sections assigned")) {
        contest(count) {
          $0.load(.backward)
        } assigned: { items, new in
          items.removeLast(new.count)
          items = new + items
        }
      },
      row(count, "first page refreshed, merged", Limit(refresh, "sections assigned")) {
        refreshes(count)
      },
      row(count, "item inserted and removed in the middle", Limit(change, "array edited")) {
        changes(count)
      },
    ]
  }

  private static func row(
    _ count: Int, _ work: String, _ limit: Limit,
    contenders: @escaping @MainActor () -> [Contender]
  ) -> Row {
    Row(
      group: "pages of \(LoadedList.pageSize), \(count) items held", work: work, ids: Int.label,
      limit: limit, contenders: contenders)
  }

  /// Loads a page, and assigns what an array source would have then.
  @MainActor
  private static func contest(
    _ count: Int, load: @escaping @MainActor (LoadedList) -> Void,
    assigned change: @escaping (inout [Item], _ new: [Item]) -> Void
  ) -> [Contender] {
    let list = LoadedList.shared(count: count)
    let counter = UpdateCounter()
    let observations = [list.source.observe { counter.count($0) }]
    let array = Assigned(sections: [.init(id: 0, title: 0, items: LoadedList.items(0..<count))])
    let other = array.observe { counter.count($0) }
    var next = count
    return [
      Contender("collate", .subject) {
        load(list)
        withExtendedLifetime(observations) {}
      },
      Contender("sections assigned", .reference) {
        var sections = Array(array.sections)
        change(&sections[0].items, LoadedList.items(next..<next + LoadedList.pageSize))
        next += LoadedList.pageSize
        array.sections = sections
        withExtendedLifetime(other) {}
      },
    ]
  }

  /// Loads the first page with five new items, and then without them.
  @MainActor
  private static func refreshes(_ count: Int) -> [Contender] {
    let list = LoadedList.shared(count: count)
    let counter = UpdateCounter()
    let observation = list.source.observe { counter.count($0) }
    let first = Array(list.source.snapshot.items.prefix(LoadedList.pageSize))
    let new = LoadedList.items(-5..<0) + first.dropLast(5)
    let array = Assigned(sections: Array(list.source.snapshot.sections))
    let other = array.observe { counter.count($0) }
    let before = Array(array.sections)
    var after = before
    after[0].items.insert(contentsOf: new.prefix(5), at: 0)
    return [
      Contender("collate", .subject, workCount: 2) {
        list.refresh(new)
        list.refresh(first)
        withExtendedLifetime(observation) {}
      },
      Contender("sections assigned", .reference, workCount: 2) { [after] in
        array.sections = after
        array.sections = before
        withExtendedLifetime(other) {}
      },
    ]
  }

  /// Inserts an item by a change of the list, and removes it.
  @MainActor
  private static func changes(_ count: Int) -> [Contender] {
    let list = LoadedList.shared(count: count)
    let counter = UpdateCounter()
    let observation = list.source.observe { counter.count($0) }
    let middle = list.source.snapshot[[0, count / 2]].id
    let array = Assigned(sections: Array(list.source.snapshot.sections))
    let other = array.observe { counter.count($0) }
    let item = Story(id: -1, value: 0)
    return [
      Contender("collate", .subject, workCount: 2) {
        list.source.apply([.insert(item, .before(middle))])
        list.source.apply([.delete(-1)])
        withExtendedLifetime(observation) {}
      },
      Contender("array edited", .reference, workCount: 2) {
        array.insertItem(item, at: [0, count / 2])
        array.removeItem(at: [0, count / 2])
        withExtendedLifetime(other) {}
      },
    ]
  }
}

// Viewports.
extension Row {
  private typealias Report = @MainActor (_ first: Int, _ last: Int) -> Void

  /// Reports viewports in the middle of a list, for which nothing is loaded.
  private static func viewportRow(
    _ work: String, _ limit: Limit, make: @escaping @MainActor (LoadedList) -> Report
  ) -> Row {
    row(100_000, work, limit) {
      let list = LoadedList.shared(count: 100_000)
      list.source.configuration.behaviors.formUnion([.paging, .pagingBackward])
      let ids = list.source.snapshot.items.map(\.id)
      let visible = stride(from: 10_000, to: 90_000, by: 1000).map { (ids[$0], ids[$0 + 20]) }
      let table = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
      let report = make(list)
      return [
        Contender("collate", .subject, workCount: visible.count) {
          for (first, last) in visible { report(first, last) }
        },
        Contender(lookups, .reference, workCount: visible.count) {
          for (first, last) in visible { blackHole((table[first] ?? 0) + (table[last] ?? 0)) }
        },
      ]
    }
  }

  /// Returns a machine that holds what a list does.
  @MainActor
  private static func machine(of list: LoadedList) -> LoaderMachine<Int, Int> {
    var machine = LoaderMachine<Int, Int>(list.source.configuration)
    let ids = list.source.snapshot.items.map(\.id)
    var token = 0
    for first in stride(from: 0, to: ids.count, by: LoadedList.pageSize) {
      _ = machine.handle(token == 0 ? .appear : .loadMore(.forward))
      token += 1
      let page = Array(ids[first..<first + LoadedList.pageSize])
      _ = machine.handle(.page(LoadToken(token), LoadedIDs(page, previous: -token, next: token)))
      _ = machine.handle(.ended(LoadToken(token)))
    }
    return machine
  }
}

// Screens.
extension Row {
  /// Twenty sources on one screen, each of which loads a page.
  private static var screenRow: Row {
    let count = 20
    return Row(
      group: "20 lists on one screen, 1000 items each", work: "page appended to each, one dropped",
      ids: Int.label, limit: Limit(40, "sections assigned")
    ) {
      let counter = UpdateCounter()
      let lists = (0..<count).map { _ in LoadedList(count: 1000) }
      let screen = CompositeDataSource(lists.map(\.source))
      let observation = screen.observe { counter.count($0) }
      let arrays = (0..<count).map { _ in
        Assigned(sections: [.init(id: 0, title: 0, items: LoadedList.items(0..<1000))])
      }
      let other = CompositeDataSource(arrays)
      let otherObservation = other.observe { counter.count($0) }
      var next = 1000
      return [
        Contender("collate", .subject, workCount: count) {
          for list in lists { list.load(.forward) }
          withExtendedLifetime((screen, observation)) {}
        },
        Contender("sections assigned", .reference, workCount: count) {
          for array in arrays {
            var sections = Array(array.sections)
            sections[0].items.removeFirst(LoadedList.pageSize)
            sections[0].items += LoadedList.items(next..<next + LoadedList.pageSize)
            array.sections = sections
          }
          next += LoadedList.pageSize
          withExtendedLifetime((other, otherObservation)) {}
        },
      ]
    }
  }
}
