import CollateCore

/// A node of a tree: a value and its children.
///
/// A source whose items are nodes holds the roots; ``TreeDataSource`` shows what is expanded of them as
/// rows.
public struct TreeNode<Value: Identifiable & Equatable>: Identifiable, Equatable
where Value.ID: Sendable {
  /// The children of a node.
  public enum Children {
    /// There are none, and the node cannot be expanded.
    case none

    /// The children; without any, the node cannot be expanded.
    case nodes([TreeNode])

    /// The children are loaded when the node is expanded; where nothing loads them, it cannot be.
    case onDemand
  }

  /// The value.
  public var value: Value

  /// Whether the children are on demand.
  private var loadsChildren = false

  /// The children that the node has.
  fileprivate var siblings: TreeSiblings<Value>?

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - children: The children.
  public init(_ value: Value, children: Children = .none) {
    self.value = value
    self.children = children
  }

  /// Creates a node with children.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - children: The children.
  public init(_ value: Value, _ children: [TreeNode]) {
    self.init(value, children: children.isEmpty ? .none : .nodes(children))
  }

  /// The id of the value.
  public var id: Value.ID { value.id }

  /// Creates a node whose children, if there are any, are asked for when they are needed.
  @usableFromInline
  init(_ value: Value, asking children: (Value) -> [Value]?) {
    self.init(value, children: children(value)?.isEmpty ?? true ? .none : .onDemand)
  }
}

extension TreeNode {
  /// The children.
  public var children: Children {
    get { siblings.map { .nodes($0.nodes) } ?? (loadsChildren ? .onDemand : .none) }
    set {
      switch newValue {
      case .none: (loadsChildren, siblings) = (false, nil)
      case .nodes(let nodes): (loadsChildren, siblings) = (false, TreeSiblings(nodes))
      case .onDemand: (loadsChildren, siblings) = (true, nil)
      }
    }
  }

  /// Returns whether the values and all descendants are equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.value == other.value && one.children == other.children
  }
}

extension TreeNode.Children: Equatable {
  /// Returns whether the children and all of their descendants are equal.
  public static func == (one: Self, other: Self) -> Bool {
    // A loop, as trees may be deep.
    var rest = [(one, other)]
    while let pair = rest.popLast() {
      switch pair {
      case (.none, .none), (.onDemand, .onDemand): break
      case (.nodes(let nodes), .nodes(let otherNodes)):
        guard nodes.count == otherNodes.count else { return false }
        for (node, otherNode) in zip(nodes, otherNodes) {
          guard node.value == otherNode.value else { return false }
          if !node.hasSameStorage(as: otherNode) {
            rest.append((node.children, otherNode.children))
          }
        }
      default: return false
      }
    }
    return true
  }
}

extension TreeNode {
  /// Whether the children are the same without comparing any.
  private func hasSameStorage(as other: TreeNode) -> Bool {
    siblings === other.siblings && loadsChildren == other.loadsChildren
  }
}

/// The children of a node, which are released one after the other, as trees may be deep.
private final class TreeSiblings<Value: Identifiable & Equatable> where Value.ID: Sendable {
  var nodes: [TreeNode<Value>]

  init(_ nodes: [TreeNode<Value>]) {
    self.nodes = nodes
  }

  deinit {
    var rest: [AnyObject] = nodes.compactMap(\.siblings)
    nodes = []
    DeferredRelease.release(&rest)
  }
}

// Mutated only when it is released.
extension TreeSiblings: @unchecked Sendable where Value: Sendable {}

extension TreeNode: Sendable where Value: Sendable {}

extension TreeNode.Children: Sendable where Value: Sendable {}

// A tree is edited by its owner. The functions change the first node with an id, and nothing
// else; they return `nil` or `false` if there is none.
extension Array {
  /// Changes the node with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - body: A closure that changes it.
  /// - Returns: What the closure returns, or `nil` if there is no such node.
  /// - Complexity: O(*n*) in the number of nodes.
  @discardableResult
  public mutating func updateNode<Value, Result>(
    _ id: Value.ID, _ body: (inout TreeNode<Value>) -> Result
  ) -> Result? where Element == TreeNode<Value> {
    path(ofNode: id).map { path in
      modifySiblings(at: path) { siblings, index in body(&siblings[index]) }
    }
  }

  /// Removes the node with an id, with its descendants.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The node, or `nil` if there is no such node.
  /// - Complexity: O(*n*) in the number of nodes.
  @discardableResult
  public mutating func removeNode<Value>(
    _ id: Value.ID
  ) -> TreeNode<Value>? where Element == TreeNode<Value> {
    path(ofNode: id).map { path in
      modifySiblings(at: path) { siblings, index in siblings.remove(at: index) }
    }
  }

  /// Moves the node with an id, with its descendants, as a ``TreeMove`` describes.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - parent: The id of the new parent; `nil` to make the node a root.
  ///   - index: The index among the children of the new parent, after the node is taken out. If it is
  ///     greater than their number, the node comes last.
  /// - Returns: Whether the node was moved; not if there is no such node or parent, if the parent is the node
  ///   or one of its descendants, or if its children are loaded on demand and thus not here.
  /// - Complexity: O(*n*) in the number of nodes.
  @discardableResult
  public mutating func moveNode<Value>(
    _ id: Value.ID, to parent: Value.ID?, at index: Int
  ) -> Bool where Element == TreeNode<Value> {
    var rest = self
    guard index >= 0, let node = rest.removeNode(id) else { return false }
    if let parent {
      let isMoved = rest.updateNode(parent) { parent in
        if case .onDemand = parent.children { return false }
        var children = parent.ownChildren
        children.insert(node, at: Swift.min(index, children.count))
        parent.children = .nodes(children)
        return true
      }
      guard isMoved == true else { return false }
    } else {
      rest.insert(node, at: Swift.min(index, rest.count))
    }
    self = rest
    return true
  }
}

extension Array {
  /// Returns the indices of the node with an id and its ancestors among their siblings, the root first.
  fileprivate func path<Value>(ofNode id: Value.ID) -> [Int]? where Element == TreeNode<Value> {
    for (index, root) in enumerated() {
      var walk = TreeWalk(root)
      while let node = walk.next() {
        if node.id == id { return [index] + walk.indices.dropFirst() }
      }
    }
    return nil
  }

  /// Changes the siblings of a node, which is at the path and among them.
  fileprivate mutating func modifySiblings<Value, Result>(
    at path: [Int], _ body: (inout [TreeNode<Value>], _ index: Int) -> Result
  ) -> Result where Element == TreeNode<Value> {
    var levels: [[TreeNode<Value>]] = []
    var siblings = self
    for index in path.dropLast() {
      levels.append(siblings)
      siblings = siblings[index].ownChildren
    }
    let result = body(&siblings, path[path.count - 1])
    for (var level, index) in zip(levels, path).reversed() {
      level[index].children = .nodes(siblings)
      siblings = level
    }
    self = siblings
    return result
  }
}
