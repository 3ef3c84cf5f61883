/// Something outside the program that a source of the feed shows.
@MainActor
protocol LiveInput: AnyObject {
  /// What it shows now.
  var sections: [FeedSection] { get }

  /// Whether nothing will change any more.
  var hasEnded: Bool { get }

  /// Has a look at what changed, without keeping the main actor from its work.
  func refresh() async

  /// Waits until it can be shown for once and all.
  func complete() async
}
