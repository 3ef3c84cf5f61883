/// An operation that a pager machine requests.
///
/// The effects of an event are performed in order. Traces print their descriptions.
package enum PagerEffect: Hashable, Sendable {
  /// Create the controller of a page: `load p`.
  case load(PageKey)

  /// Create a controller for a slot, not yet bound to a page: `make s`.
  case make(slot: Int)

  /// Take the controller of a slot out of the pool: `dequeue s`.
  case dequeue(slot: Int)

  /// Configure the controller of a slot for a page: `bind s<p`.
  case bind(slot: Int, to: PageKey)

  /// Update the controller of a page with new data: `update p`.
  case update(PageKey)

  /// Save the state of a page before its controller is released or reused: `save p`.
  case save(PageKey, from: ControllerID)

  /// Restore the saved state of a page in its controller: `restore p`.
  case restore(PageKey, to: ControllerID)

  /// Add a controller as a child of the host: `add c`.
  case add(ControllerID)

  /// Notify a controller that it became a child of the host: `didMove c`.
  case didMove(ControllerID)

  /// Begin an appearance: `will+ c`.
  case willAppear(ControllerID, animated: Bool)

  /// Begin a disappearance: `will- c`.
  case willDisappear(ControllerID, animated: Bool)

  /// Add the view of a controller at the place of its page: `attach c`.
  case attach(ControllerID, at: PageKey)

  /// End an appearance: `did+ c`.
  case didAppear(ControllerID)

  /// Remove the view of a controller: `detach c`.
  case detach(ControllerID)

  /// End a disappearance: `did- c`.
  case didDisappear(ControllerID)

  /// Notify a controller that it is about to be removed from the host: `willMove0 c`.
  case willMoveFromParent(ControllerID)

  /// Remove a controller as a child of the host: `remove c`.
  case remove(ControllerID)

  /// Release a controller: `unload c`.
  case unload(ControllerID)

  /// Return the controller of a slot to the pool: `recycle s`.
  case recycle(slot: Int)

  /// Tell the host the number of pages: `count n`.
  case pageCount(Int)

  /// Scroll to a page without an animation: `snap p`.
  case snap(to: PageKey)

  /// Shift the position and all views by whole pages, without visible movement: `shift d`.
  case shift(by: Int)

  /// Cancel the current drag: `cancelDrag`.
  case cancelDrag

  /// Animate a jump from a page, if it is on screen, to another one: `animate a>b`.
  ///
  /// Again if the indices of the two change during the animation.
  case animateJump(from: PageKey?, to: PageKey)

  /// Notify observers: `N:begin a>b` and so on.
  case notify(PagerNotice<PageKey>)

  /// Report the result of a jump to its caller: `N:done p=r`.
  ///
  /// It refers to the oldest jump that has not ended, unless the result is that of the jump being
  /// handled: one that is `rejected` or `alreadyThere` does not affect the current one.
  case finishJump(to: PageKey, PagerJump.Result)
}

extension PagerEffect: CustomStringConvertible {
  /// The effect as printed in traces, with `~` if it is animated.
  package var description: String {
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
    case .attach(let controller, _): "attach \(controller)"
    case .didAppear(let controller): "did+ \(controller)"
    case .detach(let controller): "detach \(controller)"
    case .didDisappear(let controller): "did- \(controller)"
    case .willMoveFromParent(let controller): "willMove0 \(controller)"
    case .remove(let controller): "remove \(controller)"
    case .unload(let controller): "unload \(controller)"
    case .recycle(let slot): "recycle s\(slot)"
    case .pageCount(let count): "count \(count)"
    case .snap(let page): "snap \(page)"
    case .shift(let distance): "shift \(distance > 0 ? "+" : "")\(distance)"
    case .cancelDrag: "cancelDrag"
    case .animateJump(let origin, let target): "animate \(origin.map { "\($0)" } ?? "")>\(target)"
    case .notify(let notice): "N:\(notice)"
    case .finishJump(let page, let result): "N:done \(page)=\(result)"
    }
  }
}

/// The identity of a pager's controller.
///
/// A controller that always shows the same page is identified by that page, a reused one by the
/// number of its slot.
package enum ControllerID: Hashable, Sendable {
  /// The controller of a page.
  case page(PageKey)

  /// The controller in a slot of a reused pager; slots are numbered from 1 in order of creation.
  case slot(Int)
}

extension ControllerID: CustomStringConvertible {
  /// The page, or `s` followed by the slot number.
  package var description: String {
    switch self {
    case .page(let page): "\(page)"
    case .slot(let number): "s\(number)"
    }
  }
}
