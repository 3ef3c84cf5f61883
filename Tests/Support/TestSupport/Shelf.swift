import Collate

/// An item for tests: a letter, and a number that says how it looks.
package struct Book: Identifiable, Hashable, Sendable, CustomStringConvertible {
  package let id: Character
  package var edition: Int

  package init(_ id: Character, edition: Int = 0) {
    self.id = id
    self.edition = edition
  }

  package var description: String {
    String(id) + String(repeating: "'", count: edition)
  }
}

/// A section for tests.
package struct Shelf: SectionProtocol, Hashable, Sendable, CustomStringConvertible {
  package let id: Character
  package var title: Int
  package var items: [Book]

  package init(_ id: Character, title: Int = 0, _ items: [Book] = []) {
    self.id = id
    self.title = title
    self.items = items
  }

  package var description: String {
    String(id) + String(repeating: "'", count: title) + "=" + items.map(\.description).joined()
  }
}

/// Reads sections from a notation such as `A=ab'c|B'=x`: ids of sections and items are letters, every
/// apostrophe makes another content.
package func shelves(_ text: String) -> [Shelf] {
  var result: [Shelf] = []
  for part in text.split(separator: "|") {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let id = sides[0].first else { continue }
    var shelf = Shelf(id, title: sides[0].count - 1)
    for character in sides.count > 1 ? sides[1] : "" {
      if character == "'" {
        shelf.items[shelf.items.count - 1].edition += 1
      } else {
        shelf.items.append(Book(character))
      }
    }
    result.append(shelf)
  }
  return result
}

/// Writes sections in the notation that `shelves` reads.
package func text(_ sections: some Sequence<Shelf>) -> String {
  sections.map(\.description).joined(separator: "|")
}
