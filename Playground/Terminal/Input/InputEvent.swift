/// An event from the user of a terminal.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, with modifiers.
  case key(Key, Modifiers)

  /// The mouse was used.
  case mouse(Mouse)

  /// Returns the event of a key without modifiers.
  package static func key(_ key: Key) -> InputEvent { .key(key, []) }
}
