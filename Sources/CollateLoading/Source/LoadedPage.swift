public import CollateCore

/// What a load delivers: sections, and the keys of what comes before and after them.
public struct LoadedPage<Section: SectionProtocol & Sendable, Key: Hashable & Sendable>: Sendable {
  /// The sections, in order.
  public var sections: [Section]

  /// The key of the page before; `nil` if the list begins here.
  public var previous: Key?

  /// The key of the page after; `nil` if the list ends here.
  public var next: Key?

  /// The version of the list at the server, if it has any, to distinguish older events from newer ones.
  public var version: Int?

  /// The number of items of the whole list, if the server reports it, for ``LoadingDataSource/total``.
  public var total: Int?

  /// The number of items of the list before the page, if the server reports it, for ``LoadingDataSource/countBefore``.
  public var countBefore: Int?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - previous: The key of the page before; `nil` if the list begins here.
  ///   - next: The key of the page after; `nil` if the list ends here.
  ///   - version: The version of the list at the server.
  ///   - total: The number of items of the whole list, if the server reports it.
  ///   - countBefore: The number of items before the page, if the server reports it.
  public init(
    _ sections: [Section], previous: Key? = nil, next: Key? = nil, version: Int? = nil,
    total: Int? = nil, countBefore: Int? = nil
  ) {
    (self.sections, self.previous, self.next, self.version) = (sections, previous, next, version)
    (self.total, self.countBefore) = (total, countBefore)
  }

  /// Creates a page of items of a single section, which has id 0 and no title; without items, there is none.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - previous: The key of the page before; `nil` if the list begins here.
  ///   - next: The key of the page after; `nil` if the list ends here.
  ///   - version: The version of the list at the server.
  ///   - total: The number of items of the whole list, if the server reports it.
  ///   - countBefore: The number of items before the page, if the server reports it.
  public init<Item>(
    items: [Item], previous: Key? = nil, next: Key? = nil, version: Int? = nil,
    total: Int? = nil, countBefore: Int? = nil
  ) where Section == BasicSection<Int, Item> {
    self.init(
      items.isEmpty ? [] : [BasicSection(id: 0, items: items)], previous: previous, next: next,
      version: version, total: total, countBefore: countBefore)
  }
}

extension LoadedPage where Key == Int {
  /// Returns a page of a list whose pages have numbers.
  ///
  /// - Parameters:
  ///   - page: The number of the page; `nil` for the first one.
  ///   - first: The number of the first page.
  ///   - isLast: Whether there is no page after it.
  ///   - sections: The sections of the page.
  /// - Returns: The page, with the numbers before and after it as keys.
  public static func numbered(
    _ page: Int?, first: Int = 1, isLast: Bool, _ sections: [Section]
  ) -> Self {
    let page = page ?? first
    return Self(
      sections, previous: page > first ? page - 1 : nil, next: isLast ? nil : page + 1)
  }

  /// Returns a page of a list whose items are counted from its beginning.
  ///
  /// - Parameters:
  ///   - offset: The number of items before the page; `nil` for none.
  ///   - limit: The number of items that were asked for.
  ///   - total: The number of items of the list; if `nil`, a page with fewer items than the limit is the
  ///     last one.
  ///   - sections: The sections of the page.
  /// - Returns: The page, with the offsets before and after it as keys, and the counts.
  public static func offset(
    _ offset: Int?, limit: Int, total: Int? = nil, _ sections: [Section]
  ) -> Self {
    let offset = offset ?? 0
    let count = sections.reduce(0) { $0 + $1.items.count }
    // Without a single item asked for, nothing comes after, and the step back is one item.
    let limit = max(limit, 1)
    let isLast = total.map { count >= $0 - offset } ?? (count < limit)
    return Self(
      sections, previous: offset > 0 ? max(0, offset - limit) : nil,
      next: isLast ? nil : offset + count, total: total, countBefore: offset)
  }
}
