import Collate

extension PageLifecycleChecker {
  mutating func takeLoad(of page: ID) -> Finding? {
    let other = holder(of: page)
    controllers[.page(page)] = CheckedController(page: page)
    return other.map { Finding(.binding, "controller \($0) shows it already") }
  }

  mutating func takeMake(_ slot: Int) -> Finding? {
    let isTaken = controllers[.slot(slot)] != nil
    controllers[.slot(slot)] = CheckedController()
    return isTaken ? Finding(.binding, "there is one in that slot already") : nil
  }

  mutating func takeDequeue(_ slot: Int) -> Finding? {
    let wasPooled = controllers[.slot(slot)]?.isPooled ?? false
    controllers[.slot(slot), default: .init()].isPooled = false
    return wasPooled ? nil : Finding(.binding, "it is not in the pool")
  }

  mutating func takeBind(_ slot: Int, to page: ID) -> Finding? {
    let controller = ControllerID<ID>.slot(slot)
    guard let state = controllers[controller] else {
      return Finding(.binding, "there is none in that slot")
    }
    let other = holder(of: page)
    controllers[controller]?.page = page
    if state.isPooled { return Finding(.binding, "it is in the pool") }
    if let old = state.page, old != page, !state.isOut {
      return Finding(.binding, "it shows \(old) and is \(state.presence)")
    }
    if let other, other != controller {
      return Finding(.binding, "\(other) shows \(page) already")
    }
    return findLateUpdate(of: controller)
  }

  /// Returns the controller of a page, excluding those in the pool.
  func holder(of page: ID) -> ControllerID<ID>? {
    controllers.first { $0.value.page == page && !$0.value.isPooled }?.key
  }
}

extension PageLifecycleChecker {
  mutating func takeAdd(_ controller: ControllerID<ID>) -> Finding? {
    batch.added = controller
    let state = controllers[controller]
    controllers[controller, default: .init()].isChild = true
    controllers[controller]?.wasAdded = true
    guard let state else { return Finding(.containment, "there is no such controller") }
    guard state.wasAdded else { return nil }
    return Finding(
      .containment, state.isChild ? "it is a child already" : "it was a child before")
  }

  mutating func takeDidMove(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller, default: .init()].hasMoved = true
    if !state.isChild { return Finding(.containment, "it is no child of the host") }
    return state.hasMoved ? Finding(.containment, "it was told already") : nil
  }

  mutating func takeWillMoveFromParent(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller]?.isLeaving = true
    if !state.isChild { return Finding(.containment, "it is no child of the host") }
    if state.isLeaving { return Finding(.containment, "it was told already") }
    return state.isOut ? nil : Finding(.exit, "it is \(state.presence)")
  }

  mutating func takeRemove(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller]?.isChild = false
    controllers[controller]?.hasMoved = false
    if !state.isChild { return Finding(.containment, "it is no child of the host") }
    return state.isLeaving ? nil : Finding(.containment, "no willMove0 came before it")
  }

  mutating func takeUnload(_ controller: ControllerID<ID>) -> Finding? {
    guard let state = controllers.removeValue(forKey: controller) else {
      return Finding(.exit, "there is no such controller")
    }
    if state.isChild { return Finding(.exit, "it is still a child of the host") }
    return state.isOut ? nil : Finding(.exit, "it is \(state.presence)")
  }

  mutating func takeRecycle(_ slot: Int) -> Finding? {
    let controller = ControllerID<ID>.slot(slot)
    let state = controllers[controller, default: .init()]
    controllers[controller, default: .init()].isPooled = true
    if state.isPooled { return Finding(.exit, "it is in the pool already") }
    if !state.isChild { return Finding(.containment, "it is no child of the host") }
    return state.isOut ? nil : Finding(.exit, "it is \(state.presence)")
  }
}
