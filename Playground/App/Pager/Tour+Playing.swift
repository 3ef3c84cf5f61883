import Collate
import PlaygroundTerminal

extension Tour {
  /// Plays all acts that the pages suffice for, and gives the verdict.
  ///
  /// - Returns: Whether every page heard all that is due to it.
  func run() -> Bool {
    write(introduction)
    let count = feeds.reduce(0) { $0 + $1.pages.count }
    var missing: [String] = []
    for (number, act) in TourAct.all.filter({ !$0.needsLoop || options.loops }).enumerated() {
      let limit = options.loops ? act.loopPageCount ?? act.pageCount : act.pageCount
      guard limit <= count else {
        missing.append("\(number + 1) \(act.title) (takes \(limit))")
        continue
      }
      writeMissing(&missing)
      write(TourPrinter.headline("\(number + 1)  \(act.title)", act.text))
      act.play(self)
      if let rest { write([rest]) }
    }
    writeMissing(&missing)
    host.driver = nil
    let verdict = TourVerdict(on: journal, differences: differences, kind: options.kind)
    write(verdict.lines)
    return verdict.isBalanced
  }

  private func writeMissing(_ acts: inout [String]) {
    guard !acts.isEmpty else { return }
    let text = "Left out for want of pages: \(acts.joined(separator: "; "))."
    write([""] + TourPrinter.paragraph(text))
    acts = []
  }

  /// What the page on screen shows, as its controller has it.
  private var rest: String? {
    guard let index = driver.settledIndex, let controller = driver.controller(at: index),
      let file = controller.page
    else { return nil }
    let page = driver.page(at: index)
    let visits = controller.visitCount == 1 ? "once" : "\(controller.visitCount) times"
    let text =
      "   On screen: \(page) \(file.text(nameColumns: 24)), seen \(visits): \(controller.firstLine)"
    return text.truncated(toColumns: TourPrinter.columnCount)
  }
}

extension Tour {
  /// The index of the page that the pager rests on.
  var start: Int { driver.settledIndex ?? 0 }

  /// Returns where the pager rests, and a page some pages away, for which it may have to go
  /// elsewhere first.
  func way(over distance: Int) -> (start: Int, end: Int) {
    let last = driver.pageCount - 1
    if start + distance <= last { return (start, start + distance) }
    if start >= distance { return (start, start - distance) }
    go(to: 0)
    return (0, distance)
  }

  /// Returns where the pager rests, and a page several pages away, round the end, too.
  func farWay() -> (start: Int, end: Int) {
    let last = driver.pageCount - 1
    let farthest = options.loops ? driver.pageCount / 2 : max(start, last - start)
    // Farther than controllers are usually kept, and within the alphabet.
    return way(over: min(max(farthest, 2), 6))
  }

  /// Returns where the pager rests, between two pages, for which it may have to go elsewhere.
  func middle() -> Int {
    if start == 0 || start == driver.pageCount - 1 { go(to: 1) }
    return start
  }

  /// Goes to a page at once, unless the pager rests there.
  func go(to index: Int) {
    guard index != start else { return }
    event { driver.jump(toPageAt: index, animated: false) }
  }

  /// A finger takes hold of the pages and moves.
  func drag(from start: Int, to end: Int, by parts: Double...) {
    event { host.touch() }
    for part in parts { dragOn(from: start, to: end, by: part) }
  }

  /// The finger that holds the pages moves.
  func dragOn(from start: Int, to end: Int, by part: Double) {
    event { host.drag(to: Double(start) + Double(end - start) * part) }
  }

  /// The pages move by themselves.
  func glide(from start: Int, to end: Int, by parts: Double...) {
    for part in parts {
      event { host.glide(to: Double(start) + Double(end - start) * part) }
    }
  }

  /// The pages arrive somewhere and rest there.
  func settle(at index: Int) {
    event { host.glide(to: Double(index)) }
    event { host.rest() }
  }

  /// The animation of a jump goes on.
  func animate(by parts: Double...) {
    for part in parts { event { host.animate(to: part) } }
  }

  /// The device is turned.
  func turn() {
    event { host.willTurn() }
    event { host.turn() }
    event { host.didTurn() }
  }

  /// Has something done as soon as a page has appeared.
  func whenAppeared(pageAt index: Int, do action: @escaping () -> Void) {
    guard let controller = driver.controller(at: index) else { return }
    journal.reaction = ("\(PageCall.didAppear.token) \(controller.name)", action)
  }
}

extension Tour {
  /// Has the pager show the files as they were read, if it does not.
  func restorePages() {
    event {
      composite.performBatchUpdates {
        for (source, feed) in zip(sources, feeds) {
          source.sections = [BasicSection(id: 0, items: feed.pages)]
        }
      }
    }
  }

  /// Removes a page.
  func removePage(at index: Int) {
    guard let (source, path) = location(of: index) else { return }
    source.removeItem(at: path)
  }

  /// Inserts a page before all others, which shows the file of the last one.
  func insertPage() {
    guard var page = feeds.last(where: { !$0.pages.isEmpty })?.pages.last else { return }
    let count = feeds.reduce(0) { $0 + $1.pages.count }
    page = FilePage(
      id: PageLabel(number: count), name: page.name, path: page.path, size: page.size)
    sources[0].insertItem(page, at: [0, 0])
  }

  /// Has a page pretend that its file changed.
  func changePage(at index: Int) {
    guard let (source, path) = location(of: index) else { return }
    source.sections[path.section].items[path.item].changeCount += 1
  }

  private func location(
    of index: Int
  ) -> (source: ArrayDataSource<PageFeed.Section>, path: ItemPath)? {
    var rest = index
    for source in sources {
      let count = source.sections[0].items.count
      if rest < count { return (source, [0, rest]) }
      rest -= count
    }
    return nil
  }
}
