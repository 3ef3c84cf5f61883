extension Double {
  /// Returns the equivalent number between zero and a period.
  package func wrapped(into period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }

  /// Returns the equivalent number that is nearest to another one.
  package func unwrapped(near other: Double, period: Double) -> Double {
    self + ((other - self) / period).rounded() * period
  }
}
