/// What a block of a layout shows; none of the sections' type, so that tables of it are specialized.
enum LoadedOrigin: Hashable {
  case page(LoadToken)
  case gap(LoadGap)
  case status(LoadDirection)
}

/// Which items of a source that loads belong to which page, gap or status, and to which section.
///
/// Neighboring pieces with the same section id are one section, whichever pages they come from; so a date
/// that goes over a page boundary is shown once.
struct LoadedLayout<Section: SectionProtocol> {
  /// The items of one block in one section.
  struct Piece {
    let sectionID: Section.ID

    /// The number of items.
    let count: Int

    let kind: Kind

    /// What a piece consists of.
    enum Kind {
      /// Items that were loaded.
      case content

      /// The row of a gap.
      case gap

      /// The section of a status, which no other piece joins.
      case status
    }
  }

  /// A page, a gap or a status.
  struct Block {
    let origin: LoadedOrigin

    /// The revision of a page, which changes with its ids.
    let revision: Int

    let pieces: [Piece]

    /// All sections of a page, if some were delivered without items; otherwise none.
    var delivered: [DeliveredSection] = []
  }

  /// A section as its page delivered it.
  struct DeliveredSection {
    /// The section, without its items.
    let content: Section

    /// Whether it had no items, or only such as are elsewhere; then it is shown without.
    let isEmpty: Bool
  }

  /// A section that is made of neighboring pieces.
  struct Run {
    let sectionID: Section.ID

    /// The pieces.
    var pieces: Range<Int>

    /// The number of items.
    var count: Int
  }

  /// The blocks, in order.
  let blocks: [Block]

  /// The pieces of all blocks, in order.
  let pieces: [Piece]

  /// The sections that they are.
  let runs: [Run]

  /// The path of the first item of each piece.
  let paths: [ItemPath]

  /// The index of each block, and of its first piece.
  let places: [LoadedOrigin: (block: Int, piece: Int)]

  /// Creates the layout of some blocks.
  ///
  /// - Complexity: O(*k*) in the number of pieces.
  init(_ blocks: [Block] = []) {
    self.blocks = blocks
    pieces = blocks.flatMap(\.pieces)
    runs = Self.runs(of: pieces)
    paths = Self.paths(of: pieces, in: runs)
    var places: [LoadedOrigin: (block: Int, piece: Int)] = [:]
    places.reserveCapacity(blocks.count)
    var piece = 0
    for (index, block) in blocks.enumerated() {
      places[block.origin] = (index, piece)
      piece += block.pieces.count
    }
    self.places = places
  }

  private static func runs(of pieces: [Piece]) -> [Run] {
    var runs: [Run] = []
    for (index, piece) in pieces.enumerated() {
      let joins =
        runs.last?.sectionID == piece.sectionID && piece.kind != .status
        && pieces[index - 1].kind != .status
      if joins {
        runs[runs.count - 1].pieces = runs[runs.count - 1].pieces.lowerBound..<index + 1
        runs[runs.count - 1].count += piece.count
      } else {
        runs.append(
          Run(sectionID: piece.sectionID, pieces: index..<index + 1, count: piece.count))
      }
    }
    return runs
  }

  private static func paths(of pieces: [Piece], in runs: [Run]) -> [ItemPath] {
    var paths: [ItemPath] = []
    for (section, run) in runs.enumerated() {
      var item = 0
      for piece in run.pieces {
        paths.append(ItemPath(section: section, item: item))
        item += pieces[piece].count
      }
    }
    return paths
  }
}
