#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What `--json` writes: ratios that can be compared between machines, and nanoseconds that cannot.
struct Report: Codable {
  /// The quartiles of a spread, each `nil` if it is no number.
  struct Quartiles: Codable {
    let lowerQuartile: Double?
    let median: Double?
    let upperQuartile: Double?

    init(_ spread: Spread) {
      func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
      lowerQuartile = finite(spread.lowerQuartile)
      median = finite(spread.median)
      upperQuartile = finite(spread.upperQuartile)
    }
  }

  /// A row and its result.
  struct Entry: Codable {
    let group: String
    let work: String
    let ids: String
    let unit: String
    let ratio: Quartiles
    let limit: Double
    let nanosecondLimit: Double?
    let isOver: Bool
    let rounds: Double
    let nanoseconds: [String: Quartiles?]
  }

  let rows: [Entry]
  let overCount: Int
}

extension Report {
  /// Returns the report of a run, with a line for each row, so that versions of a file can be compared.
  static func text(of results: [RowResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let rows = try results.map { result in
      String(decoding: try encoder.encode(Entry(result)), as: UTF8.self)
    }
    let overCount = results.count { $0.isOver }
    return "{\"rows\":[\n\(rows.joined(separator: ",\n"))\n],\"overCount\":\(overCount)}"
  }
}

extension Report.Entry {
  fileprivate init(_ result: RowResult) {
    (group, work, ids) = (result.row.group, result.row.work, result.row.ids)
    unit = result.row.limit.unit
    ratio = Report.Quartiles(result.ratio)
    limit = result.row.limit.ratio
    nanosecondLimit = result.row.limit.nanoseconds
    isOver = result.isOver
    rounds = Double(result.roundCount)
    nanoseconds = Dictionary(
      uniqueKeysWithValues: result.times.map { ($0.role.name, $0.nanoseconds.map { .init($0) }) })
  }
}
