import CollateCore

/// The paths of pages, and the pages at paths.
///
/// Both are looked up in what was there at one time, mapped through the changes since. So a change
/// costs nothing that grows with the number of pages, though it shifts all that follow. Changes of
/// similar size are merged; when they have grown to half the size of the pages, all of these are
/// written down again.
struct PageTable: Sendable {
  private var base: Base
  private var steps: [Step] = []

  /// All pages at one time.
  private enum Base {
    /// The pages have ascending keys; the number of pages before each section, and of all.
    case ascending(from: Int, starts: [Int])

    case written(pages: [PageKey], paths: [PageKey: ItemPath], starts: [Int])

    var count: Int {
      switch self {
      case .ascending(_, let starts), .written(_, _, let starts): starts[starts.count - 1]
      }
    }

    func path(of page: PageKey) -> ItemPath? {
      switch self {
      case .written(_, let paths, _): return paths[page]
      case .ascending(let first, let starts):
        let index = page.number - first
        guard index >= 0 && index < starts[starts.count - 1] else { return nil }
        let section = starts.lastPosition { $0 <= index }
        return ItemPath(section: section, item: index - starts[section])
      }
    }

    func page(at path: ItemPath) -> PageKey {
      switch self {
      case .written(let pages, _, let starts): pages[starts[path.section] + path.item]
      case .ascending(let first, let starts): PageKey(first + starts[path.section] + path.item)
      }
    }
  }

  /// A later change, and the pages that it inserted.
  private struct Step {
    let change: PendingChange
    let paths: [PageKey: ItemPath]
    let pages: [ItemPath: PageKey]

    init(_ change: PendingChange, inserting paths: [PageKey: ItemPath]) {
      self.change = change
      self.paths = paths
      pages = Dictionary(uniqueKeysWithValues: paths.lazy.map { ($1, $0) })
    }

    var size: Int { change.size + paths.count }

    func followed(by next: Step) -> Step {
      let paths = paths.compactMapValues(next.change.pathAfter)
      return Step(
        change.followed(by: next.change), inserting: paths.merging(next.paths) { $1 })
    }
  }

  /// Creates a table of pages with ascending keys.
  init(from first: PageKey, starts: [Int]) {
    base = .ascending(from: first.number, starts: starts)
  }

  /// Returns the path of a page, or `nil` if there is none.
  ///
  /// - Complexity: O(log² *m*) in the size of the changes since the pages were written down.
  func path(of page: PageKey) -> ItemPath? {
    var path = base.path(of: page)
    for step in steps { path = step.paths[page] ?? path.flatMap(step.change.pathAfter) }
    return path
  }

  /// Returns the page at a path.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(log² *m*) in the size of the changes since the pages were written down.
  func page(at path: ItemPath) -> PageKey {
    var path = path
    for step in steps.reversed() {
      if let page = step.pages[path] { return page }
      guard let earlier = step.change.pathBefore(path) else {
        preconditionFailure("The page at \(path) is neither old nor new")
      }
      path = earlier
    }
    return base.page(at: path)
  }

  /// Applies a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - paths: The pages that it inserts, and their paths.
  ///   - starts: The number of pages before each section after the change, and of all.
  /// - Complexity: O(*m* log *m*) in the size of the change, on average over many.
  mutating func apply(
    _ change: PendingChange, inserting paths: [PageKey: ItemPath], starts: [Int]
  ) {
    var step = Step(change, inserting: paths)
    while let last = steps.last, last.size <= step.size * 2 {
      step = last.followed(by: step)
      steps.removeLast()
    }
    steps.append(step)
    let size = steps.reduce(0) { $0 + $1.size }
    if size > base.count / 2 + 64 { writeDown(starts) }
  }

  private mutating func writeDown(_ starts: [Int]) {
    var pages: [PageKey] = []
    var paths = [PageKey: ItemPath](minimumCapacity: starts.last ?? 0)
    pages.reserveCapacity(starts.last ?? 0)
    for (section, (start, end)) in zip(starts, starts.dropFirst()).enumerated() {
      for item in 0..<end - start {
        let path = ItemPath(section: section, item: item)
        let page = page(at: path)
        pages.append(page)
        paths[page] = path
      }
    }
    base = .written(pages: pages, paths: paths, starts: starts)
    steps = []
  }
}
