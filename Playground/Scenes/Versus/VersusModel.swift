import Collate

/// The same edits, counted by hand and made with Collate.
@MainActor
final class VersusModel {
  /// The feeds, on one screen.
  private let feeds: [ArrayDataSource<HeadlineSection>]

  /// The screen that Collate makes of them.
  let screen: CompositeDataSource<HeadlineSection>

  /// The screen whose index paths are counted by hand.
  private(set) var byHand: HandCountedScreen

  /// Invents the edits.
  private var editor: FeedEditor

  /// Creates both screens, with the same rows.
  ///
  /// - Parameter seed: The same seed gives the same edits.
  init(seed: UInt64) {
    var editor = FeedEditor(seed: seed)
    let sections = Newsroom.feedNames.indices.map { editor.sections(ofFeed: $0) }
    self.editor = editor
    feeds = sections.map { ArrayDataSource(sections: $0) }
    screen = CompositeDataSource(feeds)
    byHand = HandCountedScreen(sections)
  }

  /// Makes some edits in one batch, on both screens.
  ///
  /// - Parameter count: The number of edits.
  /// - Returns: What the view of the screen that is counted by hand is to show.
  /// - Throws: The exception with which it answers instead.
  func edit(times count: Int) throws(UIKitException) -> Update<HeadlineSection> {
    screen.performBatchUpdates {
      for _ in 0..<count {
        let feed = editor.feed()
        let edit = editor.edit(ofFeed: feed, feeds[feed].sections)
        byHand.edit(feed, edit)
        self.edit(feeds[feed], edit)
      }
    }
    return try byHand.commit()
  }
}

extension VersusModel {
  private func edit(_ feed: ArrayDataSource<HeadlineSection>, _ edit: FeedEdit) {
    // begin: versus
    // Collate: nothing is counted.
    switch edit {
    case .insertRow(let row, let path):
      feed.insertItem(row, at: path)
    case .deleteRow(let path):
      feed.removeItem(at: path)
    // end: versus
    case .moveRow(let path, let destination): feed.moveItem(at: path, to: destination)
    }
  }

  /// The code between the marks.
  static let code = HandCountedScreen.code + [""] + CodeExcerpt.lines(named: "versus")
}
