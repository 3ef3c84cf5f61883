import Collate

extension PageLifecycleChecker {
  /// Applies a call, and returns the rule that it breaks, if any.
  mutating func take(_ effect: PagerEffect<ID>) -> Finding? {
    switch effect {
    case .load(let page): return takeLoad(of: page)
    case .make(let slot): return takeMake(slot)
    case .dequeue(let slot): return takeDequeue(slot)
    case .bind(let slot, let page): return takeBind(slot, to: page)
    case .update(let page):
      guard controllers[.page(page)] != nil else {
        return Finding(.binding, "it has no controller")
      }
      return findLateUpdate(of: .page(page))
    case .save(let page, let controller):
      guard controllers[controller]?.page != page else { return nil }
      return Finding(.binding, "it does not show \(page)")
    case .restore(let page, let controller):
      guard let state = controllers[controller], state.page == page else {
        return Finding(.binding, "it does not show \(page)")
      }
      return state.isOut ? nil : Finding(.binding, "it is \(state.presence)")
    case .add(let controller): return takeAdd(controller)
    case .didMove(let controller): return takeDidMove(controller)
    case .willAppear(let controller, _): return takeWillAppear(controller)
    case .willDisappear(let controller, _): return takeWillDisappear(controller)
    case .attach(let controller): return takeAttach(controller)
    case .didAppear(let controller): return takeDidAppear(controller)
    case .detach(let controller): return takeDetach(controller)
    case .didDisappear(let controller): return takeDidDisappear(controller)
    case .willMoveFromParent(let controller): return takeWillMoveFromParent(controller)
    case .remove(let controller): return takeRemove(controller)
    case .unload(let controller): return takeUnload(controller)
    case .recycle(let slot): return takeRecycle(slot)
    case .notify(let notice): return take(notice)
    case .finishJump(let page, _): return takeFinishedJump(to: page)
    case .pageCount, .snap, .shift, .cancelDrag, .animateJump: return nil
    }
  }
}

extension PageLifecycleChecker {
  private mutating func takeWillAppear(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller, default: .init()].appearance = .appearing
    batch.isMoving = true
    batch.entering.append(controller)
    if state.appearance == .appearing || state.appearance == .appeared {
      return Finding(.balance, "it is \(state.appearance) already")
    }
    if state.appearance == .disappearing && !state.isAttached {
      return Finding(.exit, "it left the screen, so that did- is due first")
    }
    if !state.hasMoved { return Finding(.entrance, "it is no child of the host") }
    if state.isPooled { return Finding(.entrance, "it is in the pool") }
    guard hostState == .hidden || hostState == .disappearing else { return nil }
    return Finding(.entrance, "the host is \(hostState)")
  }

  private mutating func takeWillDisappear(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller, default: .init()].appearance = .disappearing
    batch.isMoving = true
    batch.leaving = batch.leaving ?? controller
    if state.appearance == .hidden || state.appearance == .disappearing {
      return Finding(.balance, "it is \(state.appearance) already")
    }
    return findOvertaking(by: controller, in: batch.entering, "will+")
  }

  private mutating func takeAttach(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller, default: .init()].isAttached = true
    batch.isMoving = true
    if state.isAttached { return Finding(.entrance, "it is on screen already") }
    guard state.appearance != .appearing else { return nil }
    return Finding(.entrance, "it is \(state.appearance), not appearing")
  }

  private mutating func takeDidAppear(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller, default: .init()].appearance = .appeared
    batch.isMoving = true
    batch.entered.append(controller)
    if state.appearance != .appearing {
      return Finding(.balance, "it is \(state.appearance), not appearing")
    }
    let others = controllers.filter { $0.key != controller && $0.value.appearance != .hidden }
      .sorted { "\($0.key)" < "\($1.key)" }
    if let other = others.first(where: { $0.value.appearance == .appeared }) {
      return Finding(.single, "\(other.key) has appeared, too")
    }
    if !state.isAttached { return Finding(.entrance, "it is not on screen") }
    if hostState != .appeared {
      return Finding(
        .entrance, "the host is \(hostState == .appearing ? "still " : "")\(hostState)")
    }
    return others.first.map {
      Finding(.entrance, "\($0.key) is still \($0.value.appearance)")
    }
  }

  private mutating func takeDetach(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller]?.isAttached = false
    batch.isMoving = true
    if !state.isAttached { return Finding(.exit, "it is not on screen") }
    if state.appearance == .disappearing { return nil }
    if state.appearance == .hidden && hostState == .hidden { return nil }
    return Finding(.exit, "it is \(state.appearance), not disappearing")
  }

  private mutating func takeDidDisappear(_ controller: ControllerID<ID>) -> Finding? {
    let state = controllers[controller, default: .init()]
    controllers[controller]?.appearance = .hidden
    batch.isMoving = true
    if state.appearance != .disappearing {
      return Finding(.balance, "it is \(state.appearance), not disappearing")
    }
    // A page of a hidden host remains attached.
    if state.isAttached && hostState != .hidden {
      return Finding(.exit, "it is still on screen")
    }
    return findOvertaking(by: controller, in: batch.entered, "did+")
  }
}
