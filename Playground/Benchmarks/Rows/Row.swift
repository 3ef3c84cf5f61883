/// A line of the report: some work, and who does it.
struct Row {
  /// What the work is done on.
  let group: String

  /// The work.
  let work: String

  /// The type of the ids.
  let ids: String

  let limit: Limit

  /// Makes the contenders, and all that they need.
  let contenders: @MainActor () -> [Contender]

  /// The text that filters look at.
  var fullName: String { "\(group), \(work), \(ids)" }

  /// Returns the row with its times.
  @MainActor
  func measured(with effort: Effort) -> RowResult {
    let contenders = contenders()
    let contest = Contest(contenders, effort: effort)
    return RowResult(
      row: self,
      times: zip(contenders, contest.times).map { contender, times in
        .init(
          name: contender.name, role: contender.role,
          nanoseconds: times.isEmpty ? nil : Spread(times))
      },
      roundCount: contest.ratios.count,
      ratio: Spread(contest.ratios))
  }

  /// All rows, in the order of the report.
  @MainActor
  static func all(isQuick: Bool) -> [Row] {
    var rows =
      flatRows(isQuick: isQuick) + sectionedRows(isQuick: isQuick) + sectionReplacingRows
      + livePathRows + compositeRows + editingRows + lookupRows + presentingRows
      + transformRows + lazyRows + loadingRows(isQuick: isQuick) + selectionRows
      + pagerRows(isQuick: isQuick)
    #if HEADLESS_UIKIT
    rows += listRows(isQuick: isQuick)
    #endif
    return rows
  }
}

/// A line of the report, measured.
struct RowResult {
  /// What one contender took for doing the work once.
  struct Time {
    let name: String
    let role: Contender.Role

    /// The time, or `nil` when the contender was left out.
    let nanoseconds: Spread?
  }

  let row: Row
  let times: [Time]
  let roundCount: Int

  /// The subject's time by that of the references.
  let ratio: Spread

  /// What the subject took.
  var subject: Spread? { times.first { $0.role == .subject }?.nanoseconds }

  /// Whether the row costs more than it may.
  var isOver: Bool {
    if ratio.median > row.limit.ratio { return true }
    guard let most = row.limit.nanoseconds, let subject else { return false }
    return subject.median > most
  }

  /// Returns the time of a contender by its name.
  func time(of name: String) -> Time? {
    times.first { $0.name == name }
  }
}
