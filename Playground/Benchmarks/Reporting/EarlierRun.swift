#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The ratios of an earlier run, from a file that `--json` wrote.
struct EarlierRun {
  /// By which share a ratio has to differ to be mentioned: less than that is noise.
  private static let noise = 0.25

  private let ratios: [String: Double]

  /// Reads a file.
  init(contentsOfFile path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let report = try JSONDecoder().decode(Report.self, from: data)
    ratios = Dictionary(
      report.rows.compactMap { row in
        row.ratio.median.map { (Row.fullName(row.group, row.work, row.ids), $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns which ratios differ, those first that have grown most.
  func comparison(with results: [RowResult]) -> String {
    let changes: [(name: String, was: Double, now: Double)] = results.compactMap { result in
      let (name, now) = (result.row.fullName, result.ratio.median)
      return ratios[name].map { (name, $0, now) }
    }
    let lines = changes.filter { abs($0.now / $0.was - 1) > EarlierRun.noise }
      .sorted { $0.now / $0.was > $1.now / $1.was }
      .map { "\($0.name): \($0.was.asRatio) before, \($0.now.asRatio) now" }
    let newCount = results.count - changes.count
    let summary = """
      \(changes.count) rows are in both runs, \(newCount) are new; \(lines.count) differ by more than a quarter
      """
    return "\n" + ([summary] + lines).joined(separator: "\n")
  }
}
