import Collate
import PlaygroundTerminal

/// Two lists that share a selection, one of them filtered, while letters come, go and are read.
@MainActor
final class SelectionScene: Scene {
  let caption = "Two lists, one selection of ids: it survives filters, moves and updates."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { layOut() }
  }

  /// The letters.
  let model: SelectionModel

  /// The list of all letters.
  let all: TerminalListView<LetterBox>

  /// The list of the unread ones.
  let unread: TerminalListView<LetterBox>

  /// Decides what happens to the letters.
  private var post: PostOffice

  /// The time of the last advance.
  private(set) var now = Duration.zero

  /// When something changes by itself.
  var ticker = Ticker(every: .milliseconds(1500))

  private var observation: ObservationToken?

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    var post = PostOffice(seed: seed)
    model = SelectionModel(post.boxes())
    self.post = post
    all = TerminalListView(
      Presenter(model.boxes), selection: model.selection, header: { .header($0.id.uppercased()) },
      cell: RowContent.init)
    unread = TerminalListView(
      Presenter(model.unread), selection: model.selection, header: { .header($0.id.uppercased()) },
      cell: RowContent.init)
    unread.isActive = false
    for (list, name) in [(all, "all"), (unread, "unread")] {
      list.moveFocusToStart()
      list.onChange = { [unowned self] in trace.addNumbered($0.batch, cause: name, at: now) }
    }
    observation = model.selection.observe { [unowned self] in note($0) }
  }

  /// The list to which keys go.
  var active: TerminalListView<LetterBox> { all.isActive ? all : unread }

  var verdict: Verdict {
    let strangers = model.selection.ids.filter { model.boxes.itemPath(of: $0) == nil }
    let faults =
      all.verdict(for: model.boxes.snapshot).faults
      + unread.verdict(for: model.unread.snapshot).faults
      + strangers.map { "Letter \($0) is selected, and in no box." }
    return Verdict(faults: faults)
  }

  var nextWake: Duration? {
    all.isMoving || unread.isMoving ? now + .frame : ticker.next
  }

  func advance(to now: Duration) {
    self.now = now
    if ticker.isDue(at: now) {
      trace.add(post.change(model.boxes), at: now)
    }
    all.advance(to: now)
    unread.advance(to: now)
  }

  private func note(_ change: Selection<Letter.ID>.Change) {
    let causes = change.causes.map { "\($0)" }.sorted().joined(separator: ", ")
    trace.add("selection", .heading, detail: "by \(causes)", at: now)
    if !change.selected.isEmpty {
      trace.add("+ \(change.selected.list)", .inserted, at: now)
    }
    if !change.deselected.isEmpty {
      trace.add("− \(change.deselected.list)", .deleted, at: now)
    }
  }

  let code = SelectionModel.code

  let script = Script(
    [
      .press(0.8, .enter, say: "Selected in one list, selected in the other one."),
      .press(1.4, .down),
      .press(1.8, .down), .press(2.2, .enter),
      .press(3.2, .down, .shift), .press(3.6, .down, .shift), .press(4, .down, .shift),
      .press(5, "r", say: "They are read now, leave the unread ones, and stay selected."),
      .press(7, .right), .press(7.5, "a", say: "All unread ones as well."),
      .press(11, "x", say: "What is deleted is no longer selected."), .press(14, .left),
      .press(14.8, .home),
      .press(
        16, "b", say: "At most three, or one at a time: the selection's rule, not the list's."),
      .press(17, .enter), .press(18, .down), .press(18.8, .enter), .press(20, "b"),
      .press(21, .down), .press(21.6, .enter), .press(22.2, .down), .press(22.8, .enter),
      .press(23.4, .up), .press(24, .enter), .press(24.6, .up), .press(25.2, .up),
      .press(29, "c", say: "This is all the code that it takes."),
    ], tourSeconds: 9, seconds: 34)
}

// Drawing.
extension SelectionScene {
  /// As many as two lists need.
  var leastWidth: Int { 44 }

  /// Gives the lists their places.
  private func layOut() {
    all.area = area.halves.left.inset(byColumns: 1, rows: 1)
    unread.area = area.halves.right.inset(byColumns: 1, rows: 1)
  }

  func draw(on surface: inout Surface) {
    draw(all, titled: "all · \(title)", in: area.halves.left, on: &surface)
    draw(unread, titled: "unread", in: area.halves.right, on: &surface)
  }

  private func draw(
    _ list: TerminalListView<LetterBox>, titled title: String, in area: Rect,
    on surface: inout Surface
  ) {
    surface.drawPanel(area, title: title, line: list.isActive ? Theme.accent : Theme.line)
    list.draw(on: &surface)
  }

  /// How many letters are selected, and how many can be.
  private var title: String { "\(model.selection.count) · \(model.behaviorTitle)" }
}

extension [Letter.ID] {
  /// The ids, as the rows show them.
  fileprivate var list: String { map { "#\($0)" }.joined(separator: " ") }
}

extension RowContent {
  /// The cell of a letter.
  fileprivate init(_ letter: Letter) {
    self.init(
      text: letter.text, detail: "#\(letter.id)",
      style: letter.isRead ? Style(Theme.faint) : Style(Theme.text, on: nil, .bold),
      indentation: 1)
  }
}
