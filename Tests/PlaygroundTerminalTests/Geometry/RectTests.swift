import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Rectangles", .traced)
struct RectTests {
  private static let rects: [Rect] = (-1...2).flatMap { x in
    (-1...2).flatMap { y in
      (-1...2).flatMap { width in (-1...2).map { Rect(x, y, width, $0) } }
    }
  }

  /// The positions in a rectangle.
  private static func places(in rect: Rect) -> Set<Point> {
    Set(rect.rows.flatMap { y in rect.columns.map { Point($0, y) } })
  }

  @Test("A rectangle contains the cells of its columns and rows, and its size is never negative")
  func containing() {
    withEvery("rect", in: Self.rects) { rect in
      #expect(rect.width >= 0 && rect.height >= 0)
      let places = Self.places(in: rect)
      expectEqual(places.isEmpty, rect.isEmpty)
      for x in -3...5 {
        for y in -3...5 { expectEqual(rect.contains(Point(x, y)), places.contains(Point(x, y))) }
      }
    }
  }

  @Test("An intersection has the cells of both rectangles")
  func intersecting() {
    withEvery("one", in: Self.rects) { one in
      for other in Self.rects {
        let common = Self.places(in: one).intersection(Self.places(in: other))
        expectEqual(Self.places(in: one.intersection(other)), common, "\(other)")
      }
    }
  }

  @Test("Dividing returns a slice along the edge, and the remainder")
  func dividing() {
    withEvery("rect", in: Self.rects) { rect in
      for edge in Rect.Edge.allCases {
        for length in -1...3 {
          let (slice, remainder) = rect.divided(atDistance: length, from: edge)
          let places = Self.places(in: rect)
          expectEqual(Self.places(in: slice).union(Self.places(in: remainder)), places)
          #expect(Self.places(in: slice).isDisjoint(with: Self.places(in: remainder)))
          let distance: (Point) -> Int = { place in
            switch edge {
            case .left: place.x - rect.minX
            case .top: place.y - rect.minY
            case .right: rect.maxX - 1 - place.x
            case .bottom: rect.maxY - 1 - place.y
            }
          }
          expectEqual(Self.places(in: slice), places.filter { distance($0) < length }, "\(edge)")
        }
      }
    }
  }

  @Test("An inset rectangle is smaller on all sides, and may be empty")
  func insetting() {
    expectEqual(Rect(1, 2, 7, 5).inset(byColumns: 2, rows: 1), Rect(3, 3, 3, 3))
    #expect(Rect(1, 2, 3, 3).inset(byColumns: 2, rows: 1).isEmpty)
  }
}
