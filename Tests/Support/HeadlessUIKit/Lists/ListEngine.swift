/// What table and collection views have in common: the counts the view believes in, and batches
/// checked against them.
@MainActor final class ListEngine {
  let dialect: BatchUpdates.Dialect
  /// The numbers of items as the view knows them; nil when it never asked, or reloads.
  private(set) var counts: [Int]?
  private(set) var calls = ListCalls()
  private var depth = 0
  private var batch: BatchUpdates
  private var completions: [@MainActor (Bool) -> Void] = []
  private var questionDepth = 0
  private var isApplying = false

  /// While the data source is asked to commit a move, the view moves the item itself.
  private(set) var isCommittingMove = false
  /// Set while a person moves an item.
  var isMoving = false

  private unowned let view: UIView
  private let fetch: () -> [Int]
  private let apply: (BatchUpdates, BatchUpdates.Report) -> Void
  private let discard: () -> Void

  init(
    _ dialect: BatchUpdates.Dialect, of view: UIView, fetch: @escaping () -> [Int],
    apply: @escaping (BatchUpdates, BatchUpdates.Report) -> Void, discard: @escaping () -> Void
  ) {
    (self.dialect, self.view) = (dialect, view)
    (self.fetch, self.apply, self.discard) = (fetch, apply, discard)
    batch = BatchUpdates(dialect)
  }

  var isUpdating: Bool { depth > 0 }

  /// Whether the view hears of what code selects or deselects.
  var hearsSelection: Bool {
    HeadlessUIKit.quirks.hearsSelectionInBatches || !isUpdating && !isApplying
  }

  var isAsking: Bool { questionDepth > 0 }

  /// The view's own picture; asks the data source only when it has none.
  func current() -> [Int] {
    if let counts { return counts }
    let fresh = ask(fetch)
    calls.countRequests += 1
    counts = fresh
    return fresh
  }

  func hasItem(at path: IndexPath) -> Bool {
    let counts = current()
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Whether an item may be selected: there is one, as far as the view knows.
  func canSelectItem(at path: IndexPath) -> Bool {
    counts == nil && !HeadlessUIKit.quirks.asksBeforeSelecting || hasItem(at: path)
  }

  /// Lays out, asks a data source or delegate, or tells it what is displayed: no time for updates.
  func ask<Answer>(_ body: () -> Answer) -> Answer {
    questionDepth += 1
    defer { questionDepth -= 1 }
    return body()
  }

  func tally(_ change: (inout ListCalls) -> Void) { change(&calls) }

  /// Forgets the counts, as `reloadData` does.
  func invalidate() {
    calls.reloads += 1
    forbid("reloadData")
    if isUpdating { HeadlessUIKit.hazard("reloadData within a batch") }
    counts = nil
  }

  /// Forgets the counts without a word: there is another data source.
  func forget() { counts = nil }

  private func forbid(_ what: String) {
    if isAsking {
      HeadlessUIKit.hazard(
        "\(what) while the \(dialect.view) lays out, or asks its data source or delegate")
    }
    if isCommittingMove {
      HeadlessUIKit.hazard("\(what) within moveItemAt: the view moves the item itself")
    } else if isMoving {
      HeadlessUIKit.hazard("\(what) while an item is moved by hand")
    }
  }

  func begin() {
    if depth == 0 {
      forbid("a batch")
      if view.window == nil {
        HeadlessUIKit.hazard("a batch for a \(dialect.view) outside of any window")
      }
      // The trap: the counts "before" are read here at the latest. A data source that changed
      // already, while the view has no picture or a pending reload, breaks the arithmetic.
      _ = current()
    }
    depth += 1
  }

  func end(completion: (@MainActor (Bool) -> Void)? = nil) {
    guard depth > 0 else {
      HeadlessUIKit.hazard("endUpdates without beginUpdates")
      return
    }
    if let completion { completions.append(completion) }
    depth -= 1
    if depth == 0 { finish() }
  }

  private func finish() {
    let finished = batch
    let done = completions
    batch = BatchUpdates(dialect)
    completions = []
    calls.batches += 1
    if let before = counts {
      let after = ask(fetch)
      calls.countRequests += 1
      check(finished, before: before, after: after)
    }
    for completion in done { HeadlessUIKit.afterAnimation { completion(true) } }
  }

  private func check(_ finished: BatchUpdates, before: [Int], after: [Int]) {
    let report = finished.validate(
      before: before, after: after, modernMessages: HeadlessUIKit.quirks.modernBatchMessages)
    counts = after
    if let failure = report.failures.first {
      HeadlessUIKit.raise(failure)
      return discard()
    }
    var isFatal = false
    var hazards = report.hazards
    if dialect == .table, finished.mixesSectionMoves,
      HeadlessUIKit.quirks.tablesRefuseMixedSectionMoves
    {
      hazards.append("sections move beside others that come or go")
    }
    for hazard in hazards where HeadlessUIKit.hazard(hazard) { isFatal = true }
    isApplying = true
    isFatal ? discard() : apply(finished, report)
    isApplying = false
  }

  func record(_ updates: [BatchUpdates.Update]) {
    begin()
    batch.updates += updates
    end()
  }

  /// Lets the data source move an item, and then moves the view's own.
  func commitMove(from source: IndexPath, to target: IndexPath, _ tell: () -> Void) {
    isCommittingMove = true
    _ = current()
    tell()
    isCommittingMove = false
    guard source != target, counts != nil else { return }
    depth += 1
    batch.updates.append(.moveItem(source, target))
    end()
  }
}
