import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The scene of a list that is loaded in pages, with very many posts")
struct LongListTests {
  private let pilot = Pilot(.loader, size: Size(80, 24))

  private var scene: LoaderScene {
    get throws { try #require(pilot.gallery.scene as? LoaderScene) }
  }

  private var cells: [Int] {
    get throws { try scene.list.groups.flatMap { $0.cells.map(\.id) } }
  }

  /// What one more post costs.
  private struct Cost: Equatable {
    /// The number of cells that are configured, and of all cells.
    var cells = (new: 0, all: 0)

    /// The number of items that the list is told of.
    var changes = 0

    static func == (one: Self, other: Self) -> Bool {
      one.cells == other.cells && one.changes == other.changes
    }
  }

  /// Returns what is done for what a key does.
  private func cost(of key: Character) async throws -> Cost {
    let known = Set(try cells)
    var batches: [ChangeBatch] = []
    let observation = try scene.model.window.observe { batches.append($0.batch) }
    pilot.type(String(key))
    await pilot.waitAndSettle(0.1)
    let new = try cells.filter { !known.contains($0) }.count
    observation.cancel()
    return Cost(
      cells: (new, try cells.count),
      changes: batches.reduce(0) {
        $0 + $1.itemInserts.count + $1.itemDeletes.count + $1.itemMoves.count + $1.itemUpdates.count
      })
  }

  @Test("One more post costs as much in a list of 100 000 as in one of 1000, sent or received")
  func costs() async throws {
    await pilot.waitAndSettle(1.1)
    try scene.model.server.post(1_000)
    pilot.type("r")
    await pilot.waitAndSettle(1.2)
    #expect(try scene.model.posts.snapshot.itemCount == 1_000)
    let (received, sent) = (try await cost(of: "l"), try await cost(of: "s"))
    await pilot.waitAndSettle(1.2)
    pilot.type("h")
    await pilot.waitAndSettle(1.2)
    #expect(try scene.model.posts.snapshot.itemCount == 100_000)
    #expect(pilot.place(of: "100000 posts") != nil)
    for (key, cost) in [("l", received), ("s", sent)] as [(Character, Cost)] {
      #expect(cost.cells.new == 1 && cost.cells.all <= LoaderModel.windowSize)
      #expect(try await self.cost(of: key) == cost)
    }
    pilot.type("x")
    await pilot.waitAndSettle(1.2)
    expectEqual(pilot.place(of: "your post"), nil)
    expectEqual(pilot.gallery.verdict.faults, [])
  }

  @Test("The rows are those around the reader, who may go to any of the posts")
  func reading() async throws {
    await pilot.waitAndSettle(1.1)
    pilot.type("h")
    await pilot.waitAndSettle(1.2)
    pilot.press(.end)
    await pilot.waitAndSettle(1.2)
    pilot.press(.end)
    await pilot.waitAndSettle(0.1)
    expectEqual(try scene.list.focusedItem?.id, .post(1))
    for id in 2...300 {
      pilot.press(.up)
      expectEqual(try scene.list.focusedItem?.id, .post(id))
    }
    await pilot.waitAndSettle(0.1)
    #expect(pilot.place(of: "#300") != nil)
    for id in (100...299).reversed() {
      pilot.press(.down)
      expectEqual(try scene.list.focusedItem?.id, .post(id))
    }
    pilot.press(.home)
    await pilot.waitAndSettle(0.1)
    expectEqual(try scene.list.focusedItem?.id, .post(100_110))
    expectEqual(pilot.gallery.verdict.faults, [])
  }
}
