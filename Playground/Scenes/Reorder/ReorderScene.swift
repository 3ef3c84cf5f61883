import Collate
import PlaygroundTerminal

/// Rows that are picked up, carried over others and dropped.
@MainActor
final class ReorderScene: ListScene<ToDoSection>, Scene {
  let caption = "Pick up a row, carry it anywhere: the source changes once, at the drop."

  /// The to-do lists.
  let model = ReorderModel()

  /// The number of updates of the sources since a row was picked up.
  private var updateCount = 0
  private var nextID = 8
  private var observation: ObservationToken?

  /// Creates the scene.
  init() {
    super.init(
      model.presenter, header: { .header($0.id.uppercased()) }, cell: RowContent.init)
    carrier.firstPlace = { $0.items.first?.isPinned == true ? 1 : 0 }
    carrier.onEvent = { [unowned self] in note($0) }
    list.moveFocus(to: [0, 1])
    observation = model.screen.observe { [unowned self] update in
      updateCount += 1
      trace.add(
        "source", .heading,
        explanation: "The sources changed, and told all of their observers once.",
        at: now)
      trace.add(update.batch, at: now)
    }
  }

  override func note(_ update: Update<ToDoSection>) {
    guard carrier.lifted != nil else { return }
    // Two neighbors change places whichever of them moves: it has to be said which one does.
    trace.add(update.batch, at: now) { update.after[$0].text }
  }

  var verdict: Verdict { verdict(for: model.screen.snapshot) }

  override var title: String {
    let (sourceCount, sectionCount) = (
      model.screen.slots.count, model.screen.snapshot.sections.count
    )
    return "moveItem · \(sourceCount, of: "source") · \(sectionCount, of: "section")"
  }

  override func handle(_ event: InputEvent) {
    if carrier.handle(event) { return }
    switch event {
    case .key(.enter, _): carrier.lift()
    case .key(.character("i"), _): insertAboveSelection()
    case .key(.character("d"), _): deleteSelection()
    case .key(let key, _) where carrier.lifted == nil: list.handle(key)
    default: break
    }
  }

  let code = ReorderModel.code

  let script = Script(
    [
      .press(
        0.6, " ", say: "A row is picked up: the list moves it, the sources do not change yet."),
      .press(1, .down), .press(1.5, .down), .press(2, .down),
      .press(2.6, .down, say: "Over sections, and into another source: pinned rows stay first."),
      .press(3.2, .down),
      .press(4, .enter, say: "The drop: one move, one update of the sources."),
      .press(6.5, " "), .press(7, .up), .press(7.4, .up), .press(7.8, .up), .press(8.2, .up),
      .press(8.6, .up),
      .press(9.4, .escape, say: "Put back: for the sources, nothing ever happened."),
      .press(13, " ", say: "Dropped in its own section, or anywhere else."), .press(14, .up),
      .press(15, .up), .press(16, .enter),
      .press(19, " ", say: "A server inserts a row while another one is carried: nothing is lost."),
      .press(20, .up), .press(21, "i"), .press(23, .up), .press(25, .enter),
      .press(30, "c", say: "This is all the code that it takes."),
    ], tourSeconds: 11, seconds: 36)
}

extension ReorderScene {
  var keys: [KeyHint] {
    [
      KeyHint("space", "pick up", .character(" ")), KeyHint("↑↓", "move", .up, .down),
      KeyHint("enter", "drop", .enter), KeyHint("esc", "put back", .escape),
      KeyHint(text: "drag", "the same"), KeyHint("i", "insert above"), KeyHint("d", "delete"),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "≡", "the row that is carried"),
      KeyHint(text: "lift carry drop", "what the list is told; counted as it shows its rows"),
      KeyHint(text: "source", "what the sources tell, once, after the drop"),
      KeyHint(text: "pinned", "rules: not to be moved, and always first"),
    ]
  }

  /// Inserts a row above the selected one, as a server would, whether or not it is picked up.
  private func insertAboveSelection() {
    guard let item = list.focusedItem, let path = model.screen.itemPath(of: item.id) else {
      return
    }
    let todo = newToDo()
    let isPinned = model.screen.snapshot[path].isPinned
    model.screen.insertItem(
      todo, at: ItemPath(section: path.section, item: isPinned ? path.item + 1 : path.item))
  }

  /// Deletes the selected row, as a server would, whether or not it is picked up.
  private func deleteSelection() {
    if let item = list.focusedItem, !item.isPinned,
      let path = model.screen.itemPath(of: item.id)
    {
      model.screen.removeItem(at: path)
    }
  }

  /// Returns a row that was not there before.
  func newToDo() -> ToDo {
    defer { nextID += 1 }
    return ToDo(id: nextID, text: "New to-do \(nextID)")
  }

  /// Writes down what happens to a row that is carried.
  private func note(_ event: RowCarrier<ToDoSection>.Event) {
    let text = list.focusedItem?.text ?? ""
    switch event {
    case .lifted(let path):
      updateCount = 0
      trace.add(
        "lift \(path.short)", .heading, detail: text,
        explanation: "From now on, the list shows the row where it is carried; the sources wait.",
        at: now)
    case .refused(let path):
      trace.add("lift \(path.short)", .heading, detail: "refused", at: now)
      trace.add(
        "\(text): pinned", .deleted, explanation: "The rules say that this row is not moved.",
        at: now)
    case .proposed(let path, let place):
      trace.add(
        "carry \(path.short) → \(place.short)", .heading, detail: text,
        explanation: "Counted after the row is taken out. The list moves what has to move for it.",
        at: now)
    case .rejected:
      trace.add(
        "refused: pinned stays first", .deleted,
        explanation: "The rules say that nothing is dropped above a pinned row.",
        at: now)
    case .dropped:
      trace.add(
        "drop", .heading, detail: text,
        explanation: "Now the sources change, by one move; the list shows it already.",
        at: now)
    case .cancelled:
      let net = updateCount == 0 ? "net batch: empty" : "\(updateCount, of: "update") meanwhile"
      trace.add(
        "cancel", .heading, detail: net,
        explanation: "The list goes back. The sources were not changed, so they tell nothing.",
        at: now)
    }
  }
}

extension RowContent {
  /// The cell of a to-do.
  fileprivate init(_ todo: ToDo) {
    self.init(text: todo.text, detail: todo.isPinned ? "pinned" : "", indentation: 1)
  }
}
