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
