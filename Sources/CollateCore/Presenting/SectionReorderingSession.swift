/// An interactive move of a section, which the view shows without its items meanwhile.
///
///     if let session = presenter.liftSection(at: 2) {
///       session.fold()
///       session.drop(at: 0)  // or session.cancel()
///     }
///
/// The section is moved in the source when it is dropped. The source may change before: the session follows the
/// section, and ends if it is removed.
@MainActor
package final class SectionReorderingSession<Section: SectionProtocol> {
  /// The current index of the section in the source, or `nil` if it was removed.
  package private(set) var sourceSection: Int?

  /// Whether the section is shown without its items.
  package private(set) var isFolded = false

  private weak var presenter: Presenter<Section>?

  init(_ section: Int, in presenter: Presenter<Section>) {
    sourceSection = section
    self.presenter = presenter
  }
}

extension SectionReorderingSession {
  /// Whether the section is still lifted.
  package var isActive: Bool { presenter?.sectionSession === self }

  /// Makes the view show the section without its items until the session ends.
  ///
  /// Lazy items stay, as there may be millions, and so do those of a section that has all items of the list, which
  /// would be shown as an empty one.
  package func fold() {
    guard isActive, !isFolded else { return }
    isFolded = true
    presenter?.showAgain()
  }

  /// Returns whether the section can be dropped on a section, whose place it would take.
  ///
  /// - Parameter place: The index of a section in the view.
  /// - Returns: Whether there is such a section, and the rules allow the move.
  package func canDrop(at place: Int) -> Bool { destination(at: place) != nil }

  /// Ends the move: the section takes the place of another one, if that is allowed.
  ///
  /// The view shows the items again in the same change.
  ///
  /// - Parameter place: The index of a section in the view.
  package func drop(at place: Int) {
    guard isActive, let presenter else { return }
    let destination = destination(at: place)
    presenter.sectionSession = nil
    if let sourceSection, let destination, sourceSection != destination {
      presenter.reordering?.moveSection(sourceSection, destination)
    }
    presenter.showAgain()
  }

  /// Ends the move; the section stays where it is, and the view shows its items again.
  package func cancel() {
    guard isActive, let presenter else { return }
    presenter.sectionSession = nil
    if isFolded { presenter.showAgain() }
  }

  /// Returns the destination in the source for a section of the view, or `nil` if the move is not allowed.
  private func destination(at place: Int) -> Int? {
    guard isActive, let presenter, let sourceSection,
      let destination = presenter.sourceIndex(ofSection: place),
      presenter.allowsMove(ofSection: sourceSection, to: destination)
    else { return nil }
    return destination
  }

  /// The section of the source whose items are not to be shown.
  func foldedSection(in sections: Snapshot<Section>) -> Int? {
    guard isFolded, let sourceSection, !sections.sections[sourceSection].isLazy else { return nil }
    let count = sections.itemCount(inSection: sourceSection)
    return count > 0 && count < sections.itemCount ? sourceSection : nil
  }

  /// Follows the section through an update of the source, and returns whether it is still there.
  func follow(_ update: Update<Section>) -> Bool {
    sourceSection = sourceSection.flatMap { update.change.sectionAfter($0) }
    return sourceSection != nil
  }
}

extension Presenter {
  /// Lifts a section to start an interactive move.
  ///
  /// A session whose section is not folded yet is canceled first.
  ///
  /// - Parameter section: The index of the section in the view.
  /// - Returns: The session, or `nil` if there is no such section, ``reordering`` does not allow it, or another section
  ///   is being moved.
  package func liftSection(at section: Int) -> SectionReorderingSession<Section>? {
    guard sectionSession?.isFolded != true, let sourceSection = sourceIndex(ofSection: section),
      allowsMove(ofSection: sourceSection, to: sourceSection)
    else { return nil }
    let session = SectionReorderingSession(sourceSection, in: self)
    sectionSession = session
    return session
  }

  /// Returns whether a section of the view can be moved to the place of another one.
  ///
  /// - Parameters:
  ///   - section: The index of the section in the view.
  ///   - place: The index of the other one.
  /// - Returns: Whether there are such sections, and the rules allow the move.
  package func canMoveSection(at section: Int, to place: Int) -> Bool {
    sectionMove(section, to: place) != nil
  }

  /// Moves a section of the view to the place of another one in the source.
  ///
  /// - Parameters:
  ///   - section: The index of the section in the view.
  ///   - place: The index of the other one.
  /// - Returns: Whether that was allowed.
  package func moveSection(at section: Int, to place: Int) -> Bool {
    guard let move = sectionMove(section, to: place) else { return false }
    reordering?.moveSection(move.section, move.destination)
    return true
  }

  /// Returns the indices in the source of a move that is allowed.
  private func sectionMove(_ section: Int, to place: Int) -> (section: Int, destination: Int)? {
    guard section != place, let sourceSection = sourceIndex(ofSection: section),
      let destination = sourceIndex(ofSection: place),
      allowsMove(ofSection: sourceSection, to: destination)
    else { return nil }
    return (sourceSection, destination)
  }

  /// Returns whether the rules allow a move in the source.
  func allowsMove(ofSection section: Int, to destination: Int) -> Bool {
    let asked = latest
    // A rule that changes the source has answered for one that is no more.
    return (reordering?.canMoveSection(section, destination) ?? false)
      && latest.isIdentical(to: asked)
  }

  /// Returns the current index in the source of a section that the view shows, or `nil` if it was removed.
  package func sourceIndex(ofSection section: Int) -> Int? {
    guard snapshot.sections.indices.contains(section) else { return nil }
    return unpresentedChange.sectionAfter(section)
  }

  /// Returns a section that the view shows, with the items that are hidden while it is dragged; `nil` if there is none.
  package func presentedSection(at section: Int) -> Section? {
    guard snapshot.sections.indices.contains(section) else { return nil }
    if snapshot.itemCount(inSection: section) == 0,
      let folded = sectionSession?.foldedSection(in: latest),
      folded == sourceIndex(ofSection: section)
    {
      return latest.sections[folded]
    }
    return snapshot.sections[section]
  }
}

extension Snapshot {
  /// Removes the items of a section, and returns the change.
  mutating func fold(section: Int) -> PendingChange {
    let paths = (0..<itemCount(inSection: section)).map { ItemPath(section: section, item: $0) }
    let change = PendingChange.deleting(items: paths)
    let old = itemIndex
    index = nil
    modifySection(section) { $0.items = [] }
    itemIndex = old?.applying(change, after: self)
    return change
  }
}
