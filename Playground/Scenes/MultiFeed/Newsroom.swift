import CollateTesting

/// Writes the headlines of the feeds: invented ones, the same in every run.
struct Newsroom {
  private var random: SeededGenerator
  private var nextID = 0

  /// The number of headlines so far, by feed; texts come in turn, so that neighbors differ.
  private var counts = feedNames.map { _ in 0 }

  /// The names of the feeds.
  static let feedNames = ["News", "Mail", "Weather"]

  private static let texts = [
    [
      "Rates hold steady", "Moon lander lands", "Rail strike ends", "New bridge opens",
      "Museum finds a lost map", "Wind farm sets a record", "Night trains are back",
      "Chess final is a draw", "Harbour reopens", "Old tram on tour", "Library turns 200",
    ],
    [
      "Re: launch plan", "Invoice 2207", "Lunch on Friday?", "Build is green",
      "Photos from Zürich", "Your parcel is here", "Minutes of Monday", "Fwd: recipe",
      "Seats for Saturday", "Review requested", "Password changed",
    ],
    [
      "東京 18° 晴れ", "서울 12° 흐림", "Oslo −2° snow", "Lagos 31° sun", "Lima 22° haze",
      "Perth 27° clear", "Quito 15° rain", "Cairo 34° dust", "Bergen 7° rain",
      "Delhi 29° sun", "Boston 4° wind",
    ],
  ]

  /// Creates a newsroom.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a new headline for the feed with an index.
  mutating func headline(forFeed feed: Int) -> Headline {
    let text = Self.texts[feed][counts[feed] % Self.texts[feed].count]
    counts[feed] += 1
    nextID += 1
    return Headline(id: nextID, feed: feed, text: text, count: 1 + random.below(60))
  }
}
