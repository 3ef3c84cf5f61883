import TestSupport
import Testing

@testable import PlaygroundTerminal

@Suite("Shapes of characters", .traced)
struct GlyphShapeTests {
  /// The end points of the segments of a path.
  private static func points(_ data: String) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var rest = data[...]
    var (x, y) = (0.0, 0.0)
    while let command = rest.popFirst() {
      let body = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count)
      let numbers = body.split(separator: " ").compactMap { Double($0) }
      switch command {
      case "M": (x, y) = (numbers[0], numbers[1])
      case "h": x += numbers[0]
      case "H": x = numbers[0]
      case "v": y += numbers[0]
      case "V": y = numbers[0]
      case "Q": (x, y) = (numbers[2], numbers[3])
      default: continue
      }
      points.append((x, y))
    }
    return points
  }

  private static var all: [Unicode.Scalar: GlyphShape] {
    var shapes: [Unicode.Scalar: GlyphShape] = [:]
    for value in UInt32(0x2500)..<0x25A0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      shapes[scalar] = GlyphShape(String(scalar))
    }
    return shapes
  }

  @Test("Lines go to the edges in their Unicode names")
  func lines() {
    withEvery("shape", in: Self.all) { scalar, shape in
      let words = Set((scalar.properties.name ?? "").split(separator: " "))
      guard words.isSuperset(of: ["BOX", "DRAWINGS"]) else { return }
      var sides: Set<String> = []
      for (x, y) in Self.points(shape.data(x: 40, width: 10)) {
        if x == 40, y == -5 { sides.insert("LEFT") }
        if x == 50, y == -5 { sides.insert("RIGHT") }
        if x == 45, y == -16 { sides.insert("UP") }
        if x == 45, y == 6 { sides.insert("DOWN") }
        #expect([40, 45, 50].contains(x) && -16...6 ~= y)
      }
      var expected = Set(["LEFT", "RIGHT", "UP", "DOWN"].filter { words.contains(Substring($0)) })
      if words.contains("HORIZONTAL") { expected.formUnion(["LEFT", "RIGHT"]) }
      if words.contains("VERTICAL") { expected.formUnion(["UP", "DOWN"]) }
      expectEqual(sides, expected)
    }
  }

  @Test("Blocks fill the part of the cell in their Unicode names")
  func blocks() {
    let numbers = [
      "ONE": 1.0, "THREE": 3, "FIVE": 5, "SEVEN": 7, "HALF": 0.5, "QUARTER": 0.25,
      "QUARTERS": 0.25, "EIGHTH": 0.125, "EIGHTHS": 0.125,
    ]
    withEvery("shape", in: Self.all) { scalar, shape in
      let words = (scalar.properties.name ?? "").split(separator: " ").map(String.init)
      guard words.last == "BLOCK" else { return }
      let share = words.compactMap { numbers[$0] }.reduce(1, *)
      let points = Self.points(shape.data(x: 40, width: 10))
      let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
      let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
      #expect(words.contains("LEFT") && left == 40 && top == -16 && bottom == 6)
      expectEqual(right - left, 10 * share)
    }
  }

  @Test("What boxes, bars and edges of pages are drawn with has shapes, and nothing else")
  func coverage() {
    expectEqual(
      Set(Self.all.keys),
      Set("\u{2500}\u{2502}\u{256D}\u{256E}\u{256F}\u{2570}\u{258C}\u{258F}".unicodeScalars))
    #expect(GlyphShape("") == nil && GlyphShape("x") == nil)
  }

  @Test("Horizontal lines are joined along a row, corners are not")
  func joining() throws {
    let line = try #require(GlyphShape("\u{2500}"))
    #expect(line.joinsAlongRow && line.data(x: 20, width: 300) == "M20 -5h300")
    let corner = try #require(GlyphShape("\u{256D}"))
    #expect(!corner.joinsAlongRow)
  }
}
