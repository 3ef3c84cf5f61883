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
  /// To wait for them, call it with `await`.
  ///
  /// - Parameter id: The id of a node whose children are on demand.
  public func reload(_ id: Value.ID) { _ = reloading(id) }

  /// Loads the children of a node again, and waits for them; until they arrive, the old ones stay.
  ///
  ///     await outline.reload("Sources")
  ///     refreshControl.endRefreshing()
  ///
  /// If the task that waits is cancelled, the method returns at once, and the load goes on. In a task that is
  /// cancelled already, nothing is loaded.
  ///
  /// - Parameter id: The id of a node whose children are on demand.
  /// - Returns: A success if they have arrived, or if there is no such node, or nothing loads. The error is that of the
  ///   closure that loads, or a `CancellationError` if the node is removed or loaded again meanwhile, or the task is
  ///   cancelled.
  @discardableResult
  public func reload(_ id: Value.ID) async -> Result<Void, any Error> {
    if Task.isCancelled { return .failure(CancellationError()) }
    guard let attempt = reloading(id) else { return .success(()) }
    let (results, ending) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    Task { ending.yield(await attempt.value) }
    // A stream ends for a task that is cancelled, as the value of another task does not.
    for await result in results { return result }
    return .failure(CancellationError())
  }

  private func reloading(_ id: Value.ID) -> TreeLoads<Value>.Attempt? {
    // Where nothing loads, the tree may have no end.
    guard load != nil, let node = loadingNode(id), let attempt = begin(node.value) else {
      return nil
    }
    reconfigure { $0.childrenDidChange(of: id) }
    return attempt
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
    guard flattening.loads.source(of: id) == nil, var children = flattening.loads.nodes(of: id),
      loadingNode(id) != nil
    else { return nil }
    let result = body(&children)
    reconfigure { $0.changeChildren(of: id) { $0.setNodes(children, of: id) } }
    return result
  }

  /// Returns whether the children of a node are being loaded, for the first time or again.
  ///
  /// The Observation framework does not track it, and a change of it is no update. While children are loaded for the
  /// first time, there is a row with the id ``TreeRow/ID/loading(_:)``; to show that they are loaded again, wait for
  /// the async form of `reload`.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: Whether an attempt is under way.
  public func isLoading(_ id: Value.ID) -> Bool { flattening.loads.isLoading(id) }

  /// Returns why the children of a node could not be loaded, or `nil` if that has not failed.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The error of the last attempt.
  public func error(of id: Value.ID) -> (any Error)? { flattening.loads.error(of: id) }

  /// Returns the first node with an id whose children are on demand; others may have the id, too.
  private func loadingNode(_ id: Value.ID) -> TreeNode<Value>? {
    search { node, _ in node.id == id && node.isOnDemand ? node : nil }
  }

  @discardableResult
  func begin(_ value: Value) -> TreeLoads<Value>.Attempt? {
    guard let load else { return nil }
    let (task, former) = flattening.loads.begin(value.id) { attempt in
      Task { [weak self] in
        let result: Result<[TreeNode<Value>], any Error>
        do { result = .success(try await load(value)) } catch { result = .failure(error) }
        guard let self, end(attempt, value.id, result) else {
          return .failure(CancellationError())
        }
        return result.map { _ in }
      }
    }
    withExtendedLifetime(former) {}
    return task
  }

  /// Ends an attempt, and returns whether no other one has taken its place.
  private func end(
    _ attempt: Int, _ id: Value.ID, _ result: Result<[TreeNode<Value>], any Error>
  ) -> Bool {
    guard flattening.loads.isLoading(id, by: attempt) else { return false }
    reconfigure { $0.changeChildren(of: id) { $0.end(id, with: result) } }
    return true
  }
}
