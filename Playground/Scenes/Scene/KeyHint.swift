import PlaygroundTerminal

/// A key, or several that belong together, and what they do.
struct KeyHint: Hashable, Sendable {
  /// The name of the keys, as short as possible.
  let name: String

  /// The effect, in a word or two.
  let effect: String

  /// The events of the keys, in the order of their names.
  let events: [InputEvent]

  /// Creates a hint for keys.
  ///
  /// - Parameters:
  ///   - name: The name of the keys.
  ///   - effect: The effect.
  ///   - key: The first key.
  ///   - keys: The other keys.
  init(_ name: String, _ effect: String, _ key: Key, _ keys: Key...) {
    self.name = name
    self.effect = effect
    events = ([key] + keys).map { .key($0) }
  }

  /// Creates a hint for a key that writes a character.
  init(_ character: Character, _ effect: String) {
    self.init("\(character)", effect, .character(character))
  }

  /// Creates a hint that cannot be clicked, such as one for the mouse.
  init(text name: String, _ effect: String) {
    self.name = name
    self.effect = effect
    events = []
  }

  /// The number of columns of the name, a space and the effect.
  var columnCount: Int { name.columnCount + 1 + effect.columnCount }

  /// Returns the event for a click on a column of the hint, or `nil` if it has none.
  func event(atColumn column: Int) -> InputEvent? {
    guard column < name.columnCount, events.count > 1 else { return events.first }
    return events[column * events.count / name.columnCount]
  }
}
