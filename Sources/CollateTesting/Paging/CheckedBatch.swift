import Collate

/// What a checker heard so far of one event.
struct CheckedBatch<ID: Hashable & Sendable>: Sendable {
  /// The event; `nil` for calls that belong to no event that is known.
  var event: PagerEvent<ID>?

  /// The controller that was made a child by the last call.
  var added: ControllerID<ID>?

  /// The controllers that began to appear, and those that have appeared.
  var entering: [ControllerID<ID>] = []
  var entered: [ControllerID<ID>] = []

  /// The first controller that began to disappear.
  var leaving: ControllerID<ID>?

  /// Whether a page heard of its appearance, or a view came or went.
  var isMoving = false

  /// The news that ended a transition or said where the pager rests.
  var end: PagerNotice<ID>?

  /// Whether nothing was found.
  var isClean = true
}
