/// How many colours a terminal has.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colours, or none are wanted.
  case none

  /// The sixteen ANSI colours, whose exact values depend on the terminal.
  case sixteen

  /// The palette of 256 colours: a cube of six by six by six, and a grey ramp.
  case palette

  /// 24-bit colours.
  case full
}
