import Collate
import TestSupport

/// A value for trees of tests: a name, and a number that says how it looks.
struct Leaf: Identifiable, Hashable, Sendable {
  let id: String
  var edition = 0
}

typealias LeafNode = TreeNode<Leaf>
typealias Roots = BasicSection<Int, LeafNode>
typealias Outline = TreeDataSource<ArrayDataSource<Roots>, Leaf>

/// Reads nodes from a notation such as `a b{c d} e?`: children are in braces, `?` means on demand.
func nodes(_ text: String) -> [LeafNode] {
  var rest = Substring(text)
  return nodes(&rest)
}

private func nodes(_ rest: inout Substring) -> [LeafNode] {
  var result: [LeafNode] = []
  while let first = rest.first {
    switch first {
    case " ": rest.removeFirst()
    case "}":
      rest.removeFirst()
      return result
    default:
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      rest.removeFirst(name.count)
      var node = LeafNode(Leaf(id: String(name)))
      if rest.first == "?" {
        rest.removeFirst()
        node.children = .onDemand
      } else if rest.first == "{" {
        rest.removeFirst()
        node.children = .nodes(nodes(&rest))
      }
      result.append(node)
    }
  }
  return result
}

/// Writes rows as the names of their nodes; `~` stands for one that is loaded, `!` for one that failed.
func text(_ rows: some Sequence<TreeRow<Leaf>>) -> String {
  rows.map { row in
    switch row.id {
    case .node(let id): id
    case .loading(let id): "~\(id)"
    case .failed(let id): "!\(id)"
    }
  }
  .joined(separator: " ")
}

/// Returns the rows of nodes, by a function that is too naive to be wrong.
func naiveRows(
  _ nodes: [LeafNode], expanded: Set<String>, loaded: [String: [LeafNode]] = [:],
  failed: Set<String> = [], level: Int = 0, parent: String? = nil
) -> [String] {
  nodes.flatMap { node -> [String] in
    var children: [LeafNode] = []
    if case .nodes(let own) = node.children { children = own }
    let isExpandable = node.children == .onDemand || !children.isEmpty
    let isExpanded = isExpandable && expanded.contains(node.id)
    let mark = isExpanded ? "-" : isExpandable ? "+" : "."
    let own = "\(node.id)\(node.value.edition)\(mark)\(level)\(parent ?? "")"
    if !isExpanded { return [own] }
    if node.children == .onDemand {
      guard let nodes = loaded[node.id] else {
        return [own, (failed.contains(node.id) ? "!" : "~") + node.id]
      }
      children = nodes
    }
    return [own]
      + naiveRows(
        children, expanded: expanded, loaded: loaded, failed: failed, level: level + 1,
        parent: node.id)
  }
}

/// Writes rows as `naiveRows` does.
func naiveText(_ rows: some Sequence<TreeRow<Leaf>>) -> [String] {
  rows.map { row in
    switch row.id {
    case .node(let id):
      "\(id)\(row.value?.edition ?? -1)"
        + (row.isExpanded ? "-" : row.isExpandable ? "+" : ".")
        + "\(row.level)\(row.parent ?? "")"
    case .loading(let id): "~\(id)"
    case .failed(let id): "!\(id)"
    }
  }
}
