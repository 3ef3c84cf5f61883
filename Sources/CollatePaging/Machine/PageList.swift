/// An ordered list of the pages of a pager.
///
///     machine.handle(.pagesChanged([1, 2, 3]))
///
/// Indices of pages are looked up without a linear search. Each page occurs once: of equal ids, all
/// but the first are omitted.
package struct PageList: Sendable {
  private let listing: any PageListing

  /// Creates an empty list.
  package init() {
    listing = PageArray([])
  }

  /// Creates a list of pages.
  ///
  /// - Parameter ids: The pages, in order.
  /// - Complexity: O(*n*) in the number of pages.
  package init(_ ids: some Sequence<PageKey>) {
    listing = PageArray(ids)
  }

  init(listing: some PageListing) {
    self.listing = listing
  }

  /// The number of pages.
  package var count: Int { listing.count }

  /// Whether there are no pages.
  package var isEmpty: Bool { listing.count == 0 }

  /// The page at an index.
  ///
  /// - Precondition: There is such a page.
  package subscript(index: Int) -> PageKey {
    precondition(
      index >= 0 && index < count, "There is no page \(index) in a pager of \(count) pages")
    return listing.id(at: index)
  }

  /// Returns the index of a page, or `nil` if there is no such page.
  package func index(of id: PageKey) -> Int? { listing.index(of: id) }

  /// Returns whether the list contains a page.
  package func contains(_ id: PageKey) -> Bool { listing.index(of: id) != nil }

  /// All pages, in order.
  ///
  /// - Complexity: O(*n*) in the number of pages.
  package var ids: [PageKey] { (0..<count).map { listing.id(at: $0) } }
}

extension PageList {
  /// Returns pages sorted in the order of the list, with those not in it last.
  func sorted(_ ids: some Collection<PageKey>) -> [PageKey] {
    guard ids.count > 1 else { return Array(ids) }
    return ids.map { (id: $0, index: index(of: $0) ?? count) }
      .sorted { $0.index < $1.index }.map(\.id)
  }
}

extension PageList: ExpressibleByArrayLiteral {
  /// Creates a list from an array literal of pages.
  package init(arrayLiteral ids: PageKey...) {
    self.init(ids)
  }
}

extension PageList: CustomStringConvertible {
  /// The pages in brackets, without the middle if there are many.
  package var description: String {
    let shown = 12
    let names = (0..<min(count, shown)).map { "\(listing.id(at: $0))" }
    let rest = count > shown ? ",… \(count) pages" : ""
    return "[\(names.joined(separator: ","))\(rest)]"
  }
}

/// The storage of a list of pages.
protocol PageListing: Sendable {
  var count: Int { get }

  func id(at index: Int) -> PageKey

  func index(of id: PageKey) -> Int?
}

/// An array of pages with a table of their indices.
struct PageArray: PageListing {
  private var ids: [PageKey] = []
  private var indices: [PageKey: Int] = [:]

  init(_ ids: some Sequence<PageKey>) {
    self.ids.reserveCapacity(ids.underestimatedCount)
    indices.reserveCapacity(ids.underestimatedCount)
    for id in ids where indices[id] == nil {
      indices[id] = self.ids.count
      self.ids.append(id)
    }
  }

  var count: Int { ids.count }

  func id(at index: Int) -> PageKey { ids[index] }

  func index(of id: PageKey) -> Int? { indices[id] }
}
