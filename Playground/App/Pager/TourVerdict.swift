import CollateTesting
import PlaygroundTerminal

/// What the calls that all pages heard come to.
@MainActor
struct TourVerdict {
  /// What is wrong, if anything is.
  let faults: [String]

  /// What to print.
  let lines: [String]

  /// The calls that a page hears, as traces print them.
  private static let calls = [
    "add", "remove", "didMove", "willMove0", "will+", "will-", "attach", "detach", "did+", "did-",
  ]

  /// Compares all that was done, as traces print it, with the calls that each controller heard, and
  /// adds the violations that were found.
  init(on effects: [String], heard: [(name: String, calls: [PageCall])], violations: [String]) {
    var told: [String: [String]] = [:]
    for words in effects.map({ $0.split(separator: " ").map(String.init) })
    where words.count == 2 && Self.calls.contains(words[0]) {
      let name = words[1].filter { $0 != "~" }
      told[name, default: []].append(words[0] + (name == words[1] ? "" : "~"))
    }
    let calls = Dictionary(
      heard.map { ($0.name, $0.calls.map(\.description)) }, uniquingKeysWith: +)
    let names = Set(told.keys).union(calls.keys).sorted()
    faults =
      violations
      + names.filter { told[$0] ?? [] != calls[$0] ?? [] }.map {
        "\($0) was told \(told[$0] ?? []), but heard \(calls[$0] ?? [])"
      }
    let all = calls.values.joined().map { $0.filter { $0 != "~" } }
    let counts = Self.calls.map { call in "\(call) \(all.count { $0 == call })" }
    let text =
      faults.isEmpty
      ? [
        """
        Balanced: \(heard.count, of: "controller") heard what \
        they were told, as many beginnings in one direction as in the other, nothing out of turn; \
        now all are hidden, off screen and no child.
        """
      ] : ["Not balanced:"] + faults
    lines = ["Verdict"] + text.flatMap(TourTrace.paragraph) + TourTrace.list(counts)
  }
}
