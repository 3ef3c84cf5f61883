extension SVGPicture {
  /// Returns a moving picture, which shows one frame after the other in an endless loop.
  ///
  /// The frames lie side by side in a strip, and a CSS animation moves the strip frame by frame. Equal
  /// rows and equal frames are stored once.
  ///
  /// - Parameters:
  ///   - frames: The frames, all of one size.
  ///   - frameRate: The number of frames a second.
  /// - Returns: The picture, empty if there are no frames.
  package func film(of frames: [Surface], frameRate: Int) -> String {
    let size = frames.first?.size ?? Size(0, 0)
    var rows = SVGRowPool()
    var places: [[Int]: Int] = [:]
    var strip: [String] = []
    var moves: [(number: Int, place: Int)] = []
    for (number, frame) in frames.enumerated() {
      precondition(frame.size == size, "A frame of \(frame.size) in a film of \(size)")
      let identifiers = rows.identifiers(of: frame)
      let place = places[identifiers] ?? strip.count
      if place == strip.count {
        places[identifiers] = place
        strip.append(rows.uses(for: identifiers, column: place * size.width))
      }
      if moves.last?.place != place { moves.append((number, place)) }
    }
    let keyframes = moves.map { number, place in
      let offset = -place * size.width * Self.cellWidth
      return "\(Double(number * 10_000 / frames.count) / 100)%{transform:translateX(\(offset)px)}"
    }
    let rules = """
      @keyframes film{\(keyframes.joined())}\
      .film{animation:film \(frames.count * 1000 / frameRate)ms steps(1,end) infinite}
      """
    return document(
      size: size, rows: rows, rules: rules,
      content: "<g class=\"film\">\(strip.joined(separator: "\n"))</g>")
  }
}
