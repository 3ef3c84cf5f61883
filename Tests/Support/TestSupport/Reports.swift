package import Collate
package import Testing

/// What sources and lists report while it exists, also to other tests that wait at the same time.
///
///     let reports = Reports()
///     source.sections = [feed, feed]
///     expectEqual(reports.messages.count, 1)
@MainActor
package final class Reports {
  private struct Entry {
    weak var reports: Reports?
  }

  private static var entries: [Entry] = []

  /// The reports, in order.
  package private(set) var issues: [Diagnostics.Issue] = []

  /// Their descriptions.
  package var messages: [String] { issues.map(\.description) }

  private let isMeant: (Diagnostics.Issue, AnyObject) -> Bool

  /// Takes reports from now on.
  ///
  /// - Parameter isMeant: Returns whether a report about an object is of interest.
  package init(where isMeant: @escaping (Diagnostics.Issue, AnyObject) -> Bool = { _, _ in true }) {
    self.isMeant = isMeant
    Self.entries.append(Entry(reports: self))
    Self.silence()
  }

  /// Keeps reports off the output from now on.
  ///
  /// The hook stays, as tests that wait expect theirs when others have ended.
  package static func silence() {
    Diagnostics.hook = { issue, source in
      entries.removeAll { $0.reports == nil }
      for reports in entries.compactMap(\.reports) where reports.isMeant(issue, source) {
        reports.issues.append(issue)
      }
    }
  }
}

/// Returns what is reported while a body runs.
@MainActor
package func reports(during body: () throws -> Void) rethrows -> [String] {
  let reports = Reports()
  try body()
  return reports.messages
}

/// Keeps reports about invalid data off the output of tests that pass it on purpose.
///
///     @Suite("Identities in composites", .silentDiagnostics)
package struct SilentDiagnostics: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { Reports.silence() }
    try await body()
  }
}

extension Trait where Self == SilentDiagnostics {
  /// Writes no reports about invalid data.
  package static var silentDiagnostics: Self { Self() }
}
