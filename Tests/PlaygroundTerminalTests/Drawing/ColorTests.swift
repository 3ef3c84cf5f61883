import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Colors", .traced)
struct ColorTests {
  private static let levels = [0, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]

  /// The color cube and gray ramp of xterm's palette.
  private static let palette: [Int: Color] = {
    var palette: [Int: Color] = [:]
    for number in 0..<216 {
      let channels = [number / 36, number / 6 % 6, number % 6].map { UInt8(levels[$0]) }
      palette[16 + number] = Color(red: channels[0], green: channels[1], blue: channels[2])
    }
    for step in 0..<24 {
      let level = UInt8(8 + 10 * step)
      palette[232 + step] = Color(red: level, green: level, blue: level)
    }
    return palette
  }()

  /// A sample of all colors, including the boundaries of the reduction.
  private static let sample: [Color] = {
    let levels =
      Array(stride(from: 0, through: 255, by: 36 * Effort.stride)) + [
        47, 48, 114, 115, 191, 192, 255,
      ]
    let mixtures = levels.flatMap { red in
      levels.flatMap { green in
        levels.map { Color(red: UInt8(red), green: UInt8(green), blue: UInt8($0)) }
      }
    }
    return mixtures + (UInt8(0)...255).map { Color(red: $0, green: $0, blue: $0) }
  }()

  private static func channels(_ color: Color) -> [Int] {
    [color.red, color.green, color.blue].map(Int.init)
  }

  private static func distance(_ one: Color, _ other: Color) -> Int {
    let (red, green) = (Int(one.red) - Int(other.red), Int(one.green) - Int(other.green))
    let blue = Int(one.blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }

  private static func isGrey(_ color: Color) -> Bool {
    color.red == color.green && color.green == color.blue
  }

  /// Whether there is a hue: the strongest channel is at least twice the weakest, and not dark.
  private static func isTinted(_ color: Color) -> Bool {
    let channels = channels(color).sorted()
    return channels[2] > 47 && channels[0] * 2 < channels[2]
  }

  @Test("Colors of the palette are reduced to themselves")
  func paletteItself() {
    withEvery("number", in: Self.palette.sorted { $0.key < $1.key }) { number, color in
      expectEqual(Self.palette[color.paletteIndex], color)
    }
  }

  @Test("The nearest color of the palette is used, but never a gray for a tint")
  func palette() {
    var (greyTints, farther): ([Color], [Color]) = ([], [])
    for color in Self.sample {
      guard let reduced = Self.palette[color.paletteIndex] else {
        Issue.record("\(color) is number \(color.paletteIndex)")
        continue
      }
      let candidates = Self.palette.filter { !Self.isTinted(color) || $0.key < 232 }.values
      let distances = candidates.map { (color: $0, distance: Self.distance($0, color)) }
      guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { continue }
      if Self.isTinted(color), Self.isGrey(reduced) { greyTints.append(color) }
      if Self.isTinted(color), Self.isGrey(nearest.color) { continue }
      if Self.distance(reduced, color) > nearest.distance { farther.append(color) }
    }
    #expect(greyTints.isEmpty)
    #expect(farther.isEmpty)
  }

  @Test("Flashes of green, red, blue and yellow on a dark row keep their hue in the palette")
  func flashes() {
    let row = Color.rgb(0x171B26)
    for color: UInt32 in [0x30D158, 0xFF453A, 0x5E9CFF, 0xFFD60A] {
      for share in [0.3, 0.55, 1] {
        #expect(row.mixed(with: .rgb(color), share: share).paletteIndex < 232)
      }
    }
  }

  @Test("A mixture lies between two colors, at the ends it is one of them")
  func mixing() {
    let (one, other) = (Color.rgb(0x0A_50FF), Color.rgb(0xFF_5000))
    expectEqual(one.mixed(with: other, share: -1), one)
    expectEqual(one.mixed(with: other, share: 0), one)
    expectEqual(one.mixed(with: other, share: 0.5), .rgb(0x855080))
    expectEqual(one.mixed(with: other, share: 1), other)
    expectEqual(one.mixed(with: other, share: 2), other)
    #expect(!one.isOfTerminal && Color.ofTerminal.isOfTerminal && !Color.rgb(0).isOfTerminal)
  }
}
