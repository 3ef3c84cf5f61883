import PlaygroundTerminal

/// What the calls that all pages heard come to.
@MainActor
struct TourVerdict {
  private let ledgers: [PageLedger]

  private let kind: PagerOptions.Kind

  /// What is wrong, if anything is.
  private let faults: [String]

  /// Creates a verdict, when nothing happens any more.
  ///
  /// - Parameters:
  ///   - journal: What the pages heard.
  ///   - differences: Where that is not what they were told.
  ///   - kind: The kind of the pager.
  init(on journal: PageJournal, differences: [String], kind: PagerOptions.Kind) {
    self.kind = kind
    ledgers = journal.ledgers
    faults =
      differences + ledgers.flatMap(\.faults)
      + ledgers.filter { !$0.isClosed }.map { "\($0.name) is not closed" }
      + ledgers.flatMap { ledger in
        Self.pairs.filter { ledger.count(of: $0.begin) != ledger.count(of: $0.end) }.map {
          "\(ledger.name) heard \($0.begin.token) \(ledger.count(of: $0.begin)) times, and "
            + "\($0.end.token) \(ledger.count(of: $0.end)) times"
        }
      }
  }

  /// The calls of which each page has to hear as many as of the other.
  ///
  /// An appearance that is cancelled is begun in the other direction and ended once; so what
  /// balances is the beginnings in either direction.
  private static let pairs: [(begin: PageCall, end: PageCall)] = [
    (.add, .remove), (.didMove, .willMoveFromParent), (.willAppear, .willDisappear),
    (.attach, .detach),
  ]

  /// Whether every page heard all that is due to it.
  var isBalanced: Bool { faults.isEmpty }
}

extension TourVerdict {
  /// The calls of each page in a table, and the verdict.
  var lines: [String] {
    var names: [String] = []
    for ledger in ledgers where ledger.count(of: .willAppear) > 0 && !names.contains(ledger.name) {
      names.append(ledger.name)
    }
    var rows = [[kind == .reused ? "slot" : "page", "made"] + Self.columns.map(\.token)]
    rows += names.map { name in row(name, of: ledgers.filter { $0.name == name }) }
    let unseen = ledgers.filter { !names.contains($0.name) }
    if !unseen.isEmpty { rows.append(row("unseen", of: unseen)) }
    return ["", "Verdict"] + rows.map(Self.line) + [""] + sentence
  }

  private static let columns: [PageCall] = [
    .add, .remove, .willAppear, .willDisappear, .attach, .detach, .didAppear, .didDisappear,
  ]

  private func row(_ name: String, of ledgers: [PageLedger]) -> [String] {
    let counts = Self.columns.map { call in ledgers.reduce(0) { $0 + $1.count(of: call) } }
    return [name, "\(ledgers.count)"] + counts.map(\.description)
  }

  private static func line(_ cells: [String]) -> String {
    "   " + cells[0].padded(toColumns: 7)
      + cells.dropFirst().map { $0.padded(toColumns: 7, atStart: true) }.joined()
  }

  private var sentence: [String] {
    if !isBalanced {
      return TourPrinter.paragraph("Not balanced:") + faults.flatMap(TourPrinter.paragraph)
    }
    let subject = ledgers.count == 1 ? "the controller" : "each of \(ledgers.count) controllers"
    return TourPrinter.paragraph(
      """
      Balanced: \(subject) heard as many beginnings in one direction as in the other, nothing out \
      of turn, and is hidden, off screen, no child and let go now.
      """)
  }
}
