import Collate
import PlaygroundTerminal

/// Files that are searched, sorted, grouped, limited and separated while they change.
@MainActor
final class TransformsScene: ListScene<SeparatedSection<FileSection, String>>, Scene {
  let caption = "Six sources, each made of the one before: every change is one small batch."

  /// The sources.
  let model: TransformsModel

  override var words: String {
    get { model.words }
    set { model.words = newValue }
  }

  /// Invents the files and what happens to them.
  private var project: Project

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    project = Project(seed: seed)
    model = TransformsModel(ArrayDataSource(sections: project.sections()))
    super.init(
      Presenter(model.screen), ticker: Ticker(every: .milliseconds(1300)),
      header: { .header($0.id.uppercased()) }, cell: RowContent.init)
  }

  var verdict: Verdict { verdict(for: model.screen.snapshot) }

  /// What is done with the files.
  override var title: String {
    [
      searchTitle, model.grouping == .folder ? "by folder" : "by kind", model.order.title,
      model.limit.map { "first \($0)" }, model.hasLines ? "lines" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  override func changeByItself() {
    change("a file changed") { project.change(model.files) }
  }

  override func handle(_ event: InputEvent) {
    if !search(event) { super.handle(event) }
  }

  override func handle(_ character: Character) {
    switch character {
    case "/": takesText = true
    case "s": change("key s") { model.order = model.order.next }
    case "g": change("key g") { model.grouping = model.grouping == .folder ? .kind : .folder }
    case "l": change("key l") { model.hasLines.toggle() }
    case "m": change("key m") { model.limit = model.limit == nil ? 2 : nil }
    case " ": ticker?.toggle(at: now)
    default: super.handle(character)
    }
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

extension TransformsScene {
  var keys: [KeyHint] {
    if takesText { return searchKeys }
    return [
      KeyHint("↑↓", "select", .up, .down), KeyHint("/", "search"), KeyHint("s", "sort"),
      KeyHint("g", "group"), KeyHint("l", "lines"), KeyHint("m", "more/less"),
      KeyHint("space", "live off/on", .character(" ")),
    ]
  }

  var legend: [KeyHint] {
    [KeyHint(text: "by folder · …", "what the sources do: search, group, sort, limit, separate")]
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
