/// What shows a page: it reads the file, and writes down all that it hears.
///
/// It behaves as a view controller does: an appearance is begun in either direction, and ended in
/// the direction begun last.
@MainActor
final class FilePageController {
  /// What the trace calls the controller: its page, or its slot when it shows many.
  let name: String

  /// The file that it shows.
  private(set) var page: FilePage?

  /// The first line of the file.
  private(set) var firstLine = ""

  /// How often the page was seen; kept while the page has no controller.
  var visitCount = 0

  private let journal: PageJournal
  private let ledger: PageLedger
  private var isComing = false

  /// Creates a controller that shows nothing.
  init(name: String, journal: PageJournal) {
    self.name = name
    self.journal = journal
    ledger = journal.open(name)
    ledger.controller = self
  }

  /// Shows a page, and reads its file unless that is the one on show.
  func show(_ page: FilePage) {
    if page.id != self.page?.id {
      firstLine = page.firstLine
      visitCount = 0
    }
    self.page = page
  }

  /// Begins to come or to go.
  func beginAppearance(isAppearing: Bool, animated: Bool) {
    isComing = isAppearing
    hear(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }

  /// Ends what was begun last.
  func endAppearance() {
    if isComing { visitCount += 1 }
    hear(isComing ? .didAppear : .didDisappear)
  }

  /// Takes a call that says all by itself.
  func hear(_ call: PageCall, animated: Bool = false) {
    ledger.enter(call)
    journal.note("\(call.token) \(name)\(animated ? "~" : "")")
  }
}
