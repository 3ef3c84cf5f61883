/// The keys that are held while another one is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Creates modifiers from the bits that terminals send.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The shift key; it is not told of characters, which are different ones then.
  package static let shift = Modifiers(rawValue: 1 << 0)

  /// The key named Alt or Option, or Escape just before.
  package static let alt = Modifiers(rawValue: 1 << 1)

  /// The control key.
  package static let control = Modifiers(rawValue: 1 << 2)
}
