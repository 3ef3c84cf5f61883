/// A controller that receives the calls of a ``SimulatedPagerHost``.
///
/// Make your own controllers conform, if they work without a screen, to test their behavior when
/// they appear and disappear:
///
///     extension PlayerController: PageCallReceiver {
///       func receive(_ call: PageCall) {
///         if call == .didAppear { play() } else if call == .didDisappear { pause() }
///       }
///     }
@MainActor
public protocol PageCallReceiver: AnyObject {
  /// Handles a call.
  func receive(_ call: PageCall)
}
