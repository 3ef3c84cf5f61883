import Collate
import TestSupport
import Testing

/// Transforms of transforms, with so many levels that a call for each would overflow any thread's stack.
@Suite("Deep chains of transforms", .serialized)
@MainActor
struct DeepChainTests {
  /// A transform that shows all there is.
  enum Link: CaseIterable {
    case map, filter, prefix, uniqued, held, sorted, grouped, separated, placeholder, segmented,
      members

    /// Returns a source with the same sections as another one.
    ///
    /// A composite is between each two transforms. Otherwise each level would be of a type of its own, in whose
    /// name those of all levels below are nested, and Swift would take quadratic time to look these types up:
    /// 20 000 groups of groups took 13 s to create, and a second to change.
    @MainActor
    func callAsFunction(_ base: any DataSource<Shelf>) -> any DataSource<Shelf> {
      let source = CompositeDataSource<Shelf>([base])
      return switch self {
      case .map: source.map { $0 }
      case .filter: source.filter { _ in true }
      case .prefix: source.prefix(.max)
      case .uniqued: source.uniqued()
      case .held: source.held()
      case .sorted: source.sorted { _, _ in false }
      case .grouped: source.grouped(by: { _ in 0 }, order: <, into: { Shelf("A", $1) })
      case .separated: source.separated { _ -> Int? in nil }.map(\.base)
      case .placeholder: source.placeholder(ArrayDataSource<Shelf>())
      case .members: source.intersection(ArrayDataSource(sections: shelves("A=abcn")))
      case .segmented: SegmentedDataSource<Int, Shelf>([(id: 0, source: source)])
      }
    }
  }

  /// Returns the number of levels.
  ///
  /// CI has 100 000 maps in its optimized tests. If a level was a call, it would take at least 80 bytes of a
  /// stack. All links are walked through by the same code, so there are fewer of the others.
  private static func depth(_ link: Link) -> Int {
    link == .map ? Effort.rounds(25_000, optimized: 50_000) : Effort.rounds(2_000)
  }

  @Test("A change of the base reaches the top, and nothing overflows", arguments: Link.allCases)
  func chain(link: Link) {
    let array = ArrayDataSource(sections: shelves("A=abc"))
    var top: (any DataSource<Shelf>)? = array
    for _ in 0..<Self.depth(link) { top = top.map { link($0) } }
    expectEqual(top.map { text($0.snapshot.sections) }, "A=abc")
    var kept: [Update<Shelf>] = []
    let token = top?.observe { kept.append($0) }
    array.insertItem(Book("n"), at: [0, 1])
    array.performBatchUpdates {
      array.moveItem(at: [0, 0], to: [0, 3])
      array.removeItem(at: [0, 0])
    }
    expectEqual(kept.map(\.description), ["i 0.1", "d 0.1; m 0.0>0.2"])
    expectEqual(top?.itemPath(of: "a"), [0, 2])
    expectEqual(top.map { text($0.snapshot.sections) }, "A=bca")
    token?.cancel()
    kept = []
    array.removeItem(at: [0, 1])
    expectEqual(top.map { text($0.snapshot.sections) }, "A=ba")
    top = nil
  }

  @Test("Sets of ids of sets of ids: a change at the bottom reaches the top, and nothing overflows")
  func members() {
    let array = ArrayDataSource(sections: shelves("A=abc"))
    let all = ArrayDataSource(sections: shelves("A=abcd"))
    var top: any DataSource<Shelf> = array
    func subtracted(_ other: some DataSource<Shelf>) -> any DataSource<Shelf> {
      all.subtracting(other)
    }
    let depth = Self.depth(.members) / 2 * 2
    for _ in 0..<depth { top = subtracted(top) }
    var kept: [String] = []
    let token = top.observe { kept.append($0.description) }
    expectEqual(text(top.snapshot.sections), "A=abc")
    array.removeItem(at: [0, 1])
    array.insertItem(Book("d"), at: [0, 0])
    expectEqual(kept, ["d 0.1", "i 0.2"])
    expectEqual(text(top.snapshot.sections), "A=acd")
    withExtendedLifetime(token) {}
  }

  /// Begins a task when it is released, and holds what that releases later.
  @MainActor
  private final class Beginner {
    private let last: Last

    @MainActor
    final class Last {
      var source: (any DataSource<Shelf>)?
      weak var base: ArrayDataSource<Shelf>?
      var task: Task<Bool, Never>?
    }

    init(_ last: Last) { self.last = last }

    deinit {
      // Where the deinitializer is isolated, values of tasks are not inherited.
      MainActor.assumeIsolated {
        last.task = Task { [last] in
          last.source = nil
          return last.base == nil
        }
      }
    }
  }

  private func chain(retaining object: Beginner) -> some DataSource<Shelf> {
    ArrayDataSource(sections: shelves("A=abc")).map {
      withExtendedLifetime(object) {}
      return $0
    }
  }

  @Test("A task that is begun while a chain is released releases another one as well")
  func taskOfRelease() async {
    let last = Beginner.Last()
    do {
      let array = ArrayDataSource(sections: shelves("A=abc"))
      (last.base, last.source) = (array, array.map { $0 })
      let list = chain(retaining: Beginner(last)).filter { _ in true }
      expectEqual(list.snapshot.itemCount, 3)
    }
    let isReleased = await last.task?.value
    expectEqual(isReleased, true)
  }
}
