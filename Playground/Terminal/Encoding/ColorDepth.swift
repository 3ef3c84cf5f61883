/// How many colors a terminal has.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colors, or none are wanted.
  case none

  /// The palette of 256 colors: a cube of six by six by six, and a gray ramp.
  case palette

  /// 24-bit colors.
  case full
}
