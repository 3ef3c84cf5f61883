package import Testing

/// Lets others run until something is the case, and fails when that never comes.
///
/// Other tests share the main actor and may run in between, for minutes at a time. So it is given up
/// only when there was time for all of them, and the others have had many turns.
@MainActor
package func until(
  _ condition: @autoclosure () -> Bool, at location: SourceLocation = #_sourceLocation
) async {
  let start = ContinuousClock.now
  var turns = 0
  while turns < 10_000 || start.duration(to: .now) < .seconds(20) {
    if condition() { return }
    turns += 1
    await Task.yield()
  }
  Issue.record("It never came to be", sourceLocation: location)
}

/// Calls a method that could also be awaited, without waiting for its end.
@MainActor
package func withoutWaiting(_ body: () -> Void) { body() }
