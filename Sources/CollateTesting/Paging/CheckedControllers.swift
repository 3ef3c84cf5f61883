import Collate

/// The state of a controller according to the calls that it received.
struct CheckedController: Sendable {
  /// The page that it shows or last showed.
  var page: PageKey?

  var appearance = PageAppearance.hidden
  var isAttached = false

  /// Whether it was ever added as a child.
  var wasAdded = false
  var isChild = false

  /// Whether it was notified that it became a child.
  var hasMoved = false

  /// Whether it was notified that it is about to be removed as a child.
  var isLeaving = false

  /// Whether it is in the pool.
  var isPooled = false

  /// Whether it is hidden and its view is not on screen.
  var isOut: Bool { appearance == .hidden && !isAttached }

  /// The state in which it is not out, for a message.
  var presence: String { isAttached ? "\(appearance.rawValue) and on screen" : appearance.rawValue }
}

/// The calls that controllers have received so far for one event.
struct CheckedCalls: Sendable {
  /// The controller that the last call added as a child.
  fileprivate(set) var added: ControllerID?

  /// The controllers that began to appear, and those that have appeared.
  fileprivate(set) var entering: [ControllerID] = []
  fileprivate(set) var entered: [ControllerID] = []

  /// The first controller that began to disappear.
  fileprivate(set) var leaving: ControllerID?

  /// Whether there was an appearance callback, or a view was attached or detached.
  fileprivate(set) var isMoving = false
}

/// The controllers of a pager, according to the calls that they received.
struct CheckedControllers: Sendable {
  private(set) var states: [ControllerID: CheckedController] = [:]

  /// The calls for the current event.
  private(set) var calls = CheckedCalls()

  /// Returns the controller of a page, excluding those in the pool.
  func holder(of page: PageKey) -> ControllerID? {
    states.first { $0.value.page == page && !$0.value.isPooled }?.key
  }

  /// Returns whether the view of a controller is on screen.
  func isOnScreen(_ controller: ControllerID) -> Bool {
    states[controller]?.isAttached ?? false
  }

  /// Begins another event.
  mutating func begin() { calls = CheckedCalls() }

  /// Forgets all controllers, whose teardown was checked.
  mutating func removeAll() { states = [:] }

  /// Applies a call, and returns the rule that it breaks, if any.
  ///
  /// - Parameters:
  ///   - effect: The effect, which is ignored if it is no call to a controller.
  ///   - host: The appearance state of the host.
  /// - Returns: The broken rule.
  mutating func take(_ effect: PagerEffect, host: PageAppearance) -> PageFinding? {
    if case .add = effect {} else { calls.added = nil }
    switch effect {
    case .load(let page): return takeLoad(of: page)
    case .make(let slot): return takeMake(slot)
    case .dequeue(let slot): return takeDequeue(slot)
    case .bind(let slot, let page): return takeBind(slot, to: page)
    case .update(let page):
      guard states[.page(page)] != nil else {
        return PageFinding(.binding, "it has no controller")
      }
      return findLateUpdate(of: .page(page))
    case .save(let page, let controller):
      guard states[controller]?.page != page else { return nil }
      return PageFinding(.binding, "it does not show \(page)")
    case .restore(let page, let controller):
      guard let state = states[controller], state.page == page else {
        return PageFinding(.binding, "it does not show \(page)")
      }
      return state.isOut ? nil : PageFinding(.binding, "it is \(state.presence)")
    case .add(let controller): return takeAdd(controller)
    case .didMove(let controller): return takeDidMove(controller)
    case .willAppear(let controller, _): return takeWillAppear(controller, host)
    case .willDisappear(let controller, _): return takeWillDisappear(controller)
    case .attach(let controller, _): return takeAttach(controller)
    case .didAppear(let controller): return takeDidAppear(controller, host)
    case .detach(let controller): return takeDetach(controller, host)
    case .didDisappear(let controller): return takeDidDisappear(controller, host)
    case .willMoveFromParent(let controller): return takeWillMoveFromParent(controller)
    case .remove(let controller): return takeRemove(controller)
    case .unload(let controller): return takeUnload(controller)
    case .recycle(let slot): return takeRecycle(slot)
    case .notify, .finishJump, .pageCount, .snap, .shift, .cancelDrag, .animateJump: return nil
    }
  }
}

