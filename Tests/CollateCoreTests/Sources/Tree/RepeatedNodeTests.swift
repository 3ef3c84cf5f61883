import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Nodes of trees with the same id", .silentDiagnostics, .traced)
struct RepeatedNodeTests {
  private struct Failure: Error {}

  /// What happens while children are loaded.
  private enum Event: CaseIterable {
    case nothing, updateFirst, updateLast, removeFirst, removeLast, insertAnother, reloadAll
  }

  /// A tree in which all is expanded, and what it shows when every load has ended.
  @MainActor
  private final class Stage {
    let base: ArrayDataSource<Roots>
    private(set) var failedIDs: Set<String> = []
    private let fails: Bool

    private(set) lazy var tree = Outline(base, expanded: ["a", "b"]) { [weak self] leaf in
      guard let self else { return [] }
      if fails, failedIDs.insert(leaf.id).inserted { throw Failure() }
      return nodes("n\(leaf.id)")
    }

    private lazy var checker = DataSourceChecker(tree)

    init(_ text: String, fails: Bool) {
      base = ArrayDataSource(sections: [Roots(id: 0, items: nodes(text))])
      self.fails = fails
      _ = checker
    }

    func perform(_ event: Event) {
      let last = base.snapshot.itemCount - 1
      switch event {
      case .nothing: break
      case .updateFirst: base.sections[0].items[0].value.edition = 1
      case .updateLast: base.sections[0].items[last].value.edition = 1
      case .removeFirst: base.removeItem(at: [0, 0])
      case .removeLast: base.removeItem(at: [0, last])
      case .insertAnother: base.insertItem(nodes("a?")[0], at: [0, 0])
      case .reloadAll: for id in ["a", "b"] { tree.reload(id) }
      }
    }

    func retry() {
      for id in ["a", "b"] { tree.retry(id) }
    }

    func shows(loaded: [String: [LeafNode]], failed: Set<String> = []) -> Bool {
      naiveText(tree.snapshot.items)
        == naiveRows(
          base.snapshot.items.map { $0 }, expanded: tree.expandedIDs, loaded: loaded, failed: failed
        )
    }

    var violations: [Violation] { checker.check() }
  }

  private static let loaded = ["a": nodes("na"), "b": nodes("nb")]

  @Test("A load ends where a node loads its children, though another one has children of its own")
  func loading() async {
    let roots = ["a?", "a{x}", "a{b?}", "a{b{x}}", "b?", "b{y}", "b{a?}", "b{a{y}}"]
    for one in roots {
      for other in Effort.some(of: roots) {
        for (number, event) in Event.allCases.enumerated() {
          let labels = LoopTrace.labels + ["\(one) \(other), \(event)"]
          await LoopTrace.$labels.withValue(labels) {
            await load("\(one) \(other)", event, fails: number % 2 == 1)
          }
        }
      }
    }
  }

  private func load(_ text: String, _ event: Event, fails: Bool) async {
    let stage = Stage(text, fails: fails)
    stage.perform(event)
    if fails {
      await until(stage.shows(loaded: [:], failed: ["a", "b"]))
      stage.retry()
    }
    await until(stage.shows(loaded: Self.loaded))
    expectEqual(stage.violations, [])
  }

  @Test("The children of the node that loads them can be changed")
  func changing() async {
    let stage = Stage("b{a{x}} a?", fails: false)
    await until(stage.shows(loaded: Self.loaded))
    stage.tree.updateChildren(of: "a") { $0 = nodes("m") }
    #expect(stage.shows(loaded: ["a": nodes("m")]))
    #expect(stage.tree.updateChildren(of: "b") { $0 = [] } == nil)
    expectEqual(stage.violations, [])
  }
}
