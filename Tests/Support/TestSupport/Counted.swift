package import Collate

/// How often names were compared and hashed, and items compared.
///
/// Counters belong to the thread, so that tests beside do not disturb them.
package struct Tally: Equatable, Sendable {
  package var hashes = 0
  package var idComparisons = 0
  package var itemComparisons = 0

  package init(hashes: Int = 0, idComparisons: Int = 0, itemComparisons: Int = 0) {
    self.hashes = hashes
    self.idComparisons = idComparisons
    self.itemComparisons = itemComparisons
  }

  @TaskLocal package static var counter: Counter?

  /// Counts what a body does.
  package static func count<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, tally: Tally) {
    let counter = Counter()
    let result = try $counter.withValue(counter) { try body() }
    return (result, counter.tally)
  }

  /// Where a task counts.
  package final class Counter: @unchecked Sendable {
    // Only the task that runs the counted body has the counter.
    package var tally = Tally()
  }
}

/// An item that counts what is asked of it and its id.
package struct CountedItem: Identifiable, Equatable, Sendable {
  package struct ID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func == (one: ID, other: ID) -> Bool {
      Tally.counter?.tally.idComparisons += 1
      return one.number == other.number
    }

    package func hash(into hasher: inout Hasher) {
      Tally.counter?.tally.hashes += 1
      hasher.combine(number)
    }
  }

  package let id: ID
  package var content: Int

  /// A number that `==` ignores: equal items can have other bits, as texts in storage of their own do.
  package var copyNumber = 0

  package init(_ number: Int, content: Int = 0) {
    id = ID(number)
    self.content = content
  }

  package static func == (one: CountedItem, other: CountedItem) -> Bool {
    Tally.counter?.tally.itemComparisons += 1
    return one.id.number == other.id.number && one.content == other.content
  }
}

/// A section of counted items.
package typealias CountedSection = BasicSection<Int, CountedItem>
