/// What a page can hear.
enum PageCall: Hashable, Sendable {
  case add
  case didMove
  case willAppear
  case attach
  case didAppear
  case willDisappear
  case detach
  case didDisappear
  case willMoveFromParent
  case remove

  /// The word for it in traces.
  var token: String {
    switch self {
    case .add: "add"
    case .didMove: "didMove"
    case .willAppear: "will+"
    case .attach: "attach"
    case .didAppear: "did+"
    case .willDisappear: "will-"
    case .detach: "detach"
    case .didDisappear: "did-"
    case .willMoveFromParent: "willMove0"
    case .remove: "remove"
    }
  }
}
