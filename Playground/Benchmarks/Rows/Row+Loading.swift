import Collate

extension Row {
  private typealias Item = LoadedList.Item
  private typealias Assigned = ArrayDataSource<LoadedList.Section>

  /// Lists that are loaded in pages, beside array sources that are edited, or assigned what has come.
  ///
  /// Limits are about twice what was measured when the rows were made. What is left beside an array's edit is
  /// that of the machine: its events, effects and state, in code that does not know the types.
  @MainActor
  static func loadingRows(isQuick: Bool) -> [Row] {
    var rows =
      editRows(1_000, .pages, insert: 22, update: 12) + editRows(1_000, .onePage, insert: 22)
      + pageRows(count: 1_000, page: 8, refresh: 80) + [screenRow]
    if isQuick { return rows }
    // Of arrays of this size, the allocator may give the memory back to the system each time.
    rows += editRows(10_000, .pages, insert: 22) + editRows(10_000, .onePage, insert: 9)
    rows += editRows(100_000, .pages, insert: 3, update: 3)
    rows += editRows(1_000_000, .onePage, insert: 2.5)
    rows += pageRows(count: 10_000, page: 8) + pageRows(count: 100_000, page: 3, refresh: 9)
    rows += chatRows(10_000, message: 10, pending: 14) + chatRows(100_000, message: 3, pending: 3.5)
    return rows + [
      manyPagesRow,
      viewportRow,
    ]
  }

  private static var lookups: String { "ids looked up" }
  private static var edited: String { "array edited" }

  /// Single items that are inserted, deleted and updated.
  private static func editRows(
    _ count: Int, _ kind: LoadedList.Kind, insert: Double, update: Double? = nil
  ) -> [Row] {
    let insertion = row(
      count, kind, "item inserted and removed in the middle", Limit(insert, edited)
    ) {
      edits(count, kind)
    }
    guard let update else { return [insertion] }
    return [
      insertion,
      row(count, kind, "item updated in the middle", Limit(update, edited)) {
        updates(count, kind)
      },
    ]
  }

  /// Messages at the end of a conversation, which the server tells, or people send and take back.
  private static func chatRows(_ count: Int, message: Double, pending: Double) -> [Row] {
    [
      row(count, .conversation, "message added at the end and removed", Limit(message, edited)) {
        insertions(count, .conversation, at: count) { list, item in
          list.apply([.insert(item, .last)])
          list.apply([.delete(item.id)])
        }
      },
      row(count, .conversation, "message sent at the end and taken back", Limit(pending, edited)) {
        insertions(count, .conversation, at: count) { list, item in
          list.rollBack(list.applyPending([.insert(item, .last)]))
        }
      },
    ]
  }

  private static func pageRows(count: Int, page: Double, refresh: Double? = nil) -> [Row] {
    let rows = [
      row(count, .pages, "page appended, one dropped", Limit(page, edited)) {
        pages(count, .forward) { array, new in
          array.appendItems(new, toSection: 0)
          array.removeItems(at: new.indices.map { [0, $0] })
        }
      },
      row(count, .pages, "page prepended, one dropped", Limit(page, edited)) {
        pages(count, .backward) { array, new in
          array.insertItems(new, at: [0, 0])
          array.removeItems(at: new.indices.map { [0, count + $0] })
        }
      },
    ]
    guard let refresh else { return rows }
    return rows + [
      row(count, .pages, "first page refreshed, merged", Limit(refresh, "sections assigned")) {
        refreshes(count)
      }
    ]
  }

  private static func row(
    _ count: Int, _ kind: LoadedList.Kind, _ work: String, _ limit: Limit,
    contenders: @escaping @MainActor () -> [Contender]
  ) -> Row {
    let pages = kind == .onePage ? "one page" : "pages of \(LoadedList.pageSize)"
    return Row("\(pages), \(count) items held", work, limit, contenders: contenders)
  }

  /// Loads a page, which drops another one, and edits an array source like this.
  @MainActor
  private static func pages(
    _ count: Int, _ direction: LoadDirection,
    edit: @escaping @MainActor (_ array: Assigned, _ new: [Item]) -> Void
  ) -> [Contender] {
    let list = LoadedList.shared(count: count)
    let array = Assigned(sections: [.init(id: 0, title: 0, items: LoadedList.items(0..<count))])
    var next = count
    return [
      Contender(.subject, observing: list.source, workCount: 1) {
        list.load(direction)
      },
      Contender(.reference(edited), observing: array, workCount: 1) {
        let new = LoadedList.items(next..<next + LoadedList.pageSize)
        next += LoadedList.pageSize
        array.performBatchUpdates { edit(array, new) }
      },
    ]
  }

