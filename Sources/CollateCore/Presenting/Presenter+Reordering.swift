extension Presenter {
  /// Returns whether the item at a path in the view can be lifted.
  public func canLift(at path: ItemPath) -> Bool {
    guard let reordering, let sourcePath = sourcePath(of: path) else { return false }
    return reordering.canMove(sourcePath)
  }

  /// Lifts an item to start an interactive move.
  ///
  /// A session that is active is canceled first.
  ///
  /// - Parameters:
  ///   - path: The path of the item in the view.
  ///   - isMovedByView: Whether the view moves the row itself, and calls
  ///     ``viewDidMoveItem(at:to:)`` at the end.
  ///   - isMoving: Returns whether such a view is still moving the row; called before changes are
  ///     postponed. Pass it if the view can end a move silently, as some do when a row is dropped
  ///     where it was.
  /// - Returns: The session, or `nil` if there is no such item or ``reordering`` does not allow it.
  public func lift(
    at path: ItemPath, isMovedByView: Bool = false, isMoving: @escaping () -> Bool = { true }
  ) -> ReorderingSession<Section>? {
    guard canLift(at: path), let sourcePath = sourcePath(of: path) else { return nil }
    session?.cancel()
    // The item of a session goes back to where it was.
    guard let path = presentedPath(of: sourcePath) else { return nil }
    let session = ReorderingSession(
      snapshot[path], at: path, sourcePath: sourcePath, in: self, isMovedByView: isMovedByView,
      isMoving: isMoving)
    self.session = session
    return session
  }

  /// Moves an item in the source after the view has moved it.
  ///
  /// The view is not updated for the move itself. If the source does something else, the difference
  /// is shown asynchronously together with pending changes, because the view may still be busy;
  /// ``flush()`` shows them at once. The session ends.
  ///
  /// - Parameters:
  ///   - path: The previous path of the item in the view.
  ///   - place: Its new path, counted after the item is removed.
  /// - Precondition: There is an item at `path`, and `place` is a valid destination for it.
  public func viewDidMoveItem(at path: ItemPath, to place: ItemPath) {
    snapshot.requireMove(path, to: place)
    let sourcePath = sourcePath(of: path)
    let destination = sourcePath.flatMap {
      unpresentedChange.place(place, ofItemAt: path, thatGoesTo: $0, from: snapshot)
    }
    session = nil
    let move = PendingChange.moving(item: path, to: place)
    let moves = movesByView ?? (snapshot, PendingChange())
    movesByView = (moves.before, moves.change.followed(by: move))
    snapshot.moveItem(at: path, to: place)
    pendingChange = move.inverse.followed(by: pendingChange)
    isBehind = true
    planFlush()
    if let sourcePath, let destination, sourcePath != destination {
      reordering?.move(sourcePath, destination)
    }
  }

  /// Returns the source destination for a proposed place in the view, or `nil` if it is not
  /// allowed.
  func allowedDestination(ofItemAt path: ItemPath, proposedAt place: ItemPath) -> ItemPath? {
    let asked = latest
    guard let reordering, let sourcePath = sourcePath(of: path),
      snapshot.hasPlace(forItemAt: path, at: place),
      let proposal = unpresentedChange.place(
        place, ofItemAt: path, thatGoesTo: sourcePath, from: snapshot),
      let destination = reordering.target(sourcePath, proposal),
      // A rule that changes the source has answered for one that is no more.
      latest.isIdentical(to: asked)
    else { return nil }
    precondition(
      latest.hasPlace(forItemAt: sourcePath, at: destination),
      "The target \(destination) of the item at \(sourcePath) is not there: the items of the "
        + "sections number \(latest.itemCounts), that item included")
    return destination
  }

  /// Returns the path that a lifted item would have in the view if it were dropped now.
  func placeInView(of session: ReorderingSession<Section>) -> ItemPath? {
    guard let sourcePath = session.sourcePath, let path = presentedPath(of: sourcePath) else {
      return nil
    }
    return unpresentedChange.inverse.place(
      session.destination, ofItemAt: sourcePath, thatGoesTo: path, from: latest)
  }
}
