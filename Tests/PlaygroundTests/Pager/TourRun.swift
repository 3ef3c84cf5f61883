@testable import playground

/// A tour that was made, with its lines.
@MainActor
struct TourRun {
  let lines: [String]
  let complaints: String
  let code: ExitCode

  /// Makes a tour.
  init(_ options: PagerOptions) {
    var lines: [String] = []
    var complaints = ""
    code = PagerCommand.run(
      options, write: { lines += $0 }, complain: { complaints += $0 })
    (self.lines, self.complaints) = (lines, complaints)
  }

  /// Returns the events of an act with all that belongs to them, without headline and text.
  func act(_ title: String) -> [String] {
    let begin = lines.firstIndex { $0.hasSuffix("  " + title) }
    guard let begin else { return [] }
    let act = lines[lines.index(after: begin)...].prefix { !$0.isEmpty }
    return act.filter { $0.hasPrefix("  ") && (!$0.hasPrefix("   ") || $0.hasPrefix("      ")) }
  }
}

extension PagerOptions {
  /// The kinds of pagers, with a loop or without, and with controllers made ahead or not.
  static func everyKind(of path: String) -> [PagerOptions] {
    [Kind.static, .onDemand, .reused].flatMap { kind in
      [(nil, false), (nil, true), (0, false), (3, true)].map { (count: Int?, loops) in
        PagerOptions(
          paths: [path], kind: kind, preload: count, retain: count,
          poolLimit: kind == .reused ? count : nil, loops: loops)
      }
    }
  }
}