// Controllers and pages.
extension CheckedControllers {
  private mutating func takeLoad(of page: PageKey) -> PageFinding? {
    let other = holder(of: page)
    states[.page(page)] = CheckedController(page: page)
    return other.map { PageFinding(.binding, "controller \($0) shows it already") }
  }

  private mutating func takeMake(_ slot: Int) -> PageFinding? {
    let isTaken = states[.slot(slot)] != nil
    states[.slot(slot)] = CheckedController()
    return isTaken ? PageFinding(.binding, "there is one in that slot already") : nil
  }

  private mutating func takeDequeue(_ slot: Int) -> PageFinding? {
    let wasPooled = states[.slot(slot)]?.isPooled ?? false
    states[.slot(slot), default: .init()].isPooled = false
    return wasPooled ? nil : PageFinding(.binding, "it is not in the pool")
  }

  private mutating func takeBind(_ slot: Int, to page: PageKey) -> PageFinding? {
    let controller = ControllerID.slot(slot)
    guard let state = states[controller] else {
      return PageFinding(.binding, "there is none in that slot")
    }
    let other = holder(of: page)
    states[controller]?.page = page
    if state.isPooled { return PageFinding(.binding, "it is in the pool") }
    if let old = state.page, old != page, !state.isOut {
      return PageFinding(.binding, "it shows \(old) and is \(state.presence)")
    }
    if let other, other != controller {
      return PageFinding(.binding, "\(other) shows \(page) already")
    }
    return findLateUpdate(of: controller)
  }
}

// Parents and children.
extension CheckedControllers {
  private mutating func takeAdd(_ controller: ControllerID) -> PageFinding? {
    calls.added = controller
    let state = states[controller]
    states[controller, default: .init()].isChild = true
    states[controller]?.wasAdded = true
    guard let state else { return PageFinding(.containment, "there is no such controller") }
    guard state.wasAdded else { return nil }
    return PageFinding(
      .containment, state.isChild ? "it is a child already" : "it was a child before")
  }

  private mutating func takeDidMove(_ controller: ControllerID) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller, default: .init()].hasMoved = true
    if !state.isChild { return PageFinding(.containment, "it is no child of the host") }
    return state.hasMoved ? PageFinding(.containment, "it was called already") : nil
  }

  private mutating func takeWillMoveFromParent(_ controller: ControllerID) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller]?.isLeaving = true
    if !state.isChild { return PageFinding(.containment, "it is no child of the host") }
    if state.isLeaving { return PageFinding(.containment, "it was called already") }
    return state.isOut ? nil : PageFinding(.exit, "it is \(state.presence)")
  }

  private mutating func takeRemove(_ controller: ControllerID) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller]?.isChild = false
    states[controller]?.hasMoved = false
    if !state.isChild { return PageFinding(.containment, "it is no child of the host") }
    return state.isLeaving ? nil : PageFinding(.containment, "no willMove0 came before it")
  }

  private mutating func takeUnload(_ controller: ControllerID) -> PageFinding? {
    guard let state = states.removeValue(forKey: controller) else {
      return PageFinding(.exit, "there is no such controller")
    }
    if state.isChild { return PageFinding(.exit, "it is still a child of the host") }
    return state.isOut ? nil : PageFinding(.exit, "it is \(state.presence)")
  }

  private mutating func takeRecycle(_ slot: Int) -> PageFinding? {
    let controller = ControllerID.slot(slot)
    let state = states[controller, default: .init()]
    states[controller, default: .init()].isPooled = true
    if state.isPooled { return PageFinding(.exit, "it is in the pool already") }
    if !state.isChild { return PageFinding(.containment, "it is no child of the host") }
    return state.isOut ? nil : PageFinding(.exit, "it is \(state.presence)")
  }
}

