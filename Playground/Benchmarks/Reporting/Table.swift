import Foundation

/// Writes rows as aligned text.
struct Table {
  private static let workWidth = 46

  private var group = ""

  /// What the columns mean.
  static let header = """
    Medians of interleaved rounds. F1 compares all items once, F2 hashes all ids once.
    Over its limit: "!". Right: the standard library's times, by Collate's.

    """
    + line(
      "", "ids", "collate", "ratio", "quartiles", "limit", " ", "F1", "F2", "diff", "+moves")

  /// Returns the lines for a row, the heading of its group included where one begins.
  mutating func lines(for result: RowResult) -> String {
    let row = result.row
    let heading = row.group == group ? "" : "\n\(row.group)\n"
    group = row.group
    let isFloor = row.limit.unit == Floor.comparing || row.limit.unit == Floor.hashing
    let unit = isFloor ? " \(row.limit.unit)" : "   "
    let time = result.subject.map { $0.median.asTime } ?? "-"
    var line = Table.line(
      row.work, row.ids, time, result.ratio.median.asRatio + unit,
      "\(result.ratio.lowerQuartile.asRatio)-\(result.ratio.upperQuartile.asRatio)",
      row.limit.ratio.asRatio, result.isOver ? "!" : " ", Table.floor(Floor.comparing, result),
      Table.floor(Floor.hashing, result), Table.standard("difference", result),
      Table.standard("inferringMoves", result))
    if !isFloor {
      let references = result.times.filter { $0.role.isReference }.map { time in
        "\(time.role.name) \(time.nanoseconds?.median.asTime ?? "-")"
      }
      line += "by " + references.joined(separator: ", ")
      if let most = row.limit.nanoseconds { line += "; at most \(most.asTime)" }
    }
    return heading + line.trimmingTrailingSpaces
  }

  /// Returns the last line.
  static func summary(of results: [RowResult]) -> String {
    let overCount = results.count { $0.isOver }
    return "\n\(results.count) rows, \(overCount) over their limits"
  }

  private static func floor(_ name: String, _ result: RowResult) -> String {
    result.time(of: name)?.nanoseconds?.median.asTime ?? ""
  }

  private static func standard(_ name: String, _ result: RowResult) -> String {
    guard let time = result.time(of: name) else { return "" }
    guard let nanoseconds = time.nanoseconds, let subject = result.subject else { return "skipped" }
    return (nanoseconds.median / subject.median).asRatio + " x"
  }

  private static func line(_ work: String, _ ids: String, _ columns: String...) -> String {
    let widths = [9, 10, 12, 6, 1, 9, 9, 10, 10]
    return work.paddedRight(to: workWidth) + " " + ids.paddedRight(to: 4)
      + zip(columns, widths).map { " " + $0.paddedLeft(to: $1) }.joined()
  }
}

extension Double {
  /// The number with as many digits as a ratio deserves.
  var asRatio: String { rounded(toDigits: self < 10 ? 2 : self < 100 ? 1 : 0) }

  /// The nanoseconds in a fitting unit.
  var asTime: String {
    if self < 1000 { return rounded(toDigits: self < 100 ? 1 : 0) + " ns" }
    if self < 1_000_000 { return (self / 1000).rounded(toDigits: self < 100_000 ? 1 : 0) + " us" }
    let milliseconds = self / 1_000_000
    return milliseconds.rounded(toDigits: milliseconds < 100 ? 1 : 0) + " ms"
  }

  /// The number with so many digits after the point.
  private func rounded(toDigits digits: Int) -> String {
    isFinite ? String(format: "%.\(digits)f", self) : "\(self)"
  }
}

extension String {
  fileprivate func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate func paddedRight(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmingTrailingSpaces: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
