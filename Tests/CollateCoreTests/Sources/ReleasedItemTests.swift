import Collate
import TestSupport
import Testing

/// An item with an object that runs code of the app when it is released.
private struct Ticket: Identifiable, Equatable, Sendable {
  final class Canary: Sendable {
    private let onRelease: @MainActor @Sendable () -> Void

    init(_ onRelease: @escaping @MainActor @Sendable () -> Void) {
      self.onRelease = onRelease
    }

    deinit {
      MainActor.assumeIsolated(onRelease)
    }
  }

  let id: Int
  var canary: Canary?

  static func == (one: Ticket, two: Ticket) -> Bool { one.id == two.id }
}

@Suite("Code that runs because an item was released")
@MainActor
struct ReleasedItemTests {
  @Test("A source can be changed by it, whoever held the item last")
  func changes() {
    withEvery(
      "reads by", in: ["nobody", "index", "observer", "composite", "composite of the composite"]
    ) {
      reader in
      withEvery("changes the same source", in: [true, false]) { isSame in
        let source = ArrayDataSource(items: [Ticket(id: 0)])
        let other = isSame ? source : ArrayDataSource(items: [Ticket(id: 0)])
        var counts: [Int] = []
        let composite = CompositeDataSource([source, other])
        var tokens: [ObservationToken] = []
        switch reader {
        case "index": _ = source.itemPath(of: 1)
        case "observer": source.observe { _ in counts.append(0) }.store(in: &tokens)
        case "composite": composite.observe { _ in counts.append(0) }.store(in: &tokens)
        case "composite of the composite":
          let outer = CompositeDataSource([composite])
          outer.observe { _ in withExtendedLifetime(outer) { counts.append(0) } }.store(in: &tokens)
        default: break
        }
        other.observe { counts.append($0.after.itemCount) }.store(in: &tokens)
        source.append(
          Ticket(id: 1, canary: .init { [weak other] in other?.append(Ticket(id: 2)) }))
        counts = []
        source.removeItem(withID: 1)
        expectEqual(source.items.map(\.id), isSame ? [0, 2] : [0])
        expectEqual(other.items.map(\.id), [0, 2])
        #expect(counts.contains(2))
        expectEqual(other.itemPath(of: 2), [0, 1])
        withExtendedLifetime((tokens, composite)) {}
      }
    }
  }
}
