extension Double {
  /// Returns the equivalent number between zero and a period.
  func wrapped(into period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }

  /// Returns the equivalent number that is nearest to another one.
  func unwrapped(near other: Double, period: Double) -> Double {
    self + ((other - self) / period).rounded() * period
  }
}
