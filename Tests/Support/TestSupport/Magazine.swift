package import Collate

/// An item of another type than a book.
package struct Magazine: Identifiable, Hashable, Sendable {
  package let id: Int
  package var edition: Int

  package init(id: Int, edition: Int = 0) {
    self.id = id
    self.edition = edition
  }
}

/// A section of another type than a shelf.
package typealias Rack = BasicSection<Character, Magazine>
