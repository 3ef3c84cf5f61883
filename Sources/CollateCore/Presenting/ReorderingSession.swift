/// An interactive move of an item.
///
///     if let session = presenter.lift(at: [0, 3]) {
///       session.propose([0, 1])
///       session.drop()  // or session.cancel()
///     }
///
/// The item is moved in the source when it is dropped. The source may change before: the session
/// follows the item, and keeps the proposed destination next to the same neighbors.
@MainActor
public final class ReorderingSession<Section: SectionProtocol> {
  /// The item, as it was when it was lifted.
  public let item: Section.Item

  /// Whether the view moves the row itself, as the list views of UIKit do.
  ///
  /// If so, the view is not updated until the item is dropped. Otherwise, it shows the item at each
  /// proposed destination, and all changes of the source.
  public let isMovedByView: Bool

  /// The current path of the item in the source, or `nil` if it was removed.
  public private(set) var sourcePath: ItemPath?

  /// The path that the item would have in the source if it were dropped now.
  public private(set) var destination: ItemPath

  /// The path of the item in the view when it was lifted.
  package let liftedPath: ItemPath

  private weak var presenter: Presenter<Section>?

  /// Returns whether the view is still moving the row.
  let isMoving: () -> Bool

  /// The last allowed destination in the view.
  private var place: ItemPath

  init(
    _ item: Section.Item, at path: ItemPath, sourcePath: ItemPath, in presenter: Presenter<Section>,
    isMovedByView: Bool, isMoving: @escaping () -> Bool
  ) {
    self.item = item
    self.isMovedByView = isMovedByView
    self.isMoving = isMoving
    self.presenter = presenter
    self.sourcePath = sourcePath
    destination = sourcePath
    place = path
    liftedPath = path
  }
}

extension ReorderingSession {
  /// Whether the item is still lifted.
  public var isActive: Bool { presenter?.session === self }

  /// The path at which the view shows the item, or `nil` if it was removed or dropped.
  public var presentedPath: ItemPath? {
    guard isActive, let sourcePath else { return nil }
    return presenter?.presentedPath(of: sourcePath)
  }

  /// Proposes a destination, and returns the one that is allowed.
  ///
  /// If the proposal is rejected, the last allowed destination is kept.
  ///
  /// - Parameter place: A path in the view, counted after the item is removed.
  /// - Returns: The path that the item would have in the view if it were dropped now.
  /// - Complexity: That of the rules, plus O(*m*) in the size of the pending changes.
  @discardableResult
  public func propose(_ place: ItemPath) -> ItemPath {
    guard isActive, let presenter, let path = presentedPath else { return self.place }
    if let allowed = presenter.allowedDestination(ofItemAt: path, proposedAt: place) {
      let isElsewhere = allowed != destination
      destination = allowed
      if isElsewhere && !isMovedByView { presenter.showAgain() }
    }
    self.place = presenter.placeInView(of: self) ?? self.place
    return self.place
  }

  /// Ends the move at the last allowed destination.
  ///
  /// The source is asked to move the item. If it does something else, or nothing, the view shows
  /// that.
  public func drop() {
    guard isActive, let presenter else { return }
    let (path, destination) = (sourcePath, destination)
    presenter.session = nil
    if let path, path != destination { presenter.reordering?.move(path, destination) }
    presenter.showAgain()
  }

  /// Cancels the move; the item returns to its original place.
  ///
  /// A view that moves the row itself may still be busy with it, so what was pending is shown
  /// asynchronously there; ``Presenter/flush()`` shows it at once.
  public func cancel() {
    guard isActive, let presenter else { return }
    presenter.session = nil
    if isMovedByView { presenter.planFlush() } else { presenter.showAgain() }
  }
}

extension ReorderingSession {
  /// The move to show in the view, unless the view makes it itself.
  var preview: (path: ItemPath, destination: ItemPath)? {
    guard !isMovedByView, let sourcePath, sourcePath != destination else { return nil }
    return (sourcePath, destination)
  }

  /// Follows the item and its neighbors through an update of the source.
  func follow(_ update: Update<Section>) {
    guard let path = sourcePath else { return }
    sourcePath = update.change.pathAfter(path)
    guard let sourcePath else { return }
    destination =
      update.change.place(
        destination, ofItemAt: path, thatGoesTo: sourcePath, from: update.before)
      ?? sourcePath
  }
}
