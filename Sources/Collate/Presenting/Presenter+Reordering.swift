extension Presenter {
  /// Returns whether the item at a path of the view may be lifted.
  public func canLift(at path: ItemPath) -> Bool {
    guard let reordering, let sourcePath = sourcePath(of: path) else { return false }
    return reordering.canMove(sourcePath)
  }

  /// Lifts an item, to move it by hand.
  ///
  /// An item that is in the hand already goes back first.
  ///
  /// - Parameters:
  ///   - path: The path of the item in the view.
  ///   - isMovedByView: Whether the view moves the row itself, and calls
  ///     ``viewDidMoveItem(at:to:)`` in the end.
  ///   - isMoving: Returns whether such a view is still moving the row. It is asked before changes are
  ///     held back; say it if the view may stop without a word, as some do when a row is dropped where
  ///     it was.
  /// - Returns: The session, or `nil` when there is no such item or ``reordering`` does not let it go.
  public func lift(
    at path: ItemPath,
    isMovedByView: Bool = false,
    isMoving: @escaping () -> Bool = { true }
  ) -> ReorderingSession<Section>? {
    session?.cancel()
    guard canLift(at: path), let sourcePath = sourcePath(of: path) else { return nil }
    let session = ReorderingSession(
      snapshot[path], at: path, sourcePath: sourcePath, in: self, isMovedByView: isMovedByView,
      isMoving: isMoving)
    self.session = session
    return session
  }

  /// Has the source make a move that the view made already.
  ///
  /// The view is not told of it. Whatever the source did differently, and everything that waited, is
  /// shown a little later, for the view may still be busy; ``flush()`` does it at once. It ends the
  /// session.
  ///
  /// - Parameters:
  ///   - path: The path that the item had in the view.
  ///   - place: The path that it has now, counted when the item is taken out.
  /// - Precondition: There is an item at `path`, and a place for it at `place`.
  public func viewDidMoveItem(at path: ItemPath, to place: ItemPath) {
    snapshot.requireItem(at: path)
    snapshot.requirePlace(at: place, afterRemoving: path.section == place.section ? 1 : 0)
    let sourcePath = sourcePath(of: path)
    let destination = sourcePath.flatMap {
      untoldChange.place(place, ofItemAt: path, thatGoesTo: $0, from: snapshot)
    }
    session = nil
    snapshot.moveItem(at: path, to: place)
    backlog = PendingChange.moving(item: place, to: path).followed(by: backlog)
    isBehind = true
    planFlush()
    if let sourcePath, let destination, sourcePath != destination {
      reordering?.move(sourcePath, destination)
    }
  }

  /// Returns where in the source an item may go that is proposed at a place in the view, or `nil` when
  /// it may not go there.
  func allowedDestination(ofItemAt path: ItemPath, proposedAt place: ItemPath) -> ItemPath? {
    guard let reordering, let sourcePath = sourcePath(of: path),
      snapshot.hasPlace(forItemAt: path, at: place),
      let proposal = untoldChange.place(
        place, ofItemAt: path, thatGoesTo: sourcePath, from: snapshot),
      let destination = reordering.target(sourcePath, proposal)
    else { return nil }
    precondition(
      latest.hasPlace(forItemAt: sourcePath, at: destination),
      "The target \(destination) of the item at \(sourcePath) is not there: the items of the "
        + "sections number \(latest.itemCounts), that item included")
    return destination
  }

  /// Returns where a lifted item would go in the view if it were dropped.
  func placeInView(of session: ReorderingSession<Section>) -> ItemPath? {
    guard let sourcePath = session.sourcePath, let path = presentedPath(of: sourcePath) else {
      return nil
    }
    return untoldChange.inverse.place(
      session.destination, ofItemAt: sourcePath, thatGoesTo: path, from: latest)
  }
}
