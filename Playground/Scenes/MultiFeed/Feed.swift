import Collate

/// A feed of headlines: a source for today's and one for earlier ones.
@MainActor
struct Feed {
  /// The name of the feed.
  let name: String

  /// The index among all feeds.
  let index: Int

  /// Today's headlines, in one section.
  let today: ArrayDataSource<HeadlineSection>

  /// Earlier headlines, in one section.
  let earlier: ArrayDataSource<HeadlineSection>

  /// Creates a feed without headlines.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - index: The index among all feeds.
  init(_ name: String, index: Int) {
    (self.name, self.index) = (name, index)
    today = ArrayDataSource(sections: [
      HeadlineSection(id: "\(name) · today", day: .today, feed: index)
    ])
    earlier = ArrayDataSource(sections: [
      HeadlineSection(id: "\(name) · earlier", day: .earlier, feed: index)
    ])
  }

  /// The sources, the newest first.
  var sources: [ArrayDataSource<HeadlineSection>] { [today, earlier] }

  /// Today's headlines, then the earlier ones.
  var headlines: [Headline] { today.sections[0].items + earlier.sections[0].items }
}
