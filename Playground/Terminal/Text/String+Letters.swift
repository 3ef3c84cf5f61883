extension String {
  /// Returns a name of letters for a number: a to z, aa, ab and so on.
  package static func letters(_ number: Int) -> String {
    let letter = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? letter : letters(number / 26 - 1) + letter
  }
}
