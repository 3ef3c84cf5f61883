import CollateCore
import Testing

@MainActor
@Test("A product is enough by itself: CollateCore")
func core() {
  let numbers = ArrayDataSource(items: [Number(id: 1), Number(id: 2)])
  let screen = CompositeDataSource([numbers, numbers])
  var changes: [String] = []
  let token = screen.observe { changes.append("\($0.batch)") }

  numbers.sections[0].items.removeFirst()

  #expect(changes == ["d 0.0,1.0"])
  token.cancel()
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
