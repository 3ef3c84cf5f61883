import Collate

/// What a checker knows of a controller: only what the controller was told.
struct CheckedController<ID: Hashable & Sendable>: Sendable {
  /// The page it shows, or showed last.
  var page: ID?

  var appearance = Appearance.hidden
  var isAttached = false

  /// Whether it was made a child, ever.
  var wasAdded = false
  var isChild = false

  /// Whether it was told that it is a child.
  var hasMoved = false

  /// Whether it was told that it will be a child no more.
  var isLeaving = false

  /// Whether it waits for a page.
  var isPooled = false

  /// What a page was told last of its appearance.
  enum Appearance: String, Sendable {
    case hidden
    case appearing
    case appeared
    case disappearing
  }

  /// Whether nothing of it can be seen, nor will be.
  var isOut: Bool { appearance == .hidden && !isAttached }

  /// What keeps it from being out, for a message.
  var presence: String { isAttached ? "\(appearance.rawValue) and on screen" : appearance.rawValue }
}

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
