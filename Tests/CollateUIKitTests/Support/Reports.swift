#if HEADLESS_UIKIT
import CollateUIKit

@testable import CollateCoreData

/// What lists and sources of fetched results report while it exists, also to other tests that wait at the same time.
@MainActor
final class Reports {
  private struct Entry {
    weak var reports: Reports?
  }

  private static var entries: [Entry] = []

  private let isMeant: (String) -> Bool
  private(set) var messages: [String] = []

  /// Takes reports from now on.
  ///
  /// - Parameter isMeant: Returns whether a message is of interest.
  init(where isMeant: @escaping (String) -> Bool = { _ in true }) {
    self.isMeant = isMeant
    Self.entries.removeAll { $0.reports == nil }
    Self.entries.append(Entry(reports: self))
    let send = { message in for entry in Self.entries { entry.reports?.take(message) } }
    ListReport.shared.send = send
    FetchedResultsListener.send = send
  }

  private func take(_ message: String) {
    if isMeant(message) { messages.append(message) }
  }
}

/// Returns what lists report while a body runs.
@MainActor
func reports(during body: () throws -> Void) rethrows -> [String] {
  let reports = Reports()
  try body()
  return reports.messages
}
#endif
