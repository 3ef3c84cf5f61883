/// What all controllers of a tour hear, in order.
@MainActor
final class PageJournal {
  /// The ledgers of all controllers that were ever made, in the order they were.
  private(set) var ledgers: [PageLedger] = []

  /// What is done once, when a certain token is noted.
  var reaction: (token: String, action: () -> Void)?

  private var tokens: [String] = []

  /// Opens a ledger for a controller.
  func open(_ name: String) -> PageLedger {
    let ledger = PageLedger(name: name)
    ledgers.append(ledger)
    return ledger
  }

  /// Notes what a controller heard.
  func note(_ token: String) {
    tokens.append(token)
    guard let reaction, reaction.token == token else { return }
    self.reaction = nil
    reaction.action()
  }

  /// Returns what was noted since the last time.
  func take() -> [String] {
    defer { tokens = [] }
    return tokens
  }
}
