import Collate
import PlaygroundTerminal

/// Files that are searched, sorted, grouped, limited and separated while they change.
@MainActor
final class TransformsScene: SearchingScene {
  let caption = "Six sources, each made of the one before: every change is one small batch."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  /// The sources.
  let model: TransformsModel

  /// The list that shows the last of them.
  let list: TerminalListView<SeparatedSection<FileSection, String>>

  var takesText = false

  var words: String {
    get { model.words }
    set { model.words = newValue }
  }

  /// Invents the files and what happens to them.
  private var project: Project

  /// The time of the last advance.
  private(set) var now = Duration.zero

  /// When something changes by itself.
  var ticker = Ticker(every: .milliseconds(1300))

  /// The reason of the next batch.
  private var cause = ""

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    project = Project(seed: seed)
    model = TransformsModel(ArrayDataSource(sections: project.sections()))
    list = TerminalListView(
      Presenter(model.screen), header: { .header($0.id.uppercased()) }, cell: RowContent.init)
    list.moveFocusToStart()
    list.onChange = { [unowned self] in trace.addNumbered($0.batch, cause: cause, at: now) }
  }

  var verdict: Verdict { list.verdict(for: model.screen.snapshot) }

  var nextWake: Duration? { list.isMoving ? now + .frame : ticker.next }

  func advance(to now: Duration) {
    self.now = now
    if ticker.isDue(at: now) { change("a file changed") { project.change(model.files) } }
    list.advance(to: now)
  }

  /// Changes something, and gives the reason to the trace.
  func change(_ cause: String, _ body: () -> Void) {
    self.cause = cause
    body()
  }

  func draw(on surface: inout Surface) {
    surface.drawPanel(area, title: title)
    list.draw(on: &surface)
  }

  /// What is done with the files.
  var title: String {
    [
      searchTitle, model.grouping == .folder ? "by folder" : "by kind", model.order.title,
      model.limit.map { "first \($0)" }, model.hasLines ? "lines" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  let code = TransformsModel.code

  var script: Script {
    Script(
      [
        .press(1.5, "s", say: "Sorted by size, by name, by age: one batch of moves each."),
        .press(2.9, "s"), .press(4.3, "s"),
        .press(5.6, "g", say: "Grouped by kind instead of by folder."),
        .press(7.4, "/", say: "Searched while it is typed, and while files change."),
        .press(8, "s"),
        .press(8.6, "w"), .press(11, .enter), .press(12.5, "g"),
        .press(14.5, "/"), .press(15.5, .escape, say: caption),
        .press(17.5, "l", say: "Lines between files are rows that belong to no source."),
        .press(20, "m", say: "The first two of each section, and all of them again."),
        .press(22.5, "m"),
        .press(28, "c", say: "This is all the code that it takes."),
      ], tourSeconds: 10, seconds: 34)
  }
}

extension RowContent {
  /// The cell of a file or of a line.
  fileprivate init(_ row: SeparatedItem<FileSection, String>) {
    switch row {
    case .item(let file):
      self.init(text: file.name, detail: ByteCount.text(for: file.size), indentation: 1)
    case .separator(let line, _):
      self.init(text: line, style: Style(Theme.faint), indentation: 1)
    }
  }
}
