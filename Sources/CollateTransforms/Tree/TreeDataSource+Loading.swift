import CollateCore

extension TreeDataSource {
  /// Tries again to load the children of a node, after that has failed.
  ///
  /// - Parameter id: The id of the node.
  public func retry(_ id: Value.ID) {
    if error(of: id) != nil { reload(id) }
  }

  /// Loads the children of a node again; until they arrive, the old ones stay.
  ///
  /// - Parameter id: The id of a node whose children are on demand.
  public func reload(_ id: Value.ID) {
    guard load != nil, let node = loadingNode(id) else { return }
    begin(node.value)
    reconfigure { $0.childrenDidChange(of: id) }
  }

  /// Changes the children of a node that were loaded.
  ///
  /// It is for changes that a server or another part of the app reports, and for moves: rows move where the
  /// children of two nodes change in one transaction.
  ///
  /// - Parameters:
  ///   - id: The id of a node whose children are on demand.
  ///   - body: A closure that changes the children.
  /// - Returns: What the closure returns, or `nil` if there is no such node, if its children were not loaded yet,
  ///   or if they are those of a source.
  /// - Complexity: O(*n*) in the number of nodes.
  @discardableResult
  public func updateChildren<Result>(
    of id: Value.ID, _ body: (inout [TreeNode<Value>]) -> Result
  ) -> Result? {
    guard loadingNode(id) != nil, flattening.loads.source(of: id) == nil,
      var children = flattening.loads.nodes(of: id)
    else { return nil }
    let result = body(&children)
    reconfigure { $0.changeChildren(of: id) { $0.setNodes(children, of: id) } }
    return result
  }

  /// Returns why the children of a node could not be loaded, or `nil` if that has not failed.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The error of the last attempt.
  public func error(of id: Value.ID) -> (any Error)? { flattening.loads.error(of: id) }

  /// Returns the first node with an id whose children are on demand; others may have the id, too.
  private func loadingNode(_ id: Value.ID) -> TreeNode<Value>? {
    search { node, _ in node.id == id && node.isOnDemand ? node : nil }
  }

  func begin(_ value: Value) {
    guard let load else { return }
    let former = flattening.loads.begin(value.id) { attempt in
      Task { [weak self] in
        let result: Result<[TreeNode<Value>], any Error>
        do { result = .success(try await load(value)) } catch { result = .failure(error) }
        self?.end(attempt, value.id, result)
      }
    }
    withExtendedLifetime(former) {}
  }

  private func end(_ attempt: Int, _ id: Value.ID, _ result: Result<[TreeNode<Value>], any Error>) {
    guard flattening.loads.isLoading(id, by: attempt) else { return }
    reconfigure { $0.changeChildren(of: id) { $0.end(id, with: result) } }
  }
}
