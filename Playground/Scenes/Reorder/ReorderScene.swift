import Collate
import PlaygroundTerminal

/// Rows that are picked up, carried over others and dropped.
@MainActor
final class ReorderScene: Scene {
  let caption = "Pick up a row, carry it anywhere: the source changes once, at the drop."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  /// The to-do lists.
  let model = ReorderModel()

  /// The list that shows them.
  let list: TerminalListView<ToDoSection>

  /// Carries its rows.
  let carrier: RowCarrier<ToDoSection>

  /// The time of the last advance.
  private var now = Duration.zero

  /// The number of updates of the sources since a row was picked up.
  private var updateCount = 0
  private var nextID = 8
  private var observation: ObservationToken?

  /// Creates the scene.
  init() {
    list = TerminalListView(
      model.presenter, header: RowContent.init, cell: RowContent.init)
    carrier = RowCarrier(list, of: model.presenter)
    carrier.firstPlace = { $0.items.first?.isPinned == true ? 1 : 0 }
    carrier.onEvent = { [unowned self] in note($0) }
    list.moveFocus(to: [0, 1])
    list.onChange = { [unowned self] update in
      if carrier.lifted != nil { trace.add(update.batch, at: now) }
    }
    observation = model.screen.observe { [unowned self] update in
      updateCount += 1
      trace.add("source", .heading, at: now)
      trace.add(update.batch, at: now)
    }
  }

  var verdict: Verdict {
    // While a row is carried, the list shows it elsewhere than the sources have it.
    list.verdict(for: carrier.lifted == nil ? model.screen.snapshot : model.presenter.snapshot)
  }

  var nextWake: Duration? {
    list.isMoving ? now + .frame : carrier.nextScroll
  }

  func advance(to now: Duration) {
    self.now = now
    carrier.advance(to: now)
    list.advance(to: now)
  }

  func draw(on surface: inout Surface) {
    let count = model.screen.snapshot.sections.count
    surface.drawPanel(
      area, title: "moveItem · \(model.screen.slots.count) sources · \(count) sections")
    list.draw(on: &surface, lifted: carrier.lifted)
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
  /// Returns a row that was not there before.
  func newToDo() -> ToDo {
    defer { nextID += 1 }
    return ToDo(id: nextID, text: "New to-do \(nextID)")
  }

  /// Writes down what happens to a row that is carried.
  private func note(_ event: RowCarrier<ToDoSection>.Event) {
    switch event {
    case .lifted(let path):
      updateCount = 0
      let text = list.focusedItem?.text ?? ""
      trace.add("lift \(path.short)", .heading, detail: text, at: now)
    case .refused(let path):
      let text = list.focusedItem?.text ?? ""
      trace.add("lift \(path.short)", .heading, detail: "refused", at: now)
      trace.add("\(text): pinned", .deleted, at: now)
    case .proposed(let path, let place):
      trace.add("propose \(path.short) → \(place.short)", .heading, at: now)
    case .rejected: trace.add("refused: pinned stays first", .deleted, at: now)
    case .dropped: trace.add("drop", .heading, at: now)
    case .cancelled:
      let net = updateCount == 0 ? "net batch: empty" : "\(updateCount) updates meanwhile"
      trace.add("cancel", .heading, detail: net, at: now)
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
