// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What QuartzCore documents is documented there.

@MainActor public final class CADisplayLink: NSObject {
  private let target: MessagedObject?
  private let selector: Selector
  private var isValid = true

  public init(target: Any, selector sel: Selector) {
    self.target = target as? MessagedObject
    selector = sel
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    HeadlessUIKit.afterAnimation { self.tick(runloop, mode) }
  }

  public func invalidate() { isValid = false }

  private func tick(_ runloop: RunLoop, _ mode: RunLoop.Mode) {
    guard isValid else { return }
    _ = unsafe target?.perform(selector, with: self)
    if isValid { add(to: runloop, forMode: mode) }
  }
}
