import Collate
import CollateTesting
import PlaygroundTerminal

extension PagerScene {
  /// The area of the pages.
  var stage: Rect {
    area.inset(byColumns: 1, rows: 1).divided(atDistance: 2, from: .bottom).remainder
  }

  func draw(on surface: inout Surface) {
    let host = model.host
    surface.drawPanel(area, title: title)
    let stage = stage
    surface.fill(stage, Style(Theme.text, on: Theme.stage))
    for attachment in host.attachments {
      draw(
        attachment.controller, offset: Double(attachment.index) - host.position, on: &surface)
    }
    if host.pageCount == 0 {
      surface.draw(
        "no pages", at: Point(stage.minX + 2, stage.minY), Style(Theme.faint), clippedTo: stage)
    }
    drawDots(on: &surface, in: Rect(stage.minX, stage.maxY, stage.width, 1))
    drawBalance(on: &surface, in: Rect(stage.minX, stage.maxY + 1, stage.width, 1))
  }

  private var title: String {
    let (pages, views) = (model.host.pageCount, model.factory.controllerCount)
    return "\(model.mode.rawValue) pager · \(pages, of: "page") · \(views, of: "view") alive"
  }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - controller: The controller that shows it.
  ///   - offset: The distance from its place on the screen, in pages.
  ///   - surface: The surface to draw on.
  private func draw(_ controller: PageController, offset: Double, on surface: inout Surface) {
    guard let page = controller.page else { return }
    let left = stage.minX + Int((offset * Double(stage.width)).rounded())
    let whole = Rect(left, stage.minY, stage.width, stage.height)
    let visible = whole.intersection(stage)
    let color = Theme.bands[page.id % Theme.bands.count]
    let background = Theme.background.mixed(with: color, share: 0.25)
    surface.fill(visible, Style(Theme.text, on: background))
    surface.fill(
      Rect(left, stage.minY, 1, stage.height).intersection(stage), with: "▏", Style(color))
    let lines = [
      ("PAGE \(page.id)", Style(Theme.bright, on: nil, .bold)),
      ("view \(controller.number)", Style(color)),
    ]
    var y = whole.minY + max(0, whole.height / 2 - 3)
    for (text, style) in lines {
      let x = left + (whole.width - text.columnCount) / 2
      surface.draw(text, at: Point(x, y), style, clippedTo: stage)
      y += 1
    }
    // Something like a text, by which motion is seen.
    for share in [0.6, 0.5, 0.55] {
      let width = Int(Double(whole.width) * share)
      let line = Rect(left + (whole.width - Int(Double(whole.width) * 0.6)) / 2, y + 1, width, 1)
      surface.fill(
        line.intersection(stage),
        Style(Theme.text, on: Theme.background.mixed(with: color, share: 0.4)))
      y += 2
    }
  }

  /// Draws a dot for each page: full where the screen is, with a ring where a view is alive.
  private func drawDots(on surface: inout Surface, in area: Rect) {
    let alive = model.factory.pages
    let pages = model.pages.sections[0].items
    var x = area.minX + max(0, (area.width - 2 * pages.count) / 2)
    for (index, page) in pages.enumerated() {
      let nearness = max(0, 1 - abs(Double(index) - model.host.position))
      surface.draw(
        nearness > 0.5 ? "●" : alive.contains(page) ? "◍" : "○", at: Point(x, area.minY),
        Style(Theme.faint.mixed(with: Theme.accent, share: nearness)), clippedTo: area)
      x += 2
    }
  }

  private func drawBalance(on surface: inout Surface, in area: Rect) {
    let (appear, disappear) = (balance.appearCount, balance.disappearCount)
    let isEven = balance.isEven(shownCount: shownCount)
    let text =
      "appear \(appear) \(isEven ? "=" : "≠") disappear \(disappear) + \(shownCount) shown"
    surface.draw(
      text, at: Point(area.minX + max(0, (area.width - text.columnCount) / 2), area.minY),
      Style(isEven ? Theme.inserted : Theme.deleted), clippedTo: area)
  }
}