// Appearances.
extension CheckedControllers {
  private mutating func takeWillAppear(
    _ controller: ControllerID, _ host: PageAppearance
  ) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller, default: .init()].appearance = .appearing
    calls.isMoving = true
    calls.entering.append(controller)
    if state.appearance == .appearing || state.appearance == .appeared {
      return PageFinding(.balance, "it is \(state.appearance) already")
    }
    if state.appearance == .disappearing && !state.isAttached {
      return PageFinding(.exit, "it left the screen, so that did- is due first")
    }
    if !state.hasMoved { return PageFinding(.entrance, "it is no child of the host") }
    if state.isPooled { return PageFinding(.entrance, "it is in the pool") }
    guard host == .hidden || host == .disappearing else { return nil }
    return PageFinding(.entrance, "the host is \(host)")
  }

  private mutating func takeWillDisappear(_ controller: ControllerID) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller, default: .init()].appearance = .disappearing
    calls.isMoving = true
    calls.leaving = calls.leaving ?? controller
    if state.appearance == .hidden || state.appearance == .disappearing {
      return PageFinding(.balance, "it is \(state.appearance) already")
    }
    return findOvertaking(by: controller, in: calls.entering, "will+")
  }

  private mutating func takeAttach(_ controller: ControllerID) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller, default: .init()].isAttached = true
    calls.isMoving = true
    if state.isAttached { return PageFinding(.entrance, "it is on screen already") }
    guard state.appearance != .appearing else { return nil }
    return PageFinding(.entrance, "it is \(state.appearance), not appearing")
  }

  private mutating func takeDidAppear(
    _ controller: ControllerID, _ host: PageAppearance
  ) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller, default: .init()].appearance = .appeared
    calls.isMoving = true
    calls.entered.append(controller)
    if state.appearance != .appearing {
      return PageFinding(.balance, "it is \(state.appearance), not appearing")
    }
    let others = states.filter { $0.key != controller && $0.value.appearance != .hidden }
      .sorted { "\($0.key)" < "\($1.key)" }
    if let other = others.first(where: { $0.value.appearance == .appeared }) {
      return PageFinding(.single, "\(other.key) has appeared, too")
    }
    if !state.isAttached { return PageFinding(.entrance, "it is not on screen") }
    if host != .appeared {
      return PageFinding(
        .entrance, "the host is \(host == .appearing ? "still " : "")\(host)")
    }
    return others.first.map {
      PageFinding(.entrance, "\($0.key) is still \($0.value.appearance)")
    }
  }

  private mutating func takeDetach(
    _ controller: ControllerID, _ host: PageAppearance
  ) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller]?.isAttached = false
    calls.isMoving = true
    if !state.isAttached { return PageFinding(.exit, "it is not on screen") }
    if state.appearance == .disappearing { return nil }
    if state.appearance == .hidden && host == .hidden { return nil }
    return PageFinding(.exit, "it is \(state.appearance), not disappearing")
  }

  private mutating func takeDidDisappear(
    _ controller: ControllerID, _ host: PageAppearance
  ) -> PageFinding? {
    let state = states[controller, default: .init()]
    states[controller]?.appearance = .hidden
    calls.isMoving = true
    if state.appearance != .disappearing {
      return PageFinding(.balance, "it is \(state.appearance), not disappearing")
    }
    // A page of a hidden host remains attached.
    if state.isAttached && host != .hidden {
      return PageFinding(.exit, "it is still on screen")
    }
    return findOvertaking(by: controller, in: calls.entered, "did+")
  }

  /// Checks that disappearances precede appearances (I7).
  private func findOvertaking(
    by controller: ControllerID, in others: [ControllerID], _ call: String
  )
    -> PageFinding?
  {
    others.first { $0 != controller }.map {
      PageFinding(.sequence, "\(call) \($0) came before it")
    }
  }

  /// Checks that visible pages are updated before any other change (I7).
  private func findLateUpdate(of controller: ControllerID) -> PageFinding? {
    guard let state = states[controller], !state.isOut, calls.isMoving else { return nil }
    return PageFinding(.sequence, "new data of what is \(state.presence) come first")
  }
}
