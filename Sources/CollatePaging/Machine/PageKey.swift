/// The identity of a page: a number that no other page has or had.
///
/// Different sources in a composite can use the same ids, so an id does not identify a page. Each
/// page keeps its key for its lifetime.
package struct PageKey: Hashable, Sendable, BitwiseCopyable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

extension PageKey: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) {
    self.init(number)
  }
}

extension PageKey: CustomStringConvertible {
  /// The name of the page.
  package var description: String {
    PageNames.current?.name(self) ?? "\(number % (1 << 32))"
  }
}

/// What pages are called in traces and messages, other than by their numbers among the pages of their pager.
package struct PageNames: Sendable {
  let name: @Sendable (PageKey) -> String?

  // Of the type of the closure itself, the optimizer of Swift 6.3 has no metadata here.
  @TaskLocal static var current: PageNames?

  init(_ name: @escaping @Sendable (PageKey) -> String?) { self.name = name }
}