  /// Loads a page of a list with 3200 pages, and of one with 32.
  private static var manyPagesRow: Row {
    Row(
      "pages of \(LoadedList.pageSize), each a section", "page appended to 3200, one dropped",
      Limit(2.5, "appended to 32")
    ) {
      let lists = [3200, 32].map { LoadedList.shared(count: $0 * LoadedList.pageSize, .sections) }
      return [
        Contender(.subject, observing: lists[0].source, workCount: 1) {
          lists[0].load(.forward)
        },
        Contender(.reference("appended to 32"), observing: lists[1].source, workCount: 1) {
          lists[1].load(.forward)
        },
      ]
    }
  }

  /// Loads the first page with five new items, and then without them.
  @MainActor
  private static func refreshes(_ count: Int) -> [Contender] {
    let list = LoadedList.shared(count: count)
    let first = Array(list.source.snapshot.items.prefix(LoadedList.pageSize))
    let new = LoadedList.items(-5..<0) + first.dropLast(5)
    let array = Assigned(sections: Array(list.source.snapshot.sections))
    let before = Array(array.sections)
    var after = before
    after[0].items.insert(contentsOf: new.prefix(5), at: 0)
    return [
      Contender(.subject, observing: list.source) {
        list.refresh(new)
        list.refresh(first)
      },
      Contender(.reference("sections assigned"), observing: array) { [after] in
        array.sections = after
        array.sections = before
      },
    ]
  }

  /// Inserts an item by a change of the list, and removes it.
  @MainActor
  private static func edits(_ count: Int, _ kind: LoadedList.Kind) -> [Contender] {
    let middle = LoadedList.shared(count: count, kind).source.snapshot[[0, count / 2]].id
    return insertions(count, kind, at: count / 2) { list, item in
      list.apply([.insert(item, .before(middle))])
      list.apply([.delete(item.id)])
    }
  }

  /// Inserts an item into a list and takes it away, and does so at an index of an array source.
  @MainActor
  private static func insertions(
    _ count: Int, _ kind: LoadedList.Kind, at index: Int,
    edit: @escaping @MainActor (LoadedList.Source, Item) -> Void
  ) -> [Contender] {
    let source = LoadedList.shared(count: count, kind).source
    let array = Assigned(sections: Array(source.snapshot.sections))
    let item = Story(id: -1, value: 0)
    return [
      Contender(.subject, observing: source) {
        edit(source, item)
      },
      Contender(.reference(edited), observing: array) {
        array.insertItem(item, at: [0, index])
        array.removeItem(at: [0, index])
      },
    ]
  }

  /// Updates an item by a change of the list.
  @MainActor
  private static func updates(_ count: Int, _ kind: LoadedList.Kind) -> [Contender] {
    let list = LoadedList.shared(count: count, kind)
    let middle = list.source.snapshot[[0, count / 2]].id
    let array = Assigned(sections: Array(list.source.snapshot.sections))
    var value = 1
    return [
      Contender(.subject, observing: list.source, workCount: 1) {
        value += 1
        list.source.apply([.update(Story(id: middle, value: value))])
      },
      Contender(.reference(edited), observing: array, workCount: 1) {
        value += 1
        array.replaceItem(at: [0, count / 2], with: Story(id: middle, value: value))
      },
    ]
  }
}

// Viewports.
extension Row {
  /// Reports viewports in the middle of a list, for which nothing is loaded.
  private static var viewportRow: Row {
    row(100_000, .pages, "items become visible", Limit(240, lookups)) {
      let list = LoadedList.shared(count: 100_000)
      list.source.configuration.behaviors.formUnion([.paging, .pagingBackward])
      let ids = list.source.snapshot.items.map(\.id)
      let visible = stride(from: 10_000, to: 90_000, by: 1000).map { (ids[$0], ids[$0 + 20]) }
      let table = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
      return [
        Contender(.subject, workCount: visible.count) {
          for (first, last) in visible {
            list.source.viewportDidChange(first: first, last: last)
          }
        },
        Contender(.reference(lookups), workCount: visible.count) {
          for (first, last) in visible { blackHole((table[first] ?? 0) + (table[last] ?? 0)) }
        },
      ]
    }
  }
}

// Screens.
extension Row {
  /// Twenty sources on one screen, each of which loads a page.
  private static var screenRow: Row {
    let count = 20
    return Row(
      "20 lists on one screen, 1000 items each", "page appended to each, one dropped",
      Limit(40, "sections assigned")
    ) {
      let lists = (0..<count).map { _ in LoadedList(count: 1000) }
      let screen = CompositeDataSource(lists.map(\.source))
      let arrays = (0..<count).map { _ in
        Assigned(sections: [.init(id: 0, title: 0, items: LoadedList.items(0..<1000))])
      }
      let other = CompositeDataSource(arrays)
      var next = 1000
      return [
        Contender(.subject, observing: screen, workCount: count) {
          for list in lists { list.load(.forward) }
        },
        Contender(.reference("sections assigned"), observing: other, workCount: count) {
          for array in arrays {
            var sections = Array(array.sections)
            sections[0].items.removeFirst(LoadedList.pageSize)
            sections[0].items += LoadedList.items(next..<next + LoadedList.pageSize)
            array.sections = sections
          }
          next += LoadedList.pageSize
        },
      ]
    }
  }
}
