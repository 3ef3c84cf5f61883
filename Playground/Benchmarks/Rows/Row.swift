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

  /// Creates a row.
  init(
    _ group: String, _ work: String, _ limit: Limit, ids: String = Int.label,
    contenders: @escaping @MainActor () -> [Contender]
  ) {
    (self.group, self.work, self.limit, self.ids) = (group, work, limit, ids)
    self.contenders = contenders
  }

  /// The text that filters look at.
  var fullName: String { Row.fullName(group, work, ids) }

  /// Returns the name of a row by its parts.
  static func fullName(_ group: String, _ work: String, _ ids: String) -> String {
    "\(group), \(work), \(ids)"
  }

  /// Returns the row with its times.
  ///
  /// - Parameters:
  ///   - effort: How long to measure.
  ///   - factor: How many times its limit the row may cost.
  /// - Returns: What has been measured.
  @MainActor
  func measured(with effort: Effort, factor: Double) -> RowResult {
    let contenders = contenders()
    let contest = Contest(contenders, effort: effort)
    return RowResult(
      row: self,
      factor: factor,
      times: zip(contenders, contest.times).map { contender, times in
        .init(role: contender.role, nanoseconds: times.isEmpty ? nil : Spread(times))
      },
      roundCount: contest.ratios.count,
      ratio: Spread(contest.ratios))
  }

  /// All rows, in the order of the report.
  @MainActor
  static func all(isQuick: Bool) -> [Row] {
    flatRows(isQuick: isQuick) + sectionedRows(isQuick: isQuick) + sectionReplacingRows
      + followingRows + livePathRows + compositeRows + editingRows + lookupRows + presentingRows
      + transformRows + lazyRows + loadingRows(isQuick: isQuick) + selectionRows
      + pagerRows(isQuick: isQuick) + listRows(isQuick: isQuick)
  }
}

/// A line of the report, measured.
struct RowResult {
  /// What one contender took for doing the work once.
  struct Time {
    let role: Contender.Role

    /// The time, or `nil` when the contender was left out.
    let nanoseconds: Spread?
  }

  let row: Row

  /// How many times its limit the row may cost.
  let factor: Double

  let times: [Time]
  let roundCount: Int

  /// The subject's time by that of the references.
  let ratio: Spread

  /// What the subject took.
  var subject: Spread? { times.first { $0.role == .subject }?.nanoseconds }

  /// Whether the row costs more than it may, in the rounds that others on the machine disturbed least.
  ///
  /// If these are busy, every second turn of a contender can be interrupted, and the medians of two
  /// contenders differ by any factor.
  var isOver: Bool {
    guard let subject else { return false }
    let references = times.filter { $0.role.isReference }
    let reference = references.reduce(0) { $0 + ($1.nanoseconds?.least ?? 0) }
    if min(ratio.median, subject.least / reference) > row.limit.ratio * factor { return true }
    return row.limit.nanoseconds.map { subject.least > $0 * factor } ?? false
  }

  /// Returns the time of a contender by its name.
  func time(of name: String) -> Time? {
    times.first { $0.role.name == name }
  }
}
