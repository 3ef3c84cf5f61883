/// A key that terminals tell of.
package enum Key: Hashable, Sendable {
  /// A key that writes something, the space bar among them.
  case character(Character)

  /// The key that ends a line.
  case enter

  /// The tabulator key.
  case tab

  /// The tabulator key together with shift.
  case backTab

  /// The key that takes back what was written.
  case backspace

  /// The key that leaves something.
  case escape

  /// The arrow up.
  case up

  /// The arrow down.
  case down

  /// The arrow to the left.
  case left

  /// The arrow to the right.
  case right

  /// The key for the beginning.
  case home

  /// The key for the end.
  case end

  /// The key for the page before.
  case pageUp

  /// The key for the next page.
  case pageDown

  /// The key that inserts.
  case insert

  /// The key that deletes.
  case delete

  /// A function key, from 1 on.
  case function(Int)
}
