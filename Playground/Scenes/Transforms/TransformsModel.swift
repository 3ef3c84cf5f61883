import Collate

/// Files, and the sources that are made of them, one of the other.
@MainActor
final class TransformsModel {
  /// What the files are grouped by.
  enum Grouping: Hashable, Sendable {
    case folder
    case kind
  }

  /// The order of the files of a section.
  enum Order: CaseIterable {
    case asListed
    case byName
    case largestFirst
    case newestFirst
  }

  /// The files, in a section for each folder.
  let files: ArrayDataSource<FileSection>

  /// What is searched for.
  var words = "" {
    didSet { search(narrowing: words.hasPrefix(oldValue)) }
  }

  /// The order of the files of each section.
  var order = Order.asListed {
    didSet { arrange() }
  }

  /// Whether there are lines between files of different kinds.
  var hasLines = false {
    didSet { lined.reevaluate() }
  }

  // begin: transforms
  private lazy var found = files.filter { _ in true }
  private lazy var folders = found.sorted {
    $0.name < $1.name
  }
  private lazy var kinds = found.grouped(
    by: \.kind, order: <, into: FileSection.init)
  private lazy var grouped = SegmentedDataSource(
    [(Grouping.folder, folders), (.kind, kinds)])
  private lazy var first = grouped.prefix(nil)
  private lazy var lined = first.separated {
    [unowned self] gap in line(in: gap)
  }
  lazy var screen = lined.placeholder(nothing)
  // end: transforms

  private let nothing = ArrayDataSource(sections: [FileSection(id: "nothing found")])
    .separated { _ in String?.none }

  /// Creates a screen of files.
  init(_ files: ArrayDataSource<FileSection>) {
    self.files = files
    arrange()
  }
}

extension TransformsModel {
  /// What the files are grouped by.
  var grouping: Grouping {
    get { grouped.selected ?? .folder }
    set { grouped.selected = newValue }
  }

  /// How many files of each section are shown; `nil` for all.
  var limit: Int? {
    get { first.limit }
    set { first.limit = newValue }
  }

  private func search(narrowing: Bool) {
    let words = words.lowercased()
    found.setPredicate(
      { words.isEmpty || $0.name.lowercased().contains(words) },
      change: narrowing ? .narrower : .different)
  }

  private func arrange() {
    let order = order.areInIncreasingOrder
    files.performBatchUpdates {
      folders.areInIncreasingOrder = order
      kinds.areInIncreasingOrder = order
    }
  }

  private func line(in gap: SeparatorGap<ProjectFile>) -> String? {
    guard hasLines, let above = gap.above, let below = gap.below else { return nil }
    return above.kind == below.kind ? nil : "· · ·"
  }

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "transforms")
}

extension TransformsModel.Order {
  /// The order of two files; `nil` for that of the source.
  var areInIncreasingOrder: ((ProjectFile, ProjectFile) -> Bool)? {
    switch self {
    case .asListed: nil
    case .byName: { $0.name < $1.name }
    case .largestFirst: { $0.size > $1.size }
    case .newestFirst: { $0.change > $1.change }
    }
  }

  /// The order in a word or two.
  var title: String {
    switch self {
    case .asListed: "as listed"
    case .byName: "by name"
    case .largestFirst: "largest first"
    case .newestFirst: "newest first"
    }
  }
}
