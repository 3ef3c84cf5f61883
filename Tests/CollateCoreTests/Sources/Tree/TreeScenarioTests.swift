import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Scenarios of trees")
struct TreeScenarioTests {
  private static let example = "R1{a b{b1 b2} d{d1}} R2{c} leaf"

  /// A tree, its rows, and the batches of these.
  @MainActor
  private final class Stage {
    let base: ArrayDataSource<Roots>
    let tree: Outline
    let checker: DataSourceChecker<Outline.Section>

    init(_ text: String = TreeScenarioTests.example, _ expanded: Set<String> = []) {
      base = ArrayDataSource(sections: [Roots(id: 0, items: nodes(text))])
      tree = Outline(base, expanded: expanded)
      checker = DataSourceChecker(tree)
    }

    var rows: String { text(tree.snapshot.items) }

    /// Changes the tree, and returns the batch and the rows.
    func after(_ body: (Outline) -> Void) -> [String] {
      let count = checker.updateCount
      body(tree)
      expectEqual(checker.check(), [])
      guard checker.updateCount > count, let update = checker.lastUpdate else { return ["", rows] }
      expectEqual(update.batch, update.after.difference(from: update.before))
      return [update.batch.description, rows]
    }

    func edit(_ body: (inout [LeafNode]) -> Void) -> [String] {
      after { _ in
        var nodes = base.sections[0].items
        body(&nodes)
        base.sections[0].items = nodes
      }
    }
  }

  @Test("E1 to E3: expanding, and collapsing siblings")
  func expanding() {
    let stage = Stage()
    expectEqual(stage.after { $0.expand("R1") }, ["i 0.1,0.2,0.3; u 0.0>0.0", "R1 a b d R2 leaf"])
    expectEqual(
      stage.after { $0.expand("b") }, ["i 0.3,0.4; u 0.2>0.2", "R1 a b b1 b2 d R2 leaf"])
    stage.tree.expansion = .oneSibling
    expectEqual(
      stage.after { $0.expand("d") },
      [
        "d 0.3,0.4; i 0.4; u 0.2>0.2,0.5>0.3", "R1 a b d d1 R2 leaf",
      ])
  }

  @Test("E4: of roots, one of each section is expanded")
  func oneRoot() {
    let stage = Stage(Self.example, ["R1", "b"])
    stage.tree.expansion = .oneSibling
    expectEqual(
      stage.after { $0.expand("R2") },
      [
        "d 0.1,0.2,0.3,0.4,0.5; i 0.2; u 0.0>0.0,0.6>0.1", "R1 R2 c leaf",
      ])
    expectEqual(stage.tree.expandedIDs, ["R2", "b"])
  }

  @Test("E5: descendants stay expanded while their ancestor is collapsed, unless forgotten")
  func collapsing() {
    let stage = Stage(Self.example, ["R1", "b"])
    expectEqual(
      stage.after { $0.collapse("R1") }, ["d 0.1,0.2,0.3,0.4,0.5; u 0.0>0.0", "R1 R2 leaf"])
    expectEqual(
      stage.after { $0.toggle("R1") },
      [
        "i 0.1,0.2,0.3,0.4,0.5; u 0.0>0.0", "R1 a b b1 b2 d R2 leaf",
      ])
    expectEqual(stage.after { $0.collapse("R1", forgettingDescendants: true) }[1], "R1 R2 leaf")
    expectEqual(stage.after { $0.expand("R1") }[1], "R1 a b d R2 leaf")
  }

  @Test("E6: all, some levels, or as many as a node needs")
  func expandingMany() {
    let stage = Stage()
    expectEqual(
      stage.after { $0.expandAll() },
      [
        "i 0.1,0.2,0.3,0.4,0.5,0.6,0.8; u 0.0>0.0,0.1>0.7", "R1 a b b1 b2 d d1 R2 c leaf",
      ])
    expectEqual(stage.after { $0.collapseAll() }[1], "R1 R2 leaf")
    expectEqual(
      stage.after { $0.expand(to: "b1") },
      [
        "i 0.1,0.2,0.3,0.4,0.5; u 0.0>0.0", "R1 a b b1 b2 d R2 leaf",
      ])
    expectEqual(stage.tree.expandedIDs, ["R1", "b"])
    #expect(!stage.tree.expand(to: "nobody"))
    expectEqual(stage.after { $0.collapseAll() }[1], "R1 R2 leaf")
    expectEqual(stage.after { $0.expandAll(depth: 1) }[1], "R1 a b d R2 c leaf")
    expectEqual(stage.after { $0.expandAll(below: "b") }[1], "R1 a b b1 b2 d R2 c leaf")
  }

