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

/// A search: which nodes match, and whether the descendants of these are found, too.
struct LeafSearch {
  var ids: Set<String>
  var includesDescendants = false

  /// A new edition is found no more.
  func matches(_ leaf: Leaf) -> Bool { ids.contains(leaf.id) && leaf.edition == 0 }
}

/// Returns the rows of nodes during a search, by a function that is too naive to be wrong.
func naiveRows(
  _ nodes: [LeafNode], expanded: Set<String>, loaded: [String: [LeafNode]] = [:],
  finding search: LeafSearch?, belowMatch: Bool = false, level: Int = 0, parent: String? = nil
) -> [String] {
  guard let search else { return naiveRows(nodes, expanded: expanded, loaded: loaded) }
  func children(_ node: LeafNode) -> [LeafNode]? {
    switch node.children {
    case .none: []
    case .nodes(let own): own
    case .onDemand: loaded[node.id]
    }
  }
  func leadsToMatch(_ node: LeafNode) -> Bool {
    (children(node) ?? []).contains { search.matches($0.value) || leadsToMatch($0) }
  }
  return nodes.flatMap { node -> [String] in
    let matches = search.matches(node.value)
    let isOpen = leadsToMatch(node)
    guard matches || isOpen || belowMatch else { return [] }
    let includesChildren = (matches || belowMatch) && search.includesDescendants
    let isExpandable =
      isOpen || includesChildren && (node.children == .onDemand || children(node) != [])
    let isExpanded = isOpen || isExpandable && expanded.contains(node.id)
    let mark = isExpanded ? "-" : isExpandable ? "+" : "."
    let own = "\(node.id)\(node.value.edition)\(mark)\(level)\(parent ?? "")"
    if !isExpanded { return [own] }
    guard let children = children(node) else { return [own, "~\(node.id)"] }
    return [own]
      + naiveRows(
        children, expanded: expanded, loaded: loaded, finding: search, belowMatch: includesChildren,
        level: level + 1, parent: node.id)
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
