/// How many colours a terminal has.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None, or nobody wants any.
  case none

  /// The sixteen colours with a name, which everybody mixes as they like.
  case sixteen

  /// A cube of six by six by six colours and a ramp of greys besides.
  case palette

  /// Every mixture of red, green and blue.
  case full
}
