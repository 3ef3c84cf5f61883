#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Calls a closure once, when the display is about to show its next frame.
@MainActor
final class NextFrame: MessageObject {
  private let body: () -> Void

  private init(_ body: @escaping () -> Void) { self.body = body }

  /// Calls a closure with the next frame, also while people scroll.
  ///
  /// There are no frames while the app is in the background.
  static func call(_ body: @escaping () -> Void) {
    let link = CADisplayLink(target: NextFrame(body), selector: selector)
    link.add(to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink) {
    // The run loop retains the link, and the link its target (pages of `add(to:forMode:)` and
    // `init(target:selector:)`).
    link.invalidate()
    body()
  }

  #if canImport(ObjectiveC)
  private static let selector = #selector(displayWillShowFrame)

  @objc private func displayWillShowFrame(_ link: CADisplayLink) { tick(link) }
  #else
  private static let selector: Selector = "displayWillShowFrame:"

  override func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    guard aSelector == Self.selector, let link = object as? CADisplayLink else {
      return unsafe super.perform(aSelector, with: object)
    }
    tick(link)
    return nil
  }
  #endif
}
#endif
