/// A part of a tour: a few events that show one thing.
@MainActor
struct TourAct {
  /// What is done.
  let title: String

  /// What to look at.
  let text: String

  /// The fewest pages that it takes.
  var pageCount = 1

  /// The fewest pages that it takes when the first page follows the last one, if that differs.
  var loopPageCount: Int?

  /// Whether it takes a pager whose first page follows the last one.
  var needsLoop = false

  /// Makes the events.
  let play: (Tour) -> Void
}

extension TourAct {
  /// All acts, in the order in which they are played.
  static var all: [TourAct] { swipes + jumps + changes + surroundings }
}
