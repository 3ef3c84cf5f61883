import CollateCore

/// The children of nodes that are loaded on demand.
struct TreeLoads<Value: Identifiable & Equatable> where Value.ID: Sendable {
  /// A source whose items are the children of a node.
  typealias Source = (link: SourceLink, nodes: () -> [TreeNode<Value>])

  /// A task that loads the children of a node.
  typealias Attempt = Task<Result<Void, any Error>, Never>

  /// What is known of the children of a node.
  private struct Load {
    /// The children, while they are known.
    var nodes: [TreeNode<Value>]?

    /// The error of the last attempt.
    var error: (any Error)?

    /// The attempt that is under way, which is cancelled with the release of its token.
    var attempt: (number: Int, token: ObservationToken)?

    /// The source whose items the children are, if there is one.
    var source: Source?
  }

  private var loads: [Value.ID: Load] = [:]

  /// Returns the children of a node on demand, if all can be had at once.
  private let children: ((Value) -> [TreeNode<Value>])?

  init(children: ((Value) -> [TreeNode<Value>])? = nil) {
    self.children = children
  }

  /// The number of the last attempt.
  private var lastAttempt = 0

  /// The ids of all nodes whose children were asked for.
  var ids: some Collection<Value.ID> { loads.keys }

  /// Returns the children of a node, or `nil` if they are not known.
  func nodes(of id: Value.ID) -> [TreeNode<Value>]? { loads[id]?.nodes }

  /// Returns whether the children of a node on demand are known.
  func isKnown(_ node: TreeNode<Value>) -> Bool { children != nil || loads[node.id]?.nodes != nil }

  /// Whether the children of any node can be had, so that a walk through all nodes may have no end.
  var isComplete: Bool { children != nil }

  /// Forgets the nodes that have no source, so that they are asked for one again.
  mutating func forgetMissingSources() { loads = loads.filter { $0.value.source != nil } }

  /// Returns the known children of a node on demand.
  func children(of node: TreeNode<Value>) -> [TreeNode<Value>] {
    children?(node.value) ?? loads[node.id]?.nodes ?? []
  }

  /// Returns why the last attempt failed, or `nil` if it did not.
  func error(of id: Value.ID) -> (any Error)? { loads[id]?.error }

  /// Whether an attempt is under way.
  func isLoading(_ id: Value.ID) -> Bool { loads[id]?.attempt != nil }

  /// Begins an attempt, in place of one that is under way.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - task: Starts a task, given the number of the attempt.
  /// - Returns: The task, and what has to be released when this access is over, as the app may then read the tree.
  mutating func begin(
    _ id: Value.ID, task: (_ attempt: Int) -> Attempt
  ) -> (task: Attempt, former: ObservationToken?) {
    lastAttempt += 1
    let (former, task) = (loads[id]?.attempt?.token, task(lastAttempt))
    loads[id, default: Load()].attempt = (lastAttempt, ObservationToken { task.cancel() })
    loads[id]?.error = nil
    return (task, former)
  }

  /// Returns whether an attempt is under way, and no other one has taken its place.
  func isLoading(_ id: Value.ID, by attempt: Int) -> Bool {
    loads[id]?.attempt?.number == attempt
  }

  /// Ends the attempt that is under way; after an error, old children stay.
  mutating func end(_ id: Value.ID, with result: Result<[TreeNode<Value>], any Error>) {
    loads[id]?.attempt = nil
    switch result {
    case .success(let nodes): setNodes(nodes, of: id)
    case .failure(let error): loads[id]?.error = error
    }
  }

  /// Replaces the children of a node that were loaded.
  mutating func setNodes(_ nodes: [TreeNode<Value>], of id: Value.ID) { loads[id]?.nodes = nodes }

  /// Follows a source whose items are the children of a node.
  mutating func follow(_ source: Source?, _ nodes: [TreeNode<Value>], of id: Value.ID) {
    loads[id] = Load(nodes: nodes, source: source)
  }

  /// Returns the source whose items are the children of a node, if there is one.
  func source(of id: Value.ID) -> Source? { loads[id]?.source }

  /// Forgets a node, and cancels an attempt to load its children.
  ///
  /// - Returns: What has to be released when this access is over, as the app may then read the tree.
  mutating func remove(_ id: Value.ID) -> Any? { loads.removeValue(forKey: id) }
}
