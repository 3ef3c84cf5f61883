package import Collate

/// Events for pagers, most of them sensible, some of them not.
package struct RandomPaging {
  /// The configuration of the pager.
  package var configuration: PagerConfiguration

  /// The page to begin with, which may not be there.
  package let initialPage: PageKey?

  /// The number of the next page that was never there.
  private var nextPage: Int

  /// Creates random events, for a random configuration.
  package init(using generator: inout SeededGenerator) {
    configuration = Self.configuration(using: &generator)
    initialPage = Bool.random(using: &generator) ? PageKey(generator.below(5)) : nil
    nextPage = Int.random(in: 0...7, using: &generator)
  }

  /// Returns a random configuration out of all that are worth a test.
  package static func configuration(using generator: inout SeededGenerator) -> PagerConfiguration {
    let kind = Int.random(in: 0...5, using: &generator)
    return PagerConfiguration(
      mode: kind == 0 ? .static : kind == 1 ? .onDemand : .reused,
      preload: Int.random(in: 0...2, using: &generator),
      retain: Int.random(in: 0...3, using: &generator),
      poolLimit: max(kind - 2, 0),
      successor: Bool.random(using: &generator) ? .next : .previous,
      loops: Bool.random(using: &generator))
  }

  /// The pages to begin with.
  package var initialPages: [PageKey] { PageList(count: nextPage).ids }

  /// The first event, in which the pages appear.
  package var start: PagerEvent { .pagesChanged(PageList(initialPages), initial: initialPage) }

  /// Returns an event for a machine as it is now.
  package mutating func event(
    for machine: PagerMachine, using generator: inout SeededGenerator
  ) -> PagerEvent {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<34: .offset(position(for: machine, using: &generator))
    case 34..<43: .dragBegan
    case 43..<51: .dragEnded(target: page(of: machine, using: &generator))
    case 51..<60:
      .settle(at: Bool.random(using: &generator) ? nil : page(of: machine, using: &generator))
    case 60..<70:
      .jump(
        to: page(of: machine, using: &generator) ?? -1,
        animated: Int.random(in: 0..<4, using: &generator) > 0)
    case 70..<73: .hostWillAppear(animated: Bool.random(using: &generator))
    case 73..<78: .hostDidAppear
    case 78..<81: .hostWillDisappear(animated: Bool.random(using: &generator))
    case 81..<83: .hostDidDisappear
    case 83..<85: .sizeWillChange
    case 85..<88: .sizeDidChange
    case 88: .memoryWarning
    case 89: .configured(configuration(after: machine.configuration, using: &generator))
    case 90..<99:
      .pagesChanged(
        PageList(pages(after: machine.pages.ids, using: &generator)),
        changed: changedPages(machine.pages.ids, using: &generator), initial: initialPage)
    default: Int.random(in: 0..<4, using: &generator) == 0 ? .teardown : .memoryWarning
    }
  }

  /// Returns a position, mostly near to where the machine is.
  package func position(
    for machine: PagerMachine, using generator: inout SeededGenerator
  ) -> Double {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      [.nan, .infinity, -.infinity, 1e300, -1e300, -3.5].randomElement(using: &generator) ?? 0
    case 1: Double.random(in: -1...Double(machine.pages.count), using: &generator)
    case 2..<6: (machine.position + Double.random(in: -1...1, using: &generator)).rounded()
    case 6..<8: machine.position
    default: machine.position + Double.random(in: -0.7...0.7, using: &generator)
    }
  }

  /// Returns a configuration that differs in one or two of the properties that can change.
  private func configuration(
    after old: PagerConfiguration, using generator: inout SeededGenerator
  ) -> PagerConfiguration {
    var result = old
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: result.loops.toggle()
    case 1: result.preload = limit(using: &generator)
    case 2: result.retain = limit(using: &generator)
    default: result.poolLimit = limit(using: &generator)
    }
    return result
  }

  private func limit(using generator: inout SeededGenerator) -> Int {
    generator.oneIn(8) ? .max : Int.random(in: 0..<4, using: &generator)
  }

  private func page(of machine: PagerMachine, using generator: inout SeededGenerator) -> PageKey? {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: nil
    case 1: -1
    case 2..<5:
      machine.page(at: machine.position + Double.random(in: -1...1, using: &generator))
    default: machine.pages.ids.randomElement(using: &generator)
    }
  }

  /// Returns other pages than there were.
  package mutating func pages(
    after pages: [PageKey], using generator: inout SeededGenerator
  ) -> [PageKey] {
    var pages = pages
    if Int.random(in: 0..<25, using: &generator) == 0 { return [] }
    if Int.random(in: 0..<25, using: &generator) == 0 { return pages.shuffled(using: &generator) }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        pages.insert(PageKey(nextPage), at: Int.random(in: 0...pages.count, using: &generator))
        nextPage += 1
      case 1 where !pages.isEmpty:
        pages.remove(at: Int.random(in: 0..<pages.count, using: &generator))
      case 2 where !pages.isEmpty:
        let page = pages.remove(at: Int.random(in: 0..<pages.count, using: &generator))
        pages.insert(page, at: Int.random(in: 0...pages.count, using: &generator))
      default:
        pages.insert(contentsOf: initialPages.prefix(2).filter { !pages.contains($0) }, at: 0)
      }
    }
    return pages
  }

  private func changedPages(
    _ pages: [PageKey], using generator: inout SeededGenerator
  ) -> Set<PageKey> {
    Bool.random(using: &generator)
      ? [] : Set(pages.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)))
  }
}

extension PageList {
  /// Creates a list of pages with ascending keys.
  package init(count: Int) { self.init((0..<count).map { PageKey($0) }) }
}
