import Collate
import PlaygroundTerminal

extension TourHost {
  /// What can be seen on the screen, a letter of the page for each column.
  ///
  /// Where no page is, there is a gap.
  var picture: String {
    (0..<width).map { column in
      let place = (Double(column) + 0.5) / Double(width)
      guard let (name, part) = pageName(at: place) else { return " " }
      // A name of several letters is repeated over the columns of its page.
      return String(Array(name)[Int(part * Double(width)) % name.count])
    }.joined()
  }

  /// Whether a part of the screen is empty.
  var hasGap: Bool { picture.contains(" ") }

  /// Returns the name of the page at a place of the screen, and which part of the page is there.
  private func pageName(at place: Double) -> (name: String, part: Double)? {
    for frame in frames {
      let left = pair.map { edge(of: frame.index, in: $0) } ?? distance(of: frame.index)
      if left <= place && place < left + 1, let page = frame.controller.page {
        return ("\(page.id)", place - left)
      }
    }
    return nil
  }

  /// Returns the left edge of a page while a jump is animated.
  private func edge(of index: Int, in pair: Pair) -> Double {
    guard let start = pair.start, start != pair.target else { return 0 }
    let progress = (position - Double(start)) / pair.way
    let side: Double = pair.way > 0 ? 1 : -1
    return index == start ? -progress * side : (1 - progress) * side
  }
}

extension TourHost {
  /// The columns that a drawing takes, at most.
  var drawingColumns: Int { positionColumns + 1 + Width.usual + 2 }

  /// Position and screen: `1.30 [bbbbbbbccc]`, in round brackets while the host comes or goes.
  var drawing: String {
    let number = position.hundredths.padded(toColumns: positionColumns, atStart: true)
    return switch driver?.machine.hostState {
    case .appeared: "\(number) [\(picture)]"
    case .appearing, .disappearing: "\(number) (\(picture))"
    case .hidden, nil: number + " hidden"
    }
  }
}

extension Double {
  /// The number with two digits after the point.
  var hundredths: String {
    let count = Int((self * 100).rounded())
    let digits = String(abs(count))
    let padded = String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    return (count < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
