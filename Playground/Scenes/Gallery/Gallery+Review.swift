import PlaygroundTerminal

/// A line of the trace that is looked at, while time stands still for it.
struct Review: Hashable {
  /// The number of the line, from the first one ever.
  var line: Int
}

extension Gallery {
  /// Looks at a line of the trace: the list goes back to the batch that it belongs to, its rows light
  /// up, and the panel explains it.
  ///
  /// - Parameter line: The number of the line, from the first one ever.
  func review(_ line: Int) {
    guard let selected = scene.trace.line(line) else { return }
    scene.cancelDrag()
    review = Review(line: line)
    traceEnd = tracePanel.end(showing: line, in: area(of: .trace))
    scene.history?.review(selected.place)
  }

  /// Goes back or forth to the next heading of the trace, and after the last one to the present.
  ///
  /// - Parameter distance: 1 to go forth, -1 to go back.
  func review(next distance: Int) {
    let trace = scene.trace
    let present = trace.forgottenCount + trace.lines.count
    var line = (review?.line ?? present) + distance
    while let candidate = trace.line(line), candidate.tone != .heading { line += distance }
    if line >= present { return endReview() }
    if trace.line(line) != nil { review(line) }
  }

  /// Goes back to the present.
  func endReview() {
    guard review != nil else { return }
    review = nil
    traceEnd = nil
    scene.history?.review(nil)
  }
}
