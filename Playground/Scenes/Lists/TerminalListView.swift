import Collate
import PlaygroundTerminal

/// A list view for terminals.
///
/// It works like the list views of UIKit: it keeps what its cells were configured with, applies
/// changes stage by stage, and asks only for what is inserted or updated. An error in a batch is
/// therefore visible, and ``differences(from:)`` finds it.
@MainActor
final class TerminalListView<Section: SectionProtocol> {
  /// A cell and the item it was configured with.
  struct Cell {
    /// The identity of the cell, whatever its path; items of two sources may have the same id.
    let id: Int

    /// The item.
    var item: Section.Item

    /// What the item looks like.
    var content: RowContent

    /// Where the cell is.
    var motion: RowMotion
  }

  /// A section, with the header it was configured with.
  struct Group {
    /// The section, without its items.
    var section: Section

    /// What the header looks like.
    var content: RowContent

    /// Where the header is.
    var motion: RowMotion

    /// The cells below the header.
    var cells: [Cell]
  }

  /// A row that was deleted, and is shown a moment longer.
  struct Ghost {
    /// What the row looked like.
    let content: RowContent

    /// Where the row is.
    var motion: RowMotion
  }

  /// Returns what the header of a section shows; `nil` for a list without headers, where nothing moves or
  /// glows.
  private let header: ((Section) -> RowContent)?

  /// Returns what the cell of an item shows.
  private let cell: (Section.Item) -> RowContent

  private let presenter: Presenter<Section>

  /// The sections, in order.
  var groups: [Group] = []

  /// The rows that were deleted a moment ago.
  var ghosts: [Ghost] = []

  /// The time of the last advance.
  private(set) var time = Duration.zero
  private var nextID = 0

  /// The cell where keys act.
  var focus: Cell.ID?

  /// What is selected; if `nil`, that is the cell with the focus.
  let selection: Selection<Section.Item.ID>?

  /// Whether keys go to this list, so that the cell with the focus has a sign.
  var isActive = true

  /// The place of the cell with the focus is kept on screen, until the user scrolls away.
  var followsFocus = true

  /// The first row on screen, if there are enough rows below it.
  var scroll = 0

  /// The area of the screen.
  var area = Rect(0, 0, 0, 0)

  /// The number of times that everything was configured again.
  private(set) var reloadCount = 0

  /// Returns what stays on its line of the screen during the next change.
  var anchor: () -> Anchor = { .free }

  /// A closure that is called after each change.
  var onChange: (Update<Section>) -> Void = { _ in }

  /// Creates a list view.
  ///
  /// - Parameters:
  ///   - presenter: The presenter of the sections.
  ///   - selection: What is selected, if that is not the cell with the focus.
  ///   - header: Returns what the header of a section shows; `nil` for a plain list without headers.
  ///   - cell: Returns what the cell of an item shows.
  init(
    _ presenter: Presenter<Section>, selection: Selection<Section.Item.ID>? = nil,
    header: ((_ section: Section) -> RowContent)? = nil,
    cell: @escaping (_ item: Section.Item) -> RowContent
  ) {
    self.presenter = presenter
    self.header = header
    self.cell = cell
    self.selection = selection
    presenter.view = self
    configureAll()
  }
}

extension TerminalListView.Cell: Identifiable {}

extension TerminalListView: PresentedView {
  /// Whether changes can be animated: always, for there is always a screen.
  var takesChanges: Bool { true }

  func show(_ change: PresentedChange<Section>) {
    let path = focusedPath
    let place = heldPlace(for: anchor())
    for stage in change.stages {
      change.commit(stage)
      self.change(stage)
    }
    keep(place)
    if let path, focusedPath == nil { moveFocus(near: path) }
    layOut()
    onChange(change.update)
  }

  func reload() {
    reloadCount += 1
    let path = focusedPath
    configureAll()
    if let path { moveFocus(near: path) }
  }

  private func configureAll() {
    ghosts = []
    groups = (0..<presenter.sectionCountForView()).map { section in
      let content = presenter.snapshot.sections[section]
      return Group(
        section: content.withoutItems, content: headerContent(of: content),
        motion: RowMotion(at: 0),
        cells: (0..<presenter.itemCountForView(inSection: section)).map {
          newCell(content.items[$0], motion: RowMotion(at: 0))
        })
    }
    layOut(animated: false)
  }
}

extension TerminalListView {
  /// Whether sections have headers.
  var hasHeaders: Bool { header != nil }

  private func headerContent(of section: Section) -> RowContent {
    header?(section) ?? RowContent(text: "")
  }

  /// Returns a cell that is configured with an item.
  func newCell(_ item: Section.Item, motion: RowMotion) -> Cell {
    nextID += 1
    return Cell(id: nextID, item: item, content: cell(item), motion: motion)
  }

  /// Returns a section without cells, whose header is configured.
  func newGroup(_ section: Section, motion: RowMotion) -> Group {
    Group(
      section: section.withoutItems, content: headerContent(of: section), motion: motion, cells: [])
  }

  /// Configures the header of a section again.
  func reconfigure(_ group: inout Group, with section: Section) {
    group.section = section.withoutItems
    group.content = headerContent(of: section)
    group.motion.mark(.updated)
  }

  /// Configures a cell again.
  func reconfigure(_ cell: inout Cell, with item: Section.Item) {
    cell.item = item
    cell.content = self.cell(item)
    cell.motion.mark(.updated)
  }
}

extension TerminalListView {
  /// Whether anything moves or glows.
  var isMoving: Bool {
    !ghosts.isEmpty
      || groups.contains { $0.motion.isMoving || $0.cells.contains { $0.motion.isMoving } }
  }

  /// Lets time pass.
  ///
  /// - Parameter now: The time of the scene.
  func advance(to now: Duration) {
    let seconds = (now - time).inSeconds
    time = now
    for section in groups.indices {
      groups[section].motion.advance(by: seconds)
      for item in groups[section].cells.indices {
        groups[section].cells[item].motion.advance(by: seconds)
      }
    }
    for index in ghosts.indices { ghosts[index].motion.advance(by: seconds * 2) }
    ghosts.removeAll { !$0.motion.isMoving }
  }
}

extension SectionProtocol {
  /// The section, without its items.
  fileprivate var withoutItems: Self {
    var section = self
    section.items = []
    return section
  }
}
