import Collate
import CollateTesting
import PlaygroundTerminal

/// What the package is for: feeds that become one list, a filter, rows that are carried from feed to feed,
/// and a pager that shows the same rows.
@MainActor
final class OverviewScene: ListScene<StorySection>, Scene {
  let caption = "Feeds become one list, and pages: each change is one batch for both of them."

  /// The feeds.
  let model = OverviewModel()

  private var nextID = 8
  private var observation: ObservationToken?

  /// The time of the next frame of the pager.
  private var nextStep = Duration.zero

  /// Creates the scene.
  init() {
    super.init(model.presenter, header: RowContent.init, cell: RowContent.init)
    carrier.firstPlace = { $0.items.first?.isPinned == true ? 1 : 0 }
    list.moveFocus(to: [0, 1])
    observation = model.rows.observe { [unowned self] update in
      trace.add("source", .heading, detail: cause, at: now)
      trace.add(update.batch, at: now)
    }
    model.host.onCall = { [unowned self] page, call in
      trace.add(call, of: page.content?.text ?? "", at: now)
    }
  }

  override func note(_ update: Update<StorySection>) {
    guard carrier.lifted != nil else { return }
    // Two neighbors change places whichever of them moves: it has to be said which one does.
    trace.add(update.batch, at: now) { self.name(of: update.after[$0]) }
  }

  override func name(of story: Story) -> String { story.text }

  var verdict: Verdict {
    let rows = model.rows.snapshot
    var faults = verdict(for: rows).faults + model.faults
    if model.host.pageCount != rows.itemCount {
      faults.append("There are \(model.host.pageCount) pages for \(rows.itemCount) rows.")
    }
    return Verdict(faults: faults)
  }

  override var title: String {
    let (feedCount, rowCount) = (model.screen.slots.count, model.rows.snapshot.itemCount)
    let rows = "\(feedCount, of: "feed") · \(rowCount, of: "row")"
    return model.hidesRead ? "\(rows) · unread" : rows
  }

  override func handle(_ event: InputEvent) {
    if carrier.handle(event) { return }
    switch event {
    case .key(.enter, _): carrier.lift()
    case .key(.right, _): model.pager.jump(by: 1)
    case .key(.left, _): model.pager.jump(by: -1)
    case .key(.character(let character), []): handle(character)
    case .key(let key, _) where carrier.lifted == nil: list.handle(key)
    default: break
    }
  }

  override func handle(_ character: Character) {
    switch character {
    case "m": change("key m") { model.toggleMail() }
    case "u": change("key u") { model.hidesRead.toggle() }
    case "r": if let story = list.focusedItem { change("key r") { model.toggleRead(story) } }
    case "i": insertAboveSelection()
    case "d": deleteSelection()
    default: if carrier.lifted == nil { super.handle(character) }
    }
  }

  override var nextWake: Duration? {
    [super.nextWake, model.host.motion == .resting ? nil : nextStep].compactMap(\.self).min()
  }

  override func advance(to now: Duration) {
    super.advance(to: now)
    if model.host.motion == .resting { nextStep = now + .frame }
    while nextStep <= now {
      model.host.step()
      nextStep += .frame
    }
  }

  /// The least number of rows with room for the pager.
  private static let leastHeightWithPager = 18

  override var heightBelow: Int { area.height < Self.leastHeightWithPager ? 0 : 7 }

  override func drawBelow(on surface: inout Surface, in area: Rect) {
    let (host, place) = (model.host, Int(model.host.position.rounded()) + 1)
    let inside = surface.drawPanel(area, title: "pager · page \(place) of \(host.pageCount)")
    surface.drawPages(of: host, in: inside) { page in
      page.content.map {
        PageLook(title: $0.text, subtitle: $0.feed.rawValue, color: $0.feed.color)
      }
    }
  }

  let code = OverviewModel.code

  let script = Script(
    [
      .press(0.8, "m", say: "Mail joins News, and both are one list: screen.append(mail)"),
      .press(3.2, "u", say: "Only unread rows, live: rows.predicate = { !$0.isRead }"),
      .press(4.2, "r"), .press(5.2, "u"), .press(5.5, .down), .press(5.7, .down),
      .press(6, " ", say: "A mail is dragged into the news: presenter.reordering = rules"),
      .press(6.5, .up), .press(7, .up), .press(7.8, .enter),
      .press(9, .right, say: "The same rows are pages: OnDemandPager(rows, make: Page.init)"),
      .press(9.6, .right), .press(10.2, .right), .press(10.8, .right),
      .press(13, " ", say: "A row is picked up: the list moves it, the sources do not change yet."),
      .press(13.5, .down), .press(14, .down),
      .press(15.5, .escape, say: "Put back: for the sources, nothing ever happened."),
      .press(18, " ", say: "A server inserts a row while another one is carried: nothing is lost."),
      .press(19, .up), .press(20, "i"), .press(22, .up), .press(23, .enter),
      .press(26, "c", say: "This is all the code that it takes."),
    ], tourSeconds: 12, seconds: 32)
}

extension OverviewScene {
  var keys: [KeyHint] {
    [
      KeyHint("m", "mail off/on"), KeyHint("u", "unread/all"),
      KeyHint("space", "pick up", .character(" ")), KeyHint("↑↓", "move", .up, .down),
      KeyHint("← →", "page", .left, .right), KeyHint("enter", "drop", .enter),
      KeyHint("esc", "put back", .escape), KeyHint(text: "drag", "the same"),
      KeyHint("r", "read/unread"), KeyHint("i", "insert above"), KeyHint("d", "delete"),
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
    let isPinned = model.screen.snapshot[path].isPinned
    model.screen.insertItem(
      newStory(), at: ItemPath(section: path.section, item: isPinned ? path.item + 1 : path.item))
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
  func newStory() -> Story {
    defer { nextID += 1 }
    return Story(id: nextID, text: "New story \(nextID)", feed: .news)
  }
}
