import Collate
import PlaygroundTerminal

/// A tree of files whose folders are loaded when they are opened.
@MainActor
final class TreeScene: SearchingScene {
  let caption = "Folders are loaded when they are opened; files are dragged to other folders."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  /// The rows.
  let model: TreeModel

  /// The list that shows them.
  let list: TerminalListView<TreeModel.Tree.Section>

  /// Carries its rows.
  let carrier: RowCarrier<TreeModel.Tree.Section>

  var takesText = false

  var words: String {
    get { model.words }
    set { model.words = newValue }
  }

  /// The folders, which change by themselves.
  let folders: InventedFolders

  /// The time of the last advance.
  private(set) var now = Duration.zero

  /// When something changes by itself.
  var ticker = Ticker(every: .milliseconds(2700))

  /// The reason of the next batch, if it is known.
  private var cause: String?

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    folders = InventedFolders(seed: seed)
    model = TreeModel(folders.root, load: folders.load)
    list = TerminalListView(
      model.presenter, header: { _ in .header("FILES") }, cell: RowContent.init)
    carrier = RowCarrier(list, of: model.presenter)
    list.moveFocusToStart()
    // A load may end while the scene is let go, which need not be on the main actor.
    list.onChange = { [weak self] in
      guard let self else { return }
      trace.addNumbered($0.batch, cause: cause ?? "", at: now)
      cause = nil
    }
    carrier.onEvent = { [weak self] in self?.note($0) }
    model.tree.onMove = { [folders, unowned tree = model.tree] move in
      let parent = move.parent ?? folders.root.id
      for folder in folders.move(move.id, into: parent, at: move.index) {
        tree.updateChildren(of: folder) { $0 = folders.nodes(in: folder) }
      }
    }
  }

  /// Changes a file in one of the folders that are open.
  private func update() {
    guard let folder = folders.change(anyOf: model.tree.expandedIDs.sorted()) else { return }
    change("a file changed") {
      model.tree.updateChildren(of: folder) { [folders] in $0 = folders.nodes(in: folder) }
    }
  }

  var verdict: Verdict {
    // While a row is carried, the list shows it elsewhere than the source has it.
    list.verdict(for: carrier.lifted == nil ? model.rows.snapshot : model.presenter.snapshot)
  }

  var nextWake: Duration? {
    if list.isMoving || !model.loadingIDs.isEmpty { return now + .frame }
    return [carrier.nextScroll, ticker.next].compactMap { $0 }.min()
  }

  func advance(to now: Duration) {
    self.now = now
    folders.advance(to: now)
    if ticker.isDue(at: now) { update() }
    carrier.advance(to: now)
    list.advance(to: now)
  }

  func settle() async {
    while !folders.isSettled(loading: model.loadingIDs) { await Task.yield() }
  }

  func draw(on surface: inout Surface) {
    surface.drawPanel(area, title: title)
    list.draw(on: &surface, lifted: carrier.lifted)
  }

  private var title: String {
    [
      "TreeDataSource", searchTitle, model.showsHidden ? "hidden files" : nil,
      model.tree.expansion == .oneSibling ? "one open" : nil,
      folders.isUnlocked ? "unlocked" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  let code = TreeModel.code

  let script = Script(
    [
      .press(1, .down), .press(1.4, .enter, say: "A folder is loaded when it is opened."),
      .press(3, .down), .press(3.4, .enter),
      .press(5, .end), .press(5.4, " ", say: "A file is carried into another folder."),
      .press(5.8, .up), .press(6.2, .up), .press(6.6, .up), .press(7.4, .enter),
      .press(10.5, "h", say: "Hidden files are filtered out by a source of their own."),
      .press(12.5, "h"),
      .press(15, .end),
      .press(16, .enter, say: "A folder that cannot be read tells so, and tries again."),
      .press(18.5, "u"), .press(19.5, .down), .press(20.5, .enter),
      .press(23, "o", say: "At most one folder of each level is open."), .press(24, .up),
      .press(24.5, .up), .press(25, .enter),
      .press(29, "c", say: "This is all the code that it takes."),
    ], tourSeconds: 9, seconds: 34)
}

extension TreeScene {
  /// Changes something, and gives the reason to the trace.
  func change(_ cause: String, _ body: () -> Void) {
    self.cause = cause
    body()
    self.cause = nil
  }

  /// Writes down what happens to a row that is carried.
  private func note(_ event: RowCarrier<TreeModel.Tree.Section>.Event) {
    let name = list.focusedItem?.value?.name ?? ""
    switch event {
    case .lifted(let path): trace.add("lift \(path.short)", .heading, detail: name, at: now)
    case .refused(let path): trace.add("lift \(path.short)", .heading, detail: "refused", at: now)
    case .proposed: cause = "carried"
    case .rejected: trace.add("refused", .deleted, at: now)
    case .dropped:
      trace.add("drop", .heading, at: now)
      cause = "dropped"
    case .cancelled: trace.add("cancel", .heading, at: now)
    }
  }
}

extension RowContent {
  /// The cell of a file or a folder, or of one whose files are not there yet.
  fileprivate init(_ row: TreeRow<TreeEntry>) {
    let indentation = 1 + 2 * row.level
    switch row.id {
    case .node:
      let sign = row.isExpandable ? row.isExpanded ? "▿ " : "▹ " : "  "
      self.init(
        text: sign + (row.value?.name ?? ""), detail: row.value?.detail ?? "",
        indentation: indentation)
    case .loading:
      self.init(text: "  loading …", style: Style(Theme.faint), indentation: indentation)
    case .failed:
      self.init(
        text: "  not readable: enter tries again", style: Style(Theme.deleted),
        indentation: indentation)
    }
  }
}
