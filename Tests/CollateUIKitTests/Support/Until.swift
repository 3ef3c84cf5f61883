import Testing

/// Lets others run until something is the case, and fails when that never comes.
///
/// Whoever shares the main actor may run in between, other tests, too.
@MainActor
func until(
  _ condition: @autoclosure () -> Bool,
  at location: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("It never came to be", sourceLocation: location)
}
