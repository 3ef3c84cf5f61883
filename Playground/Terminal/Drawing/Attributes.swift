/// The text attributes of a cell, such as bold.
package struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  /// Creates attributes from their bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Bold text.
  package static let bold = Attributes(rawValue: 1 << 0)

  /// Text struck through.
  package static let strike = Attributes(rawValue: 1 << 1)
}
