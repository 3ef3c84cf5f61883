/// Whether the handler of a swipe action has said how it went.
@MainActor final class SwipeOutcome {
  var completed: Bool?
}
