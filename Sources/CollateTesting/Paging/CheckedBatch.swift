import Collate

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
