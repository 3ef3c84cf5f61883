extension Int {
  /// The number divided by 100, in decimal notation without trailing zeros.
  var hundredths: String {
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = self < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
  }
}
