/// What a program shows on the whole screen of a terminal.
@MainActor
package protocol ScreenContent: AnyObject {
  /// The size of the screen.
  var size: Size { get set }

  /// The screen.
  var frame: Surface { get }

  /// The time at which to call ``advance(to:)`` again, or `nil` while nothing moves.
  var nextWake: Duration? { get }

  /// Lets time pass, and prepares the next frame.
  ///
  /// - Parameter now: The time by a clock that never goes back.
  func advance(to now: Duration)

  /// Handles a key or the mouse.
  ///
  /// - Parameter event: The event.
  /// - Returns: What only the owner of the terminal can do, if anything.
  func handle(_ event: InputEvent) -> ScreenRequest?
}

/// A request to the owner of the terminal.
package enum ScreenRequest: Hashable, Sendable {
  /// End the program.
  case quit

  /// Suspend the program.
  case suspend

  /// Draw all cells again.
  case redraw
}
