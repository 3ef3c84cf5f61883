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
  package func receive(_ call: PageCall) {
    calls.append(call)
  }
}

/// A call of a host to the controller of a page.
///
/// Traces print its description.
public enum PageCall: Hashable, Sendable {
  /// The controller is added as a child of the host.
  case add

  /// The controller became a child of the host.
  case didMove

  /// The controller is about to appear.
  case willAppear(animated: Bool)

  /// The controller is about to disappear.
  case willDisappear(animated: Bool)

  /// The view of the controller is attached.
  case attach

  /// The controller has appeared.
  case didAppear

  /// The view of the controller is detached.
  case detach

  /// The controller has disappeared.
  case didDisappear

  /// The controller is about to be removed from the host.
  case willMoveFromParent

  /// The controller was removed from the host.
  case remove
}

extension PageCall: CustomStringConvertible {
  /// The call as printed in traces, with `~` if it is animated.
  public var description: String {
    switch self {
    case .add: "add"
    case .didMove: "didMove"
    case .willAppear(let animated): animated ? "will+~" : "will+"
    case .willDisappear(let animated): animated ? "will-~" : "will-"
    case .attach: "attach"
    case .didAppear: "did+"
    case .detach: "detach"
    case .didDisappear: "did-"
    case .willMoveFromParent: "willMove0"
    case .remove: "remove"
    }
  }
}

/// A controller that receives the calls of a ``SimulatedPagerHost``.
@MainActor
package protocol PageCallReceiver: AnyObject {
  /// Handles a call.
  func receive(_ call: PageCall)
}
