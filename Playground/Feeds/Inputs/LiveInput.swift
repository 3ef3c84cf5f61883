/// Something outside the program that a source of the feed shows.
@MainActor
package protocol LiveInput: AnyObject {
  /// What it shows now.
  var sections: [FeedSection] { get }

  /// Whether nothing will change any more.
  var hasEnded: Bool { get }

  /// Begins to look for changes, away from the main actor, unless it looks or rests already.
  func beginLook()

  /// Looks for changes, and waits until that is done.
  func look() async

  /// Waits until it can be shown for once and all.
  func complete() async
}
