import Collate
import CollateTesting

/// An item to measure with: an id and some content.
struct Story<ID: BenchmarkID>: Identifiable, Hashable, Sendable {
  let id: ID
  var value: Int

  /// The same item in storage of its own.
  var freshCopy: Self { Self(id: id.freshCopy, value: value) }
}

/// A section to measure with.
struct Feed<ID: BenchmarkID>: SectionProtocol, Sendable {
  let id: ID
  var title: Int
  var items: [Story<ID>]

  func hasSameContent(as other: Self) -> Bool {
    title == other.title && id == other.id
  }

  /// The same section in storage of its own.
  var freshCopy: Self {
    Self(id: id.freshCopy, title: title, items: items.map(\.freshCopy))
  }
}

extension Feed {
  /// Returns a section of new items.
  static func random(itemCount: Int, using generator: inout SeededGenerator) -> Self {
    Self(
      id: .random(using: &generator), title: generator.below(1000),
      items: (0..<itemCount).map { Story(id: .random(using: &generator), value: $0) })
  }

  /// Returns sections of new items.
  static func random(
    sectionCount: Int, itemCount: Int, using generator: inout SeededGenerator
  ) -> [Self] {
    (0..<sectionCount).map { _ in .random(itemCount: itemCount, using: &generator) }
  }
}
