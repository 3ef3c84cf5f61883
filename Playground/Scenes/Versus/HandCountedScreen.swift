import Collate

/// Feeds on one screen, whose index paths are counted by hand, in the way that comes to mind first.
///
/// Each edit notes the paths of its rows right away, and the view is told all of them in one batch. A
/// single edit is told right. Of several, the paths of deletions should have been counted before the
/// batch, and those of insertions after it.
@MainActor
struct HandCountedScreen {
  /// The feeds, and their sections.
  private var feeds: [[HeadlineSection]]

  /// What the view shows: the sections of all feeds before the batch.
  private var shown: [HeadlineSection]

  private var deleted: Set<ItemPath> = []
  private var inserted: Set<ItemPath> = []

  /// Creates a screen, and shows it.
  init(_ feeds: [[HeadlineSection]]) {
    self.feeds = feeds
    shown = feeds.flatMap(\.self)
  }

  /// The sections of all feeds.
  var sections: [HeadlineSection] { feeds.flatMap(\.self) }

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "versus")
}

extension HandCountedScreen {
  /// Edits a feed, and notes which rows the view has to be told of.
  // begin: versus
  // By hand: each path is right until the next edit.
  mutating func edit(_ feed: Int, _ edit: FeedEdit) {
    let start = feeds[..<feed].reduce(0) { $0 + $1.count }
    switch edit {
    case .insertRow(let row, let path):
      feeds[feed].insert(row, at: path)
      inserted.insert([start + path.section, path.item])
    case .deleteRow(let path):
      feeds[feed].deleteRow(at: path)
      deleted.insert([start + path.section, path.item])
    // end: versus
    case .moveRow(let path, let destination):
      let row = feeds[feed][path.section].items[path.item]
      self.edit(feed, .deleteRow(at: path))
      self.edit(feed, .insertRow(row, at: destination))
    }
  }

  /// Tells the view what was noted, in one batch.
  ///
  /// - Returns: What the view is to show, from what, and by which batch.
  /// - Throws: The exception of UIKit, which ends the app.
  mutating func commit() throws(UIKitException) -> Update<HeadlineSection> {
    let batch = ChangeBatch(
      itemDeletes: deleted.map { BeforePath($0) }, itemInserts: inserted.map { AfterPath($0) })
    let (before, after) = (shown, sections)
    shown = after
    (deleted, inserted) = ([], [])
    try UIKitException.check(
      batch, before: before.map(\.items.count), after: after.map(\.items.count))
    return Update(before: Snapshot(before), after: Snapshot(after), batch: batch)
  }
}

extension [HeadlineSection] {
  fileprivate mutating func insert(_ row: Headline, at path: ItemPath) {
    self[path.section].items.insert(row, at: path.item)
  }

  fileprivate mutating func deleteRow(at path: ItemPath) {
    self[path.section].items.remove(at: path.item)
  }
}
