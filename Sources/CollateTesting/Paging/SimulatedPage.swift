/// A controller that records the calls it receives.
///
///     let pager = OnDemandPager(["inbox", "sent"]) { SimulatedPage($0) }
@MainActor
public final class SimulatedPage<Content>: PageCallReceiver {
  /// The content; `nil` until it is set.
  public var content: Content?

  /// The calls received, in order.
  public private(set) var calls: [PageCall] = []

  /// Creates a controller without content.
  public init() {}

  /// Creates a controller with content.
  ///
  /// - Parameter content: The content.
  public init(_ content: Content) {
    self.content = content
  }

  /// Records a call.
  public func receive(_ call: PageCall) {
    calls.append(call)
  }
}
