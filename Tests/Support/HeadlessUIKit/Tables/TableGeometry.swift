/// Where the rows, headers and footers of a table are.
struct TableGeometry {
  /// A header or footer.
  struct Edge {
    var height: CGFloat
    /// Whether it is unknown as yet if there is one, or how high it is.
    var isOpen: Bool
    /// What the delegate said about its height, if it was asked already.
    var answer: CGFloat?
    /// Whether it is known that there is no view to show.
    var isBlank = false
  }

  struct Section {
    var header: Edge
    var footer: Edge
    var rowHeights: [CGFloat]
    var isMeasured: [Bool]
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var rowTops: [CGFloat] = []
    fileprivate(set) var bottom: CGFloat = 0

    init(header: Edge, footer: Edge, rowHeights: [CGFloat], isMeasured: Bool) {
      (self.header, self.footer, self.rowHeights) = (header, footer, rowHeights)
      self.isMeasured = Array(repeating: isMeasured, count: rowHeights.count)
    }

    var rowsBottom: CGFloat { bottom - footer.height }
  }

  var sections: [Section] = []
  /// The height of the table's own header.
  var start: CGFloat = 0
  /// The height of the table's own footer.
  var end: CGFloat = 0
  private(set) var height: CGFloat = 0

  /// Sets everything below one another.
  mutating func settle() {
    var top = start
    for number in sections.indices {
      sections[number].top = top
      top += sections[number].header.height
      var tops: [CGFloat] = []
      tops.reserveCapacity(sections[number].rowHeights.count)
      for height in sections[number].rowHeights {
        tops.append(top)
        top += height
      }
      sections[number].rowTops = tops
      top += sections[number].footer.height
      sections[number].bottom = top
    }
    height = top + end
  }

  /// Returns the sections of which something may be seen between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].top <= bottom && sections[$0].bottom >= top }
  }

  /// Returns the rows of which something is seen between two heights.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard top < bottom else { return [] }
    var paths: [IndexPath] = []
    for number in sections(from: top, to: bottom) {
      let section = sections[number]
      var row = section.firstRow(endingBelow: top)
      while row < section.rowTops.count, section.rowTops[row] < bottom {
        if section.rowHeights[row] > 0 { paths.append(IndexPath(row: row, section: number)) }
        row += 1
      }
    }
    return paths
  }

  func frame(of path: IndexPath, width: CGFloat) -> CGRect {
    let section = sections[path.section]
    return CGRect(
      x: 0, y: section.rowTops[path.row], width: width, height: section.rowHeights[path.row])
  }
}

extension TableGeometry.Section {
  fileprivate func firstRow(endingBelow top: CGFloat) -> Int {
    var (low, high) = (0, rowTops.count)
    while low < high {
      let middle = (low + high) / 2
      if rowTops[middle] + rowHeights[middle] > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
