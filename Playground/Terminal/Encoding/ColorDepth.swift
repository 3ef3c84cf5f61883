/// How many colours a terminal has.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colours, or none are wanted.
  case none

  /// The palette of 256 colours: a cube of six by six by six, and a grey ramp.
  case palette

  /// 24-bit colours.
  case full
}
