/// Something that a pager wants done.
///
/// The effects of an event are done in their order. The description is what traces print.
public enum PagerEffect<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Make the controller of a page: `load p`.
  case load(ID)

  /// Make a controller that is no page's yet, for a slot: `make s`.
  case make(slot: Int)

  /// Take the controller of a slot out of the pool: `dequeue s`.
  case dequeue(slot: Int)

  /// Give the controller of a slot the data of a page: `bind s<p`.
  case bind(slot: Int, to: ID)

  /// Give the controller of a page its new data: `update p`.
  case update(ID)

  /// Keep the state of a page, which its controller will not keep: `save p`.
  case save(ID, from: ControllerID<ID>)

  /// Give a controller the state that was kept for its page: `restore p`.
  case restore(ID, to: ControllerID<ID>)

  /// Make a controller a child of the host: `add c`.
  case add(ControllerID<ID>)

  /// Tell a controller that it is a child of the host now: `didMove c`.
  case didMove(ControllerID<ID>)

  /// Begin an appearance: `will+ c`.
  case willAppear(ControllerID<ID>, animated: Bool)

  /// Begin a disappearance: `will- c`.
  case willDisappear(ControllerID<ID>, animated: Bool)

  /// Put the view of a controller on screen, at the place of its page: `attach c`.
  case attach(ControllerID<ID>)

  /// End an appearance: `did+ c`.
  case didAppear(ControllerID<ID>)

  /// Take the view of a controller off the screen: `detach c`.
  case detach(ControllerID<ID>)

  /// End a disappearance: `did- c`.
  case didDisappear(ControllerID<ID>)

  /// Tell a controller that it will not be a child of the host for long: `willMove0 c`.
  case willMoveFromParent(ControllerID<ID>)

  /// Make a controller a child of the host no more: `remove c`.
  case remove(ControllerID<ID>)

  /// Let go of a controller: `unload c`.
  case unload(ControllerID<ID>)

  /// Put the controller of a slot into the pool: `recycle s`.
  case recycle(slot: Int)

  /// Scroll to a page without an animation: `snap p`.
  case snap(to: ID)

  /// Move everything by a number of pages, so that the same pixels stay under the finger: `shift d`.
  case shift(by: Int)

  /// Take the pages out of the finger's hold: `cancelDrag`.
  case cancelDrag

  /// Tell observers: `N:begin a>b` and so on.
  case notify(PagerNotice<ID>)

  /// Tell whoever asked for a jump how it ended: `N:done p=r`.
  ///
  /// It is the oldest jump that is not over yet, unless the jump being handled turns out to be none:
  /// one that is `rejected` or `alreadyThere` leaves the one under way alone.
  case finishJump(to: ID, PagerJumpResult)
}

extension PagerEffect: CustomStringConvertible {
  /// The effect as traces print it, with `~` for what is animated.
  public var description: String {
    switch self {
    case .load(let page): "load \(page)"
    case .make(let slot): "make s\(slot)"
    case .dequeue(let slot): "dequeue s\(slot)"
    case .bind(let slot, let page): "bind s\(slot)<\(page)"
    case .update(let page): "update \(page)"
    case .save(let page, _): "save \(page)"
    case .restore(let page, _): "restore \(page)"
    case .add(let controller): "add \(controller)"
    case .didMove(let controller): "didMove \(controller)"
    case .willAppear(let controller, let animated): "will+ \(controller)\(animated ? "~" : "")"
    case .willDisappear(let controller, let animated): "will- \(controller)\(animated ? "~" : "")"
    case .attach(let controller): "attach \(controller)"
    case .didAppear(let controller): "did+ \(controller)"
    case .detach(let controller): "detach \(controller)"
    case .didDisappear(let controller): "did- \(controller)"
    case .willMoveFromParent(let controller): "willMove0 \(controller)"
    case .remove(let controller): "remove \(controller)"
    case .unload(let controller): "unload \(controller)"
    case .recycle(let slot): "recycle s\(slot)"
    case .snap(let page): "snap \(page)"
    case .shift(let distance): "shift \(distance > 0 ? "+" : "")\(distance)"
    case .cancelDrag: "cancelDrag"
    case .notify(let notice): "N:\(notice)"
    case .finishJump(let page, let result): "N:done \(page)=\(result)"
    }
  }
}
