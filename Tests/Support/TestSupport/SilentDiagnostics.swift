import Collate
package import Testing

/// Keeps reports about invalid data off the output of tests that pass it on purpose.
///
///     @Suite("Identities in composites", .silentDiagnostics)
///
/// A test that has the reports come to a hook of its own receives them all the same.
package struct SilentDiagnostics: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { Diagnostics.hook = Diagnostics.hook ?? { _, _ in } }
    try await body()
    await MainActor.run { Diagnostics.hook = nil }
  }
}

extension Trait where Self == SilentDiagnostics {
  /// Writes no reports about invalid data.
  package static var silentDiagnostics: Self { Self() }
}
