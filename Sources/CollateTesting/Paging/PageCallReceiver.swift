/// A controller that hears what a ``SimulatedPagerHost`` tells it.
///
/// Make your own controllers receivers, as far as they work without a screen, to test what they do
/// when they appear and disappear:
///
///     extension PlayerController: PageCallReceiver {
///       func receive(_ call: PageCall) {
///         if call == .didAppear { play() } else if call == .didDisappear { pause() }
///       }
///     }
@MainActor
public protocol PageCallReceiver: AnyObject {
  /// Takes notice of a call.
  func receive(_ call: PageCall)
}
