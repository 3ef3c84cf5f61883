/// Where a flow layout puts its items, line by line.
struct FlowGeometry {
  /// The items of a section, and its header and footer.
  struct Section {
    var header: CGRect?
    var footer: CGRect?
    var items: [CGRect] = []
    /// Where the section begins and ends in the direction of scrolling.
    var start: CGFloat
    var end: CGFloat
    /// How far the longest item reaches in that direction.
    var longest: CGFloat = 0
  }

  private(set) var sections: [Section] = []
  private(set) var contentSize = CGSize.zero
  private var isHorizontal = false

  init() {}

  mutating func append(_ section: Section) { sections.append(section) }

  mutating func end(at size: CGSize) { contentSize = size }

  @MainActor init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    isHorizontal = layout.scrollDirection == .horizontal
    let told = view.flowTold
    // `along` runs in the direction of scrolling, `across` the other way.
    let limit = isHorizontal ? view.bounds.height : view.bounds.width
    var along: CGFloat = 0
    let counts = view.engine.current()
    let hasSizes = told.responds(to: "collectionView:layout:sizeForItemAtIndexPath:")
    sections.reserveCapacity(counts.count)
    for section in counts.indices {
      var made = Section(start: along, end: along)
      made.header = edge(
        told.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
          ?? layout.headerReferenceSize, at: &along, limit)
      let inset =
        told.collectionView?(view, layout: layout, insetForSectionAt: section)
        ?? layout.sectionInset
      along += isHorizontal ? inset.left : inset.top
      let spacing = Spacing(
        line: told.collectionView?(
          view, layout: layout, minimumLineSpacingForSectionAt: section)
          ?? layout.minimumLineSpacing,
        item: told.collectionView?(
          view, layout: layout, minimumInteritemSpacingForSectionAt: section)
          ?? layout.minimumInteritemSpacing,
        start: isHorizontal ? inset.top : inset.left,
        stop: limit - (isHorizontal ? inset.bottom : inset.right))
      made.items = flow(counts[section], spacing, from: &along) { item in
        let path = IndexPath(item: item, section: section)
        let told = hasSizes ? told.collectionView?(view, layout: layout, sizeForItemAt: path) : nil
        return told ?? layout.size(ofItemAt: path)
      }
      along += isHorizontal ? inset.right : inset.bottom
      made.footer = edge(
        told.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
          ?? layout.footerReferenceSize, at: &along, limit)
      made.end = along
      for frame in made.items {
        made.longest = max(made.longest, end(of: frame) - start(of: frame))
      }
      sections.append(made)
    }
    contentSize =
      isHorizontal ? CGSize(width: along, height: limit) : CGSize(width: limit, height: along)
  }

  private struct Spacing {
    let line: CGFloat
    let item: CGFloat
    let start: CGFloat
    let stop: CGFloat
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: size.width, height: size.height)
      : CGRect(x: across, y: along, width: size.width, height: size.height)
  }

  private func edge(_ size: CGSize, at along: inout CGFloat, _ limit: CGFloat) -> CGRect? {
    let length = isHorizontal ? size.width : size.height
    guard length > 0 else { return nil }
    defer { along += length }
    return rect(
      along, 0,
      isHorizontal
        ? CGSize(width: length, height: limit) : CGSize(width: limit, height: length))
  }

  private func flow(
    _ count: Int, _ spacing: Spacing, from along: inout CGFloat, size: (Int) -> CGSize
  ) -> [CGRect] {
    var items: [CGRect] = []
    items.reserveCapacity(count)
    var across = spacing.start
    var line: CGFloat = 0
    var lineStart = 0
    for item in 0..<count {
      let size = size(item)
      let (length, breadth) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
      if across > spacing.start, across + breadth > spacing.stop + 0.001 {
        spread(&items[lineStart...], by: spacing.stop - across + spacing.item)
        along += line + spacing.line
        (across, line, lineStart) = (spacing.start, 0, item)
      }
      items.append(rect(along, across, size))
      across += breadth + spacing.item
      line = max(line, length)
    }
    along += line
    return items
  }

  /// Moves the items of a full line apart until they reach both edges, as flow layouts do.
  private func spread(_ items: inout ArraySlice<CGRect>, by rest: CGFloat) {
    guard items.count > 1, rest > 0 else { return }
    for (place, index) in items.indices.enumerated() {
      let distance = rest * CGFloat(place) / CGFloat(items.count - 1)
      items[index] = items[index].offsetBy(
        dx: isHorizontal ? 0 : distance, dy: isHorizontal ? distance : 0)
    }
  }

  /// Returns what lies in a rectangle, in order; the kind of an item is nil.
  func elements(in rect: CGRect) -> [(path: IndexPath, kind: String?, frame: CGRect)] {
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    var found: [(path: IndexPath, kind: String?, frame: CGRect)] = []
    for number in sections.indices where sections[number].end > low && sections[number].start < high
    {
      let section = sections[number]
      func add(_ frame: CGRect, _ kind: String?, _ item: Int) {
        guard frame.overlaps(rect) else { return }
        found.append((IndexPath(item: item, section: number), kind, frame))
      }
      if let header = section.header { add(header, UICollectionView.elementKindSectionHeader, 0) }
      var item = firstItem(in: section, from: low)
      while item < section.items.count, start(of: section.items[item]) < high {
        add(section.items[item], nil, item)
        item += 1
      }
      if let footer = section.footer { add(footer, UICollectionView.elementKindSectionFooter, 0) }
    }
    return found
  }

  private func start(of frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }

  private func end(of frame: CGRect) -> CGFloat { isHorizontal ? frame.maxX : frame.maxY }

  /// The starts of items ascend, their ends need not: goes back by the longest.
  private func firstItem(in section: Section, from low: CGFloat) -> Int {
    var (first, last) = (0, section.items.count)
    while first < last {
      let middle = (first + last) / 2
      if start(of: section.items[middle]) >= low { last = middle } else { first = middle + 1 }
    }
    while first > 0, start(of: section.items[first - 1]) + section.longest > low {
      first -= 1
    }
    return first
  }

  func frame(ofItemAt path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func frame(ofKind kind: String, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return sections[section].header
    case UICollectionView.elementKindSectionFooter: return sections[section].footer
    default: return nil
    }
  }
}
