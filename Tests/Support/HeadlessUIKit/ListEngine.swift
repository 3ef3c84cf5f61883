/// What UITableView and UICollectionView have in common: the counts the view believes in,
/// and batches checked against them.
@MainActor final class ListEngine {
  let dialect: BatchUpdates.Dialect
  /// nil: never asked, or reloadData since.
  private(set) var counts: [Int]?
  private var depth = 0
  private var batch: BatchUpdates
  private var completions: [@MainActor (Bool) -> Void] = []
  /// While the data source is asked to commit an interactive move, updates are misplaced.
  var isCommittingMove = false

  let fetch: () -> [Int]
  let apply: (BatchUpdates, BatchUpdates.Report) -> Void
  let discard: () -> Void

  init(
    _ dialect: BatchUpdates.Dialect, fetch: @escaping () -> [Int],
    apply: @escaping (BatchUpdates, BatchUpdates.Report) -> Void, discard: @escaping () -> Void
  ) {
    (self.dialect, self.fetch, self.apply, self.discard) = (dialect, fetch, apply, discard)
    batch = BatchUpdates(dialect)
  }

  var isUpdating: Bool { depth > 0 }

  /// The view's own picture; asks the data source only when it has none.
  func current() -> [Int] {
    if let counts { return counts }
    let fresh = fetch()
    counts = fresh
    return fresh
  }

  func invalidate() { counts = nil }

  func begin() {
    // The trap: the counts "before" are read here at the latest. A data source that changed
    // already, while the view has no picture or a pending reload, breaks the arithmetic.
    if depth == 0 { _ = current() }
    depth += 1
  }

  func end(completion: (@MainActor (Bool) -> Void)? = nil) {
    if let completion { completions.append(completion) }
    depth -= 1
    guard depth == 0 else { return }
    let finished = batch
    let done = completions
    batch = BatchUpdates(dialect)
    completions = []
    let before = counts ?? []
    let after = fetch()
    let report = finished.validate(
      before: before, after: after, modernMessages: HeadlessUIKit.quirks.modernBatchMessages)
    for hazard in report.hazards { HeadlessUIKit.warn("[hazard] \(hazard)") }
    counts = after
    if let failure = report.failures.first
      ?? (HeadlessUIKit.quirks.hazardsAreFatal
        ? report.hazards.first.map { "[headless] " + $0 } : nil)
    {
      HeadlessUIKit.raise(failure)
      discard()
    } else {
      apply(finished, report)
    }
    for completion in done { HeadlessUIKit.afterAnimation { completion(true) } }
  }

  func record(_ updates: [BatchUpdates.Update]) {
    if isCommittingMove {
      HeadlessUIKit.warn("[hazard] updates from within moveItemAt: the view moves the item itself")
    }
    begin()
    batch.updates += updates
    end()
  }
}
