import Collate
import PlaygroundTerminal

/// A tree of files whose folders are loaded when they are opened.
@MainActor
final class TreeScene: ListScene<TreeModel.Tree.Section>, Scene {
  let caption = "Folders are loaded when they are opened; files are dragged to other folders."

  /// The rows.
  let model: TreeModel

  override var words: String {
    get { model.words }
    set { model.words = newValue }
  }

  /// The folders, which change by themselves.
  let folders: InventedFolders

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    folders = InventedFolders(seed: seed)
    model = TreeModel(folders.root, load: folders.load)
    super.init(
      model.presenter, ticker: Ticker(every: .milliseconds(2700)),
      header: { _ in .header("FILES") }, cell: RowContent.init)
    model.tree.onMove = { [folders, unowned tree = model.tree] move in
      let parent = move.parent ?? folders.root.id
      for folder in folders.move(move.id, into: parent, at: move.index) {
        tree.updateChildren(of: folder) { $0 = folders.nodes(in: folder) }
      }
    }
  }

  var verdict: Verdict { verdict(for: model.rows.snapshot) }

  override var title: String {
    [
      "TreeDataSource", searchTitle, model.showsHidden ? "hidden files" : nil,
      model.tree.expansion == .oneSibling ? "one open" : nil,
      folders.isUnlocked ? "unlocked" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  override func name(of row: TreeRow<TreeEntry>) -> String { row.value?.name ?? "" }

  override func changeByItself() {
    guard let folder = folders.change(anyOf: model.tree.expandedIDs.sorted()) else { return }
    change("a file changed") {
      model.tree.updateChildren(of: folder) { [folders] in $0 = folders.nodes(in: folder) }
    }
  }

  override var nextWake: Duration? { model.loadingIDs.isEmpty ? super.nextWake : now + .frame }

  override func advance(to now: Duration) {
    folders.advance(to: now)
    super.advance(to: now)
  }

  func settle() async {
    while !folders.isSettled(loading: model.loadingIDs) { await Task.yield() }
  }

  override func handle(_ event: InputEvent) {
    if search(event) || carrier.handle(event) { return }
    switch event {
    case .key(.enter, _): open()
    case .key(.right, _) where list.focusedItem?.isExpanded == false: open()
    case .key(.left, _) where list.focusedItem?.isExpanded == true: open()
    default: super.handle(event)
    }
  }

  override func handle(_ character: Character) {
    switch character {
    case "/" where carrier.lifted == nil: takesText = true
    case "h": change("key h") { model.showsHidden.toggle() }
    case "o":
      model.tree.expansion = model.tree.expansion == .independent ? .oneSibling : .independent
    case "l": ticker?.toggle(at: now)
    case "u": folders.isUnlocked.toggle()
    default: if carrier.lifted == nil { super.handle(character) }
    }
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
  var keys: [KeyHint] {
    if takesText { return searchKeys }
    return [
      KeyHint("↑↓", "select", .up, .down), KeyHint("enter", "open/close", .enter),
      KeyHint("/", "search"), KeyHint("h", "hidden files"), KeyHint("o", "one open/all"),
      KeyHint("l", "live off/on"), KeyHint("space", "pick up", .character(" ")),
      KeyHint(text: "drag", "the same"),
      KeyHint("u", "unlock/lock"),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "▹ ▿", "a folder that is closed, or open"),
      KeyHint(text: "≡", "the row that is carried"),
    ]
  }

  /// Opens or closes the selected folder, or tries again to load it.
  private func open() {
    if let row = list.focusedItem { change("key enter") { model.activate(row) } }
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
