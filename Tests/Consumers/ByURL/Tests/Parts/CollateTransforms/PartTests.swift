import CollateTransforms
import Testing

@MainActor
@Test("A product is enough by itself: CollateTransforms")
func transforms() {
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  let even = numbers.filter { $0.id.isMultiple(of: 2) }.prefix(3)

  numbers.sections[0].items.remove(at: 1)

  #expect(even.snapshot.sections[0].items.map(\.id) == [4, 6, 8])
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
