/// Something that somebody in front of a terminal did.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, while others were held.
  case key(Key, Modifiers)

  /// Something was done with the mouse.
  case mouse(Mouse)

  /// A text was pasted.
  case paste(String)

  /// The terminal's window came to the front, or went from there.
  case focus(Bool)

  /// Returns the event that a key was pressed alone.
  package static func key(_ key: Key) -> InputEvent { .key(key, []) }
}
