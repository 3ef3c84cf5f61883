/// A node of a tree: a value and its children.
///
/// A source whose items are nodes holds the roots; ``TreeDataSource`` shows what is expanded of them as
/// rows.
public struct TreeNode<Value: Identifiable & Equatable>: Identifiable, Equatable
where Value.ID: Sendable {
  /// The children of a node.
  public enum Children: Equatable {
    /// There are none, and the node cannot be expanded.
    case none

    /// The children; without any, the node cannot be expanded.
    case nodes([TreeNode])

    /// The children are loaded when the node is expanded.
    case onDemand
  }

  /// The value.
  public var value: Value

  /// The children.
  public var children: Children

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - children: The children.
  public init(_ value: Value, children: Children = .none) {
    (self.value, self.children) = (value, children)
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
}

extension TreeNode: Sendable where Value: Sendable {}

extension TreeNode.Children: Sendable where Value: Sendable {}

// A tree is edited by whoever owns it. The functions change the first node with an id, and nothing
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
    for index in indices {
      if self[index].id == id { return body(&self[index]) }
      guard case .nodes(var nodes) = self[index].children else { continue }
      if let result = nodes.updateNode(id, body) {
        self[index].children = .nodes(nodes)
        return result
      }
    }
    return nil
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
    for index in indices {
      if self[index].id == id { return remove(at: index) }
      guard case .nodes(var nodes) = self[index].children else { continue }
      if let node = nodes.removeNode(id) {
        self[index].children = .nodes(nodes)
        return node
      }
    }
    return nil
  }

  /// Moves the node with an id, with its descendants, as a ``TreeMove`` describes.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - parent: The id of the new parent; `nil` to make the node a root.
  ///   - index: The index among the children of the new parent, after the node is taken out. If it is
  ///     greater than their number, the node comes last.
  /// - Returns: Whether the node was moved; not if there is no such node or parent, or if the parent is
  ///   the node or one of its descendants.
  /// - Complexity: O(*n*) in the number of nodes.
  @discardableResult
  public mutating func moveNode<Value>(
    _ id: Value.ID, to parent: Value.ID?, at index: Int
  ) -> Bool where Element == TreeNode<Value> {
    var rest = self
    guard index >= 0, let node = rest.removeNode(id) else { return false }
    if let parent {
      let isThere: Void? = rest.updateNode(parent) { parent in
        var children: [TreeNode<Value>] = []
        if case .nodes(let nodes) = parent.children { children = nodes }
        children.insert(node, at: Swift.min(index, children.count))
        parent.children = .nodes(children)
      }
      if isThere == nil { return false }
    } else {
      rest.insert(node, at: Swift.min(index, rest.count))
    }
    self = rest
    return true
  }
}
