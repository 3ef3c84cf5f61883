/// An ordered list of the pages of a pager.
///
///     machine.handle(.pagesChanged(["inbox", "drafts", "sent"]))
///
/// Indices of pages are looked up without a linear search. Each page occurs once: of equal ids, all
/// but the first are omitted.
package struct PageList<ID: Hashable & Sendable>: Sendable {
  private let listing: any PageListing<ID>

  /// Creates an empty list.
  package init() {
    listing = PageArray([])
  }

  /// Creates a list of pages.
  ///
  /// - Parameter ids: The pages, in order.
  /// - Complexity: O(*n*) in the number of pages.
  package init(_ ids: some Sequence<ID>) {
    listing = PageArray(ids)
  }

  init(listing: some PageListing<ID>) {
    self.listing = listing
  }

  /// The number of pages.
  package var count: Int { listing.count }

  /// Whether there are no pages.
  package var isEmpty: Bool { listing.count == 0 }

  /// The page at an index.
  ///
  /// - Precondition: There is such a page.
  package subscript(index: Int) -> ID {
    precondition(
      index >= 0 && index < count, "There is no page \(index) in a pager of \(count) pages")
    return listing.id(at: index)
  }

  /// Returns the index of a page, or `nil` if there is no such page.
  package func index(of id: ID) -> Int? { listing.index(of: id) }

  /// Returns whether the list contains a page.
  package func contains(_ id: ID) -> Bool { listing.index(of: id) != nil }

  /// All pages, in order.
  ///
  /// - Complexity: O(*n*) in the number of pages.
  package var ids: [ID] { (0..<count).map { listing.id(at: $0) } }
}

extension PageList {
  /// Returns pages sorted in the order of the list, with those not in it last.
  func sorted(_ ids: some Collection<ID>) -> [ID] {
    guard ids.count > 1 else { return Array(ids) }
    return ids.map { (id: $0, index: index(of: $0) ?? count) }
      .sorted { $0.index < $1.index }.map(\.id)
  }
}

extension PageList: ExpressibleByArrayLiteral {
  /// Creates a list from an array literal of pages.
  package init(arrayLiteral ids: ID...) {
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
protocol PageListing<ID>: Sendable {
  /// The type of the pages' ids.
  associatedtype ID: Hashable & Sendable

  var count: Int { get }

  func id(at index: Int) -> ID

  func index(of id: ID) -> Int?
}

/// An array of pages with a table of their indices.
struct PageArray<ID: Hashable & Sendable>: PageListing {
  private var ids: [ID] = []
  private var indices: [ID: Int] = [:]

  init(_ ids: some Sequence<ID>) {
    self.ids.reserveCapacity(ids.underestimatedCount)
    indices.reserveCapacity(ids.underestimatedCount)
    for id in ids where indices[id] == nil {
      indices[id] = self.ids.count
      self.ids.append(id)
    }
  }

  var count: Int { ids.count }

  func id(at index: Int) -> ID { ids[index] }

  func index(of id: ID) -> Int? { indices[id] }
}
