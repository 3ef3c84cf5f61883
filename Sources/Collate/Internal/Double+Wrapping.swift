extension Double {
  /// Returns the number between zero and a period that stands for the same place.
  func wrapped(into period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }

  /// Returns the number next to another one that stands for the same place.
  func unwrapped(near other: Double, period: Double) -> Double {
    self + ((other - self) / period).rounded() * period
  }
}