  @Test("E9 to E16: the tree changes below what is expanded")
  func editing() {
    var stage = Stage(Self.example, ["R1", "R2"])
    expectEqual(
      stage.edit { $0.moveNode("a", to: "R2", at: 1) },
      [
        "m 0.1>0.5; u 0.1>0.5", "R1 b d R2 c a leaf",
      ])
    stage = Stage(Self.example, ["R1"])
    expectEqual(stage.edit { $0.moveNode("a", to: "R2", at: 1) }, ["d 0.1", "R1 b d R2 leaf"])
    stage = Stage(Self.example, ["R1", "b"])
    expectEqual(
      stage.edit { $0.moveNode("R1", to: nil, at: 2) },
      [
        "m 0.6>0.0,0.7>0.1", "R2 leaf R1 a b b1 b2 d",
      ])
    stage = Stage(Self.example, ["R1", "b"])
    expectEqual(stage.edit { $0.removeNode("b") }, ["d 0.2,0.3,0.4", "R1 a d R2 leaf"])
    expectEqual(stage.tree.expandedIDs, ["R1"])
    stage = Stage(Self.example, ["leaf"])
    expectEqual(
      stage.edit { nodes in
        nodes.updateNode("leaf") { $0.children = .nodes([LeafNode(Leaf(id: "k"))]) }
      }, ["i 0.3; u 0.2>0.2", "R1 R2 leaf k"])
    stage = Stage(Self.example, ["R2"])
    expectEqual(stage.edit { $0.removeNode("c") }, ["d 0.2; u 0.1>0.1", "R1 R2 leaf"])
    expectEqual(stage.tree.expandedIDs, ["R2"])
    stage = Stage("R1{a} R2{c} R3{z}", ["R1", "R2", "R3"])
    expectEqual(
      stage.edit { $0.insert(LeafNode(Leaf(id: "R0")), at: 0) },
      [
        "i 0.0", "R0 R1 a R2 c R3 z",
      ])
    stage = Stage(Self.example, ["R1", "R2"])
    expectEqual(
      stage.edit { $0.moveNode("R2", to: "R1", at: 9) },
      [
        "u 0.4>0.4,0.5>0.5", "R1 a b d R2 c leaf",
      ])
  }

  @Test("A node is not moved where it cannot be, and nothing is lost")
  func impossibleMoves() {
    let tree = nodes(Self.example)
    for (id, parent, index) in [
      ("a", "R2", -1), ("a", "unknown", 0), ("unknown", "R2", 0), ("R1", "b", 0), ("b", "b", 0),
    ] {
      var moved = tree
      #expect(!moved.moveNode(id, to: parent, at: index) && moved == tree)
    }
    var moved = tree
    #expect(!moved.moveNode("a", to: nil, at: -1) && moved == tree)
  }

  @Test("A root takes its rows from a section that goes, and to one that comes")
  func sectionsOfRoots() {
    for isExpanded in [false, true] {
      for comes in [false, true] {
        let here = Roots(id: 0, items: nodes("R{a b} y"))
        let there = Roots(id: 1, items: nodes("x"))
        let base = ArrayDataSource(sections: comes ? [here] : [here, there])
        let tree = Outline(base, expanded: isExpanded ? ["R"] : [])
        let checker = DataSourceChecker(tree)
        tree.performBatchUpdates {
          if comes { base.insertSection(there, at: 1) }
          base.moveItem(at: [0, 0], to: [1, 0])
          if !comes { base.removeSection(at: 0) }
          tree.toggle("R")
        }
        expectEqual(
          text(tree.snapshot.items), (comes ? "y " : "") + (isExpanded ? "R x" : "R a b x"))
        expectEqual(checker.check(), [])
        let update = checker.lastUpdate
        expectEqual(update?.batch, update.map { $0.after.difference(from: $0.before) })
      }
    }
  }

  @Test("E17, E18: where a dropped node comes")
  func proposals() {
    func place(_ tree: Outline, _ name: String, _ item: Int, _ level: Int? = nil) -> String {
      guard let path = tree.path(of: name),
        let move = tree.proposedMove(at: path, to: [0, item], level: level)
      else { return "none" }
      return "\(move.parent ?? "root") \(move.index)"
    }
    var tree = Stage(Self.example, ["R1"]).tree
    expectEqual(place(tree, "leaf", 2), "R1 1")
    expectEqual(place(tree, "R2", 1), "R1 0")
    expectEqual(place(tree, "a", 5), "root 3")
    expectEqual(place(tree, "a", 3), "R1 2")
    expectEqual(place(tree, "a", 3, 0), "root 1")
    tree = Stage(Self.example, ["R1", "b"]).tree
    expectEqual(place(tree, "leaf", 5), "R1 2")
    expectEqual(place(tree, "a", 2), "b 0")
    expectEqual(place(tree, "d", 5), "R1 2")
    expectEqual(place(tree, "d", 5, 2), "b 2")
    #expect(place(tree, "d", 9) == "none" && tree.proposedMove(at: [0, 99], to: [0, 0]) == nil)
  }

  @Test("Nodes are found, whether they are shown or not")
  func lookups() {
    let tree = Stage(Self.example, ["R1"]).tree
    #expect(tree.node("b1")?.value.id == "b1" && tree.node("nobody") == nil)
    #expect(tree.parent(of: "b1") == "b" && tree.parent(of: "R1") == nil)
    #expect(tree.level(of: "b1") == 2 && tree.level(of: "R1") == 0 && tree.level(of: "x") == nil)
    #expect(tree.path(of: "b") == [0, 2] && tree.path(of: "b1") == nil)
  }
}
