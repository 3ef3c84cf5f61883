/// A key that terminals report.
package enum Key: Hashable, Sendable {
  /// A key that types a character, such as the space bar.
  case character(Character)

  /// The Enter or Return key.
  case enter

  /// The Tab key.
  case tab

  /// The Tab key with Shift.
  case backTab

  /// The Backspace key.
  case backspace

  /// The Escape key.
  case escape

  /// The up arrow.
  case up

  /// The down arrow.
  case down

  /// The left arrow.
  case left

  /// The right arrow.
  case right

  /// The Home key.
  case home

  /// The End key.
  case end

  /// The Page Up key.
  case pageUp

  /// The Page Down key.
  case pageDown

  /// The Delete key, which deletes forward.
  case delete
}
