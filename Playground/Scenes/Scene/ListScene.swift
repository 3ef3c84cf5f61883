import Collate
import PlaygroundTerminal

/// What scenes with one list have in common: the list, its trace, and changes that come by themselves.
@MainActor
class ListScene<Section: SectionProtocol> {
  /// The list.
  final let list: TerminalListView<Section>

  /// Carries its rows, in scenes that hand it their events.
  final let carrier: RowCarrier<Section>

  final var trace = Trace()
  final var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  /// The time of the last advance.
  private(set) final var now = Duration.zero

  /// When something changes by itself, if anything does.
  final var ticker: Ticker?

  /// Whether characters are words to search for, and no keys.
  final var takesText = false

  /// The reason of the next batch.
  final var cause = ""

  private let presenter: Presenter<Section>

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - presenter: The presenter of the sections.
  ///   - ticker: When something changes by itself.
  ///   - header: Returns what the header of a section shows.
  ///   - cell: Returns what the cell of an item shows.
  init(
    _ presenter: Presenter<Section>, ticker: Ticker? = nil,
    header: @escaping (Section) -> RowContent, cell: @escaping (Section.Item) -> RowContent
  ) {
    (self.presenter, self.ticker) = (presenter, ticker)
    list = TerminalListView(presenter, header: header, cell: cell)
    carrier = RowCarrier(list, of: presenter)
    list.moveFocusToStart()
    // A load may end while the scene is let go, which need not be on the main actor.
    list.onChange = { [weak self] in self?.note($0) }
  }

  /// Writes down what the list received.
  func note(_ update: Update<Section>) {
    trace.addNumbered(update.batch, cause: cause, at: now)
  }

  /// What stands above the list.
  var title: String { "" }

  /// What is searched for, in scenes that search; empty for no search.
  var words: String {
    get { "" }
    set {}
  }

  /// Changes something, whenever the ticker is due.
  func changeByItself() {}

  /// Changes something, and gives the reason to the trace.
  final func change(_ cause: String, _ body: () -> Void) {
    self.cause = cause
    body()
    self.cause = ""
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.character(let character), []): handle(character)
    case .key(let key, _): list.handle(key)
    case .mouse(let mouse): list.handle(mouse)
    case .paste: break
    }
  }

  /// Handles the key of a character.
  func handle(_ character: Character) { list.handle(.character(character)) }

  var nextWake: Duration? {
    list.isMoving ? now + .frame : [carrier.nextScroll, ticker?.next].compactMap(\.self).min()
  }

  func advance(to now: Duration) {
    self.now = now
    if ticker?.isDue(at: now) == true { changeByItself() }
    carrier.advance(to: now)
    list.advance(to: now)
  }

  /// Returns whether the list shows a source: while a row is carried, the list has it elsewhere.
  final func verdict(for snapshot: Snapshot<Section>) -> Verdict {
    list.verdict(for: carrier.lifted == nil ? snapshot : presenter.snapshot)
  }

  final func cancelDrag() { carrier.cancelDrag() }
  final func dropCarried() { carrier.drop() }

  final func draw(on surface: inout Surface) {
    surface.drawPanel(area, title: title)
    list.draw(on: &surface, lifted: carrier.lifted)
  }
}

// Searching.
extension ListScene {
  /// The keys while text is taken.
  var searchKeys: [KeyHint] {
    [
      KeyHint(text: "letters", "search"), KeyHint("enter", "done", .enter),
      KeyHint("esc", "show all", .escape),
    ]
  }

  /// What is searched for, as a part of a title; `nil` for no search.
  var searchTitle: String? { takesText ? "/\(words)▏" : words.isEmpty ? nil : "/\(words)" }

  /// Handles a key while text is taken; the keys of lists still move the focus.
  ///
  /// - Returns: Whether text is taken, and the event is a key.
  func search(_ event: InputEvent) -> Bool {
    guard takesText, case .key(let key, let modifiers) = event else { return false }
    switch key {
    case .enter: takesText = false
    case .escape:
      takesText = false
      change("key esc") { words = "" }
    case .backspace, .delete: change("search") { words.removeLast(words.isEmpty ? 0 : 1) }
    case .character(let character) where modifiers.isEmpty:
      change("search") { words.append(character) }
    default: list.handle(key)
    }
    return true
  }
}
