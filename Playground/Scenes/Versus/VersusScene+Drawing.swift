import PlaygroundTerminal

extension VersusScene {
  var leastWidth: Int { 44 }

  /// Gives the lists their places.
  func layOut() {
    byHand.area = area.halves.left.inset(byColumns: 1, rows: 1)
    collate.area = area.halves.right.inset(byColumns: 1, rows: 1)
  }

  func draw(on surface: inout Surface) {
    let isGood = crash == nil && wrongRows.isEmpty
    surface.drawPanel(
      area.halves.left, title: "by hand: \(Self.text(forCrashes: crashCount))",
      line: isGood ? Theme.line : Theme.deleted)
    surface.drawPanel(
      area.halves.right, title: "Collate: \(Self.text(forCrashes: brokenRules.count))",
      line: brokenRules.isEmpty ? Theme.inserted : Theme.deleted)
    collate.draw(on: &surface)
    byHand.draw(on: &surface)
    if let crash {
      draw(crash.exception, on: &surface)
    } else {
      drawWrongRows(on: &surface)
    }
  }

  private static func text(forCrashes count: Int) -> String {
    count == 1 ? "1 crash" : "\(count) crashes"
  }

  /// Draws the exception over the list that is no more.
  private func draw(_ exception: UIKitException, on surface: inout Surface) {
    let area = byHand.area
    surface.restyle(area) {
      Style(
        $0.foreground.mixed(with: Theme.background, share: 0.75),
        on: $0.background.mixed(with: Theme.background, share: 0.75))
    }
    let lines =
      ["NSInternalInconsistencyException"]
      + exception.reason.wrapped(toColumns: max(1, area.width - 2))
    for (number, line) in lines.prefix(area.height).enumerated() {
      let isCut = number == area.height - 1 && lines.count > area.height
      surface.fill(
        Rect(area.minX, area.minY + number, area.width, 1), Style(Theme.text, on: Theme.background))
      surface.draw(
        isCut ? line + " …" : line, at: Point(area.minX + 1, area.minY + number),
        Style(number == 0 ? Theme.deleted : Theme.text, on: nil, number == 0 ? .bold : []),
        columns: area.width - 1, clippedTo: area)
    }
  }

  private func drawWrongRows(on surface: inout Surface) {
    let area = byHand.area
    let wrong = Set(wrongRows)
    for line in area.rows {
      guard case .cell(let path) = byHand.row(atLine: line), wrong.contains(path) else { continue }
      surface.draw(
        "✗", at: Point(area.maxX - 1, line), Style(Theme.deleted, on: nil, .bold), clippedTo: area)
    }
  }
}
