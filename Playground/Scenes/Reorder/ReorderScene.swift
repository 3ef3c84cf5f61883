import Collate
import PlaygroundTerminal

/// Rows that are picked up, carried over others and dropped.
@MainActor
final class ReorderScene: Scene {
  let caption = "Pick up a row, carry it anywhere: the source changes once, at the drop."
  var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  /// The to-do lists.
  let model = ReorderModel()

  /// The list that shows them.
  let list: TerminalListView<ToDoSection>

  /// The move that is under way, or was until its row was deleted.
  var session: ReorderingSession<ToDoSection>?

  /// The time of the last advance.
  private(set) var now = Duration.zero

  /// The number of updates of the sources since a row was picked up.
  var updateCount = 0

  /// The destination that was refused last, if the row was not moved since.
  var refusal: ItemPath?

  /// The line of the mouse while it carries a row.
  var mouseLine: Int?

  /// The time at which the list scrolls on while the mouse is at its edge.
  var nextScroll: Duration?
  private var nextID = 8
  private var observation: ObservationToken?

  /// Creates the scene.
  init() {
    list = TerminalListView(
      model.presenter, header: RowContent.init, cell: RowContent.init)
    list.select([0, 1])
    list.onChange = { [unowned self] update in
      if lifted != nil { trace.add(update.batch, at: now) }
    }
    observation = model.screen.observe { [unowned self] update in
      updateCount += 1
      trace.add("source", .heading, at: now)
      trace.add(update.batch, at: now)
    }
  }

  /// The cell that is picked up.
  var lifted: Int? { session?.presentedPath == nil ? nil : list.selection }

  var verdict: Verdict {
    // While a row is carried, the list shows it elsewhere than the sources have it.
    list.verdict(for: lifted == nil ? model.screen.snapshot : model.presenter.snapshot)
  }

  var nextWake: Duration? {
    list.isMoving ? now + .frame : nextScroll
  }

  func advance(to now: Duration) {
    self.now = now
    if let scroll = nextScroll, scroll <= now { scrollAtEdge() }
    list.advance(to: now)
  }

  func draw(on surface: inout Surface) {
    let count = model.screen.snapshot.sections.count
    surface.drawPanel(
      area, title: "moveItem · \(model.screen.slots.count) sources · \(count) sections")
    list.draw(on: &surface, lifted: lifted)
  }

  let code = ReorderModel.code

  let script = Script(
    [
      1: .character(" "), 2: .down, 3: .down, 4.5: .down, 5.5: .enter,
      8: .character(" "), 9: .up, 10: .up, 11: .up, 12: .up, 13: .up,
      16: .escape,
      19: .character(" "), 20: .down, 21: .down, 22: .enter,
      24: .character(" "), 25: .up, 26: .character("i"), 28: .enter,
      30: .character("c"),
    ], seconds: 36)
}

extension ReorderScene {
  /// Inserts a row above the selected one, as a server would, whether or not it is picked up.
  func insertAboveSelection() {
    guard let item = list.selectedItem, let path = model.screen.itemPath(of: item.id) else {
      return
    }
    let todo = ToDo(id: nextID, text: "New to-do \(nextID)")
    let isPinned = model.screen.snapshot[path].isPinned
    model.screen.insertItem(
      todo, at: ItemPath(section: path.section, item: isPinned ? path.item + 1 : path.item))
    nextID += 1
  }

  /// Deletes the selected row, as a server would, whether or not it is picked up.
  func deleteSelection() {
    if let item = list.selectedItem, !item.isPinned,
      let path = model.screen.itemPath(of: item.id)
    {
      model.screen.removeItem(at: path)
    }
  }
}

extension RowContent {
  /// The header of a section.
  fileprivate init(_ section: ToDoSection) {
    self.init(
      text: section.id.uppercased(), style: Style(Theme.accent, on: nil, .bold),
      band: Theme.accent)
  }

  /// The cell of a to-do.
  fileprivate init(_ todo: ToDo) {
    self.init(text: todo.text, detail: todo.isPinned ? "pinned" : "", indentation: 1)
  }
}
