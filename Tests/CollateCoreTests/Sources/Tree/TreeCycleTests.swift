import Collate
import TestSupport
import Testing

@MainActor
@Suite("Trees whose loaders return ancestors", .serialized)
struct TreeCycleTests {
  /// Returns a tree whose loader looks up children in a notation.
  private func tree(_ roots: String, _ children: [String: String]) -> Outline {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes(roots))])
    return Outline(base, expanded: ["a", "b", "c", "r"]) { nodes(children[$0.id] ?? "") }
  }

  private func rows(_ tree: Outline) -> String {
    tree.snapshot.items.map { row in
      let id = if case .loading(let id) = row.id { "~\(id)" } else { row.nodeID ?? "!" }
      return "\(id)\(row.level)" + (row.isExpanded ? "-" : row.isExpandable ? "+" : "")
    }
    .joined(separator: " ")
  }

  /// Returns the reports about cycles in a tree while a body runs, in which no other test can run.
  private func reports(_ tree: Outline, _ body: () -> Void) -> [String] {
    let reports = Reports { $1 === tree }
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    body()
    return reports.issues.compactMap { issue in
      guard case .treeCycle(let id, let path) = issue else { return nil }
      return "\(id) in \(path.joined(separator: "/"))"
    }
  }

  /// A tree that loads children without a cycle, a change of loaded children that makes cycles, the rows when
  /// all is expanded, and the reports.
  private struct Case {
    let roots: String
    var first: [String: String] = [:]
    let then: [String: String]
    let rows: String
    var reports: [String] = []
  }

  nonisolated private static let cases = [
    Case(roots: "a?", then: ["a": "a?"], rows: "a0- a1", reports: ["a in a"]),
    Case(roots: "a?", then: ["a": "x a? y"], rows: "a0- x1 a1 y1", reports: ["a in a"]),
    Case(
      roots: "a? z", first: ["a": "b?", "b": "c?"], then: ["c": "a?"],
      rows: "a0- b1- c2- a3 z0", reports: ["a in a/b/c"]),
    Case(roots: "a?", then: ["a": "b{c{a?}}"], rows: "a0- b1- c2- a3", reports: ["a in a/b/c"]),
    Case(
      roots: "r{a?}", first: ["a": "b?"], then: ["b": "b? a?"], rows: "r0- a1- b2- b3 a3",
      reports: ["b in r/a/b", "a in r/a/b"]),
    // A node of the same id with children of its own is no cycle, nor is one in another branch.
    Case(roots: "a{a?}", first: ["a": "x"], then: [:], rows: "a0- a1- x2"),
    Case(
      roots: "a? b?", first: ["a": "c?", "b": "c?"], then: ["c": "x"],
      rows: "a0- c1- x2 b0- c1- x2"),
  ]

  @Test("The node is shown again without children, and is reported once", arguments: cases.indices)
  func cycles(number: Int) async {
    let test = Self.cases[number]
    for isObserved in [false, true] {
      let tree = tree(test.roots, test.first)
      let token = isObserved ? tree.observe { _ in } : nil
      await until(!rows(tree).contains("~"))
      let reports = reports(tree) {
        tree.performBatchUpdates {
          for (id, children) in test.then { tree.updateChildren(of: id) { $0 = nodes(children) } }
        }
        expectEqual(rows(tree), test.rows)
        // All that goes through the tree ends, and finds what there is.
        tree.collapseAll()
        tree.expandAll()
        expectEqual(rows(tree), test.rows)
        #expect(tree.node("q") == nil && !tree.expand(to: "q"))
        expectEqual(tree.parent(of: "a"), (test.roots.hasPrefix("r") ? "r" : nil))
        tree.expandAll(depth: 1)
        tree.collapse("a", forgettingDescendants: true)
        #expect(!tree.isExpanded("a"))
      }
      expectEqual(reports, test.reports)
      tree.base.sections[0].items = []
      expectEqual(rows(tree), "")
      withExtendedLifetime(token) {}
    }
  }

  @Test(
    "A loader that returns the node itself, or an ancestor, comes to an end", .silentDiagnostics)
  func loading() async {
    let tree = tree("a?", ["a": "a? b?", "b": "a? b?"])
    await until(rows(tree) == "a0- a1 b1- a2 b2")
    let token = tree.observe { _ in }
    // What is known of a node goes with it, so its cycle is reported again when it comes back.
    let reports = reports(tree) {
      tree.base.sections[0].items = []
      tree.base.sections[0].items = nodes("a?")
      expectEqual(rows(tree), "a0+")
    }
    expectEqual(reports, [])
    tree.expand("a")
    await until(rows(tree) == "a0- a1 b1+")
    withExtendedLifetime(token) {}
  }

  @Test("The report names the node, the way to it and the remedy")
  func message() {
    let issue = Diagnostics.Issue.treeCycle(id: "c", path: ["a", "c", "b"])
    #expect(
      issue.description
        == "the node c was loaded as a descendant of itself, at a > c > b > c; there "
        + "it is shown without children. Return only the children of a node")
  }
}
