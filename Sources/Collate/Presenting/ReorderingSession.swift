/// An item on its way from one place to another by hand.
///
///     if let session = presenter.lift(at: [0, 3]) {
///       session.propose([0, 1])
///       session.drop()  // or session.cancel()
///     }
///
/// The source hears of the move when the item is dropped. Until then it may change as it likes: the
/// item stays the same one, and its place stays beside the neighbours that it was proposed at.
@MainActor
public final class ReorderingSession<Section: SectionProtocol> {
  /// The item, as it was when it was lifted.
  public let item: Section.Item

  /// Whether the view moves the row itself, as those of UIKit do.
  ///
  /// Such a view hears of nothing until the item is dropped. Other views are shown the item at each
  /// place that it is proposed at, and every change of the source meanwhile.
  public let isMovedByView: Bool

  /// The path of the item in the source, or `nil` when it was removed.
  public private(set) var sourcePath: ItemPath?

  /// The path that the item would have in the source if it were dropped now.
  public private(set) var destination: ItemPath

  /// The path that the item had in the view when it was lifted.
  package let liftedPath: ItemPath

  private weak var presenter: Presenter<Section>?

  /// Returns whether the view is still moving the row.
  let isMoving: () -> Bool

  /// The place in the view that was allowed last.
  private var place: ItemPath

  init(
    _ item: Section.Item,
    at path: ItemPath,
    sourcePath: ItemPath,
    in presenter: Presenter<Section>,
    isMovedByView: Bool,
    isMoving: @escaping () -> Bool
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
  /// Whether the item is still in the hand.
  public var isActive: Bool { presenter?.session === self }

  /// The path at which the view shows the item, or `nil` when the item is gone or dropped.
  public var presentedPath: ItemPath? {
    guard isActive, let sourcePath else { return nil }
    return presenter?.presentedPath(of: sourcePath)
  }

  /// Proposes a place, and returns the one that the item may have.
  ///
  /// A place that is refused leaves the item where it was allowed last.
  ///
  /// - Parameter place: A path in the view, counted when the item is taken out.
  /// - Returns: The path of the item in the view if it were dropped now, in the same sense.
  /// - Complexity: That of the rules, plus O(*m*) in the size of the changes that wait.
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

  /// Drops the item where it was last allowed.
  ///
  /// The source is told to move it. If it does something else, or nothing, the view is shown that.
  public func drop() {
    guard isActive, let presenter else { return }
    let (path, destination) = (sourcePath, destination)
    presenter.session = nil
    if let path, path != destination { presenter.reordering?.move(path, destination) }
    presenter.showAgain()
  }

  /// Lets the item go back to where it was.
  public func cancel() {
    guard isActive, let presenter else { return }
    presenter.session = nil
    presenter.showAgain()
  }
}

extension ReorderingSession {
  /// The move that the view is shown, if there is one and the view does not make it itself.
  var preview: (path: ItemPath, destination: ItemPath)? {
    guard !isMovedByView, let sourcePath, sourcePath != destination else { return nil }
    return (sourcePath, destination)
  }

  /// Stays with the item and its neighbours through an update of the source.
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
