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
    didSet { list.area = areas.list.inset(byColumns: 1, rows: 1) }
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
    carrier.onEvent = { [weak self] in self?.note($0) }
  }

  /// Writes down what the list received.
  func note(_ update: Update<Section>) {
    trace.addNumbered(update.batch, cause: cause, at: now)
  }

  /// Writes down what happens to a row that is carried.
  private func note(_ event: RowCarrier<Section>.Event) {
    let name = list.focusedItem.map(name) ?? ""
    switch event {
    case .lifted(let path): trace.add("lift \(path.short)", .heading, detail: name, at: now)
    case .refused(let path): trace.add("lift \(path.short)", .heading, detail: "refused", at: now)
    case .proposed(let path, let place):
      trace.add("carry \(path.short) → \(place.short)", .heading, detail: name, at: now)
    case .rejected: trace.add("refused", .deleted, at: now)
    case .dropped: trace.add("drop", .heading, detail: name, at: now)
    case .cancelled: trace.add("cancel", .heading, at: now)
    }
  }

  /// What the trace calls an item, in scenes whose rows are carried.
  func name(of item: Section.Item) -> String { "" }

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

  /// The number of rows below the list, for what else there is to see.
  var heightBelow: Int { 0 }

  /// Draws what is below the list.
  func drawBelow(on surface: inout Surface, in area: Rect) {}

  private var areas: (list: Rect, below: Rect) {
    let (below, list) = area.divided(atDistance: heightBelow, from: .bottom)
    return (list, below)
  }

  final func draw(on surface: inout Surface) {
    let areas = areas
    surface.drawPanel(areas.list, title: title)
    list.draw(on: &surface, lifted: carrier.lifted)
    if !areas.below.isEmpty { drawBelow(on: &surface, in: areas.below) }
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
