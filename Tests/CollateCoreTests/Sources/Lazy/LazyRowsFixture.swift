import Collate
import TestSupport

/// Books that are made when they are read: key 0 is book `a`.
@MainActor
final class LazyBooks {
  /// How the books look today.
  private(set) var editions: [Int: Int] = [:]

  private(set) lazy var items = LazyItems<Book>(capacity: capacity) { key in
    Self.name(of: key)
  } make: { [unowned self] key in
    MainActor.assumeIsolated {
      made.append(key)
      return book(key)
    }
  }

  private let capacity: Int

  /// The keys of the books that were made, in order.
  private(set) var made: [Int] = []

  init(capacity: Int = 512) {
    self.capacity = capacity
  }

  /// Returns a book as it looks today.
  func book(_ key: Int) -> Book { Book(Self.name(of: key), edition: editions[key, default: 0]) }

  /// Changes how books look, without an update.
  func reprint(_ keys: some Sequence<Int>, edition: Int) {
    for key in keys { editions[key] = edition }
  }

  /// Returns sections from a notation such as `A=abc|B=x`.
  func sections(_ text: String) -> [LazySection<Character, Book>] {
    shelves(text).map { shelf in
      LazySection(
        id: shelf.id, title: "\(shelf.title)", keys: shelf.items.map { Self.key(of: $0.id) },
        items: items)
    }
  }

  nonisolated static func name(of key: Int) -> Character {
    Character(Unicode.Scalar(97 + UInt32(key)) ?? "?")
  }

  nonisolated static func key(of name: Character) -> Int {
    Int(name.unicodeScalars.first?.value ?? 0) - 97
  }

  /// Returns the keys of books by their names.
  nonisolated static func keys(_ names: String) -> [Int] { names.map { key(of: $0) } }
}

/// Returns what is in the sections of a snapshot, which makes it all.
func content<ID>(of snapshot: Snapshot<LazySection<ID, Book>>) -> [[Book]] {
  snapshot.sections.map(\.items)
}
