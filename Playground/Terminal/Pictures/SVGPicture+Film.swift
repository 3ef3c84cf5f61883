extension SVGPicture {
  /// Returns a picture that shows one frame after the other, again and again.
  ///
  /// Frames that differ lie side by side in a strip, which is moved behind a window; it takes nothing
  /// but a style sheet. Rows and frames that are the same are there once.
  ///
  /// - Parameter frames: The frames, all of one size, and for how long each is shown, no less than a
  ///   millisecond.
  /// - Returns: The picture; an empty one without frames.
  package func film(of frames: [(frame: Surface, duration: Duration)]) -> String {
    guard let size = frames.first?.frame.size else { return still(of: Surface(Size(0, 0))) }
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
