import Collate

/// The state of a controller according to the calls that it received.
struct CheckedController<ID: Hashable & Sendable>: Sendable {
  /// The page that it shows or last showed.
  var page: ID?

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

/// The calls that a checker has received so far for one event.
struct CheckedBatch<ID: Hashable & Sendable>: Sendable {
  /// The event; `nil` for calls outside of any known event.
  var event: PagerEvent<ID>?

  /// The controller that the last call added as a child.
  var added: ControllerID<ID>?

  /// The controllers that began to appear, and those that have appeared.
  var entering: [ControllerID<ID>] = []
  var entered: [ControllerID<ID>] = []

  /// The first controller that began to disappear.
  var leaving: ControllerID<ID>?

  /// Whether there was an appearance callback, or a view was attached or detached.
  var isMoving = false

  /// The notice that ended a transition or reported the settled page.
  var end: PagerNotice<ID>?

  /// Whether no violation was found.
  var isClean = true
}
