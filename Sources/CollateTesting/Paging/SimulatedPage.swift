/// A controller that does nothing but remember what it was told.
///
///     let pager = OnDemandPager(["inbox", "sent"]) { SimulatedPage($0) }
@MainActor
public final class SimulatedPage<Content>: PageCallReceiver {
  /// What it shows; `nil` until it is given something.
  public var content: Content?

  /// What it was told, in order.
  public private(set) var calls: [PageCall] = []

  /// Creates a controller that shows nothing yet.
  public init() {}

  /// Creates a controller.
  ///
  /// - Parameter content: What it shows.
  public init(_ content: Content) {
    self.content = content
  }

  /// Remembers a call.
  public func receive(_ call: PageCall) {
    calls.append(call)
  }
}
