/// The middle of many measurements, and how far apart they are.
struct Spread {
  /// The least, which is what others on the machine disturbed least.
  let least: Double

  let lowerQuartile: Double
  let median: Double
  let upperQuartile: Double

  /// Summarizes values, of which there is at least one.
  init(_ values: [Double]) {
    let ascending = values.sorted()
    func quantile(_ share: Double) -> Double {
      let place = share * Double(ascending.count - 1)
      let below = ascending[Int(place)]
      let above = ascending[min(Int(place) + 1, ascending.count - 1)]
      return below + (above - below) * (place - place.rounded(.down))
    }
    least = quantile(0)
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
  }
}
