extension SVGPicture {
  /// Returns a moving picture, which shows one frame after the other in an endless loop.
  ///
  /// The frames lie side by side in a strip, and a CSS animation moves the strip frame by frame. Equal
  /// rows and equal frames are stored once.
  ///
  /// - Parameter frames: The frames, all of one size, and how long each is shown, at least a
  ///   millisecond.
  /// - Returns: The picture, empty if there are no frames.
  package func film(of frames: [(frame: Surface, duration: Duration)]) -> String {
    let size = frames.first?.frame.size ?? Size(0, 0)
    var rows = SVGRowPool(picture: self)
    var places: [[Int]: Int] = [:]
    var strip: [String] = []
    var moves: [(start: Int, place: Int)] = []
    var end = 0
    for (frame, duration) in frames {
      precondition(frame.size == size, "A frame of \(frame.size) in a film of \(size)")
      precondition(duration >= .milliseconds(1), "A frame that is shown for \(duration)")
      let identifiers = rows.identifiers(of: frame)
      let place = places[identifiers] ?? strip.count
      if place == strip.count {
        places[identifiers] = place
        strip.append(rows.uses(for: identifiers, column: place * size.width))
      }
      if moves.last?.place != place { moves.append((end, place)) }
      end += Int(duration / .milliseconds(1))
    }
    let keyframes = moves.map { start, place in
      let offset = -place * size.width * Self.cellWidth
      return "\((start * 10_000 / end).hundredths)%{transform:translateX(\(offset)px)}"
    }
    let rules = """
      @keyframes film{\(keyframes.joined())}\
      .film{animation:film \(end)ms steps(1,end) infinite}
      """
    return document(
      size: size, rows: rows, rules: rules,
      content: "<g class=\"film\">\(strip.joined(separator: "\n"))</g>")
  }
}
