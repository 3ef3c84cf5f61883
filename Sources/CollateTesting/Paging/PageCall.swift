/// What a host tells the controller of a page.
///
/// The description is what traces print for it.
public enum PageCall: Hashable, Sendable {
  /// It becomes a child of the host.
  case add

  /// It is a child of the host now.
  case didMove

  /// It is about to appear.
  case willAppear(animated: Bool)

  /// It is about to disappear.
  case willDisappear(animated: Bool)

  /// Its view comes on screen.
  case attach

  /// It has appeared.
  case didAppear

  /// Its view leaves the screen.
  case detach

  /// It has disappeared.
  case didDisappear

  /// It is about to be a child no more.
  case willMoveFromParent

  /// It is a child no more.
  case remove
}

extension PageCall: CustomStringConvertible {
  /// The call as traces print it, with `~` for what is animated.
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
