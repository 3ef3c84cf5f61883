import Collate

/// A list in pages, of which a source that loads and an array source have the same number of items.
///
/// Pages are delivered at once, as no task of a load runs while times are taken.
@MainActor
final class LoadedList {
  typealias Item = Story<Int>
  typealias Section = Feed<Int>
  typealias Source = LoadingDataSource<Section, Int>

  /// The number of items in a page, unless there is but one.
  nonisolated static let pageSize = 50

  /// How the items of a list are divided.
  enum Kind {
    /// Pages of the same section.
    case pages

    /// Pages with a section each.
    case sections

    /// A single page.
    case onePage

    /// Pages of the same section, of which the last one is loaded first, and nothing comes after it.
    case conversation
  }

  private struct Name: Hashable {
    let count: Int
    let kind: Kind
  }

  /// A source that has loaded the list.
  let source: Source

  /// The keys and ids of the pages so far.
  private var keyCount = 0

  private let kind: Kind

  /// The lists that rows share, because it takes a while to load one.
  private static var lists: [Name: LoadedList] = [:]

  /// Returns a list that rows share, with any items, and pages only by request.
  static func shared(count: Int, _ kind: Kind = .pages) -> LoadedList {
    let name = Name(count: count, kind: kind)
    let list = lists[name] ?? LoadedList(count: count, kind)
    list.source.configuration.behaviors = [.initial, .appearance]
    lists[name] = list
    return list
  }

  /// Loads a list.
  ///
  /// - Parameters:
  ///   - count: The number of items, from which on each page drops one at the other end.
  ///   - kind: How they are divided.
  init(count: Int, _ kind: Kind = .pages) {
    self.kind = kind
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .appearance]
    configuration.maximumPageCount = max(2, count / Self.pageSize)
    let loader = PageLoader<Section, Int> { _ in
      try await Task.sleep(for: .seconds(3600))
      return LoadedPage([])
    }
    source = Source(loader, configuration: configuration)
    source.appear()
    deliver(kind == .onePage ? page(Self.items(0..<count)) : newPage())
    while source.snapshot.itemCount < count { load(kind == .conversation ? .backward : .forward) }
  }

  /// Returns a page of new items, of a list that goes on at both ends.
  private func newPage() -> LoadedPage<Section, Int> {
    keyCount += 1
    let first = keyCount * Self.pageSize
    return page(Self.items(first..<first + Self.pageSize))
  }

  private func page(_ items: [Item]) -> LoadedPage<Section, Int> {
    keyCount += 1
    let id = kind == .sections ? keyCount : 0
    return LoadedPage(
      [Section(id: id, title: 0, items: items)], previous: -keyCount,
      next: kind == .conversation ? nil : keyCount)
  }

  private func deliver(_ page: LoadedPage<Section, Int>) {
    guard let request = source.runningRequests.first else { return }
    source.end(request.token, with: page)
  }

  /// Loads a page at an end; if there are enough pages, one at the other end is dropped.
  func load(_ direction: LoadDirection) {
    source.loadMore(direction)
    deliver(newPage())
  }

  /// Loads the first page again, which is merged with the list.
  func refresh(_ items: [Item]) {
    source.disappear()
    source.appear()
    deliver(page(items))
  }

  /// Returns new items.
  nonisolated static func items(_ ids: Range<Int>) -> [Item] {
    ids.map { Story(id: $0, value: $0) }
  }
}
