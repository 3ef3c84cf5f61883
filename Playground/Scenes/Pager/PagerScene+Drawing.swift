import Collate
import CollateTesting
import PlaygroundTerminal

extension PagerScene {
  /// The area of the pages.
  var stage: Rect {
    area.inset(byColumns: 1, rows: 1).divided(atDistance: 1, from: .bottom).remainder
  }

  func draw(on surface: inout Surface) {
    surface.drawPanel(area, title: title)
    surface.drawPages(of: model.host, in: stage) { controller in
      controller.page.map {
        PageLook(
          title: "PAGE \($0.id)", subtitle: "view \(controller.number)",
          color: Theme.bands[$0.id % Theme.bands.count])
      }
    }
    drawDots(on: &surface, in: Rect(stage.minX, stage.maxY, stage.width, 1))
  }

  private var title: String {
    let (pages, views) = (model.host.pageCount, model.factory.controllerCount)
    return "\(model.mode.rawValue) pager · \(pages, of: "page") · \(views, of: "view") alive"
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
}
