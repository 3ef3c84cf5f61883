// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }

  /// Does what a finger does that pulls the content down far enough.
  @_spi(Headless) public func simulatePull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
