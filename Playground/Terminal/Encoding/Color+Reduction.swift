extension Color {
  /// The nearest color of the 256-color palette: an index into its color cube or its gray ramp.
  ///
  /// A tinted color never becomes a gray, even if that were nearer.
  package var paletteIndex: Int {
    let channels = [red, green, blue].map(Int.init)
    var steps = channels.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    if isTinted {
      if steps == [1, 1, 1] { steps = channels.map { $0 * 2 < peak ? 0 : 1 } }
    } else {
      let gray = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
      let greyDistance = distance(to: [8 + 10 * gray, 8 + 10 * gray, 8 + 10 * gray])
      if greyDistance < distance(to: steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }) { return 232 + gray }
    }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// Whether the hue is strong enough to be seen.
  private var isTinted: Bool {
    peak >= 48 && Int(min(red, green, blue)) * 2 < peak
  }

  private var peak: Int { Int(max(red, green, blue)) }

  private func distance(to channels: [Int]) -> Int {
    let (red, green, blue) = (
      Int(red) - channels[0], Int(green) - channels[1], Int(blue) - channels[2]
    )
    return red * red + green * green + blue * blue
  }
}
