/// The modifier keys that are held.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Creates modifiers from the bits that terminals report.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key; not reported for characters, which are uppercase then.
  package static let shift = Modifiers(rawValue: 1 << 0)

  /// The Alt or Option key, or an escape just before.
  package static let alt = Modifiers(rawValue: 1 << 1)

  /// The Control key.
  package static let control = Modifiers(rawValue: 1 << 2)
}
