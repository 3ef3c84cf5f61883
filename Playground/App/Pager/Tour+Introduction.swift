import Collate
import PlaygroundFeeds
import PlaygroundTerminal

extension Tour {
  /// The pages, and how to read the lines.
  var introduction: [String] {
    let pages = feeds.flatMap(\.pages)
    return [headline(pageCount: pages.count), ""] + Self.list(of: pages) + Self.manual
  }

  private func headline(pageCount: Int) -> String {
    let mode =
      switch options.kind {
      case .static: "static"
      case .onDemand: "on demand"
      case .reused: "reused, pool of \(options.poolLimit ?? 2)"
      }
    let configuration = options.configuration
    let pages = pageCount == 1 ? "A pager of 1 page" : "A pager of \(pageCount) pages"
    let sources = feeds.count == 1 ? "" : " from \(feeds.count) sources"
    return "\(pages)\(sources): \(mode), preload \(configuration.preloadReach), "
      + "retain \(configuration.retainReach)" + (options.loops ? ", loop" : "")
  }

  /// The number of pages that are listed; acts do not go much farther.
  private static let listLimit = 12

  private static func list(of pages: [FilePage]) -> [String] {
    let lines = pages.prefix(listLimit).map { page in
      let size = ByteCount.text(for: page.size).padded(toColumns: 9, atStart: true)
      let name = "\(page.name)".truncated(toColumns: 28).padded(toColumns: 28)
      return "   \(page.id)  \(name)\(size)  \(page.firstLine)"
        .truncated(toColumns: TourPrinter.columnCount)
    }
    let rest = pages.count - lines.count
    return lines + (rest > 0 ? ["   … and \(rest) more"] : [])
  }

  private static let manual =
    [
      "", "How to read a line, of a way from page b to page c:", "",
      "  offset 1.25          1.25 [bbbbbbbbbccc]  R1  N:begin b>c",
      "                                            R3  will- b~, will+ c~, attach c", "",
    ]
    + TourPrinter.paragraph(
      """
      An event; the position in pages, and the screen, here with a quarter of c on it; the rule \
      that applies; what is done. Brackets are round while the host comes or goes. \
      will+ and will- are beginnings, did+ and did- ends; ~ is animated, N: for observers, s1 a \
      controller for many pages, — nothing at all. Where an act has to begin elsewhere, a jump \
      comes first. The rules are explained in the article \
      "Page lifecycle" of the documentation.
      """)
}
