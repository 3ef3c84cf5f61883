import CollateTesting
import PlaygroundTerminal

/// What a page looks like.
struct PageLook {
  /// The text in the middle.
  let title: String

  /// The text below it.
  let subtitle: String

  /// The color of the page.
  let color: Color
}

extension Surface {
  /// Draws the pages on a simulated screen, side by side as they are there.
  ///
  /// - Parameters:
  ///   - host: The simulated screen.
  ///   - stage: The area.
  ///   - look: Returns what the page of a controller looks like, if it has one.
  @MainActor
  mutating func drawPages<Controller>(
    of host: SimulatedPagerHost<Controller>, in stage: Rect, _ look: (Controller) -> PageLook?
  ) {
    fill(stage, Style(Theme.text, on: Theme.stage))
    for view in host.attachments {
      guard let look = look(view.controller) else { continue }
      let left = stage.minX + Int((host.offset(of: view) * Double(stage.width)).rounded())
      draw(look, in: Rect(left, stage.minY, stage.width, stage.height), on: stage)
    }
    if host.pageCount == 0 {
      draw("no pages", at: Point(stage.minX + 2, stage.minY), Style(Theme.faint), clippedTo: stage)
    }
  }

  private mutating func draw(_ look: PageLook, in page: Rect, on stage: Rect) {
    let background = Theme.background.mixed(with: look.color, share: 0.25)
    fill(page.intersection(stage), Style(Theme.text, on: background))
    fill(
      Rect(page.minX, page.minY, 1, page.height).intersection(stage), with: "▏", Style(look.color))
    var y = page.minY + max(0, page.height / 2 - 3)
    for (text, style) in [
      (look.title, Style(Theme.bright, on: nil, .bold)), (look.subtitle, Style(look.color)),
    ] {
      let x = page.minX + (page.width - text.columnCount) / 2
      draw(text, at: Point(x, y), style, clippedTo: stage)
      y += 1
    }
    // Something like a text, by which motion is seen.
    let textWidth = Int(Double(page.width) * 0.6)
    for share in [0.6, 0.5, 0.55] {
      let width = Int(Double(page.width) * share)
      let line = Rect(page.minX + (page.width - textWidth) / 2, y + 1, width, 1)
      fill(
        line.intersection(stage),
        Style(Theme.text, on: Theme.background.mixed(with: look.color, share: 0.4)))
      y += 2
    }
  }
}
