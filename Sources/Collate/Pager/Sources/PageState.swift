/// How the state of a page is kept while it has no controller: a scroll position, a selection.
///
///     PageState { $0.scrollPosition } restore: { $0.scrollPosition = $1 }
///
/// State is kept by page, and dropped with it.
@MainActor
public struct PageState<Controller: AnyObject> {
  let save: (Controller) -> Any
  let restore: (Controller, Any) -> Void

  /// Creates a way to keep state.
  ///
  /// - Parameters:
  ///   - save: Returns the state of a controller, which is about to be let go or used for another
  ///     page.
  ///   - restore: Gives a state to a controller, which has the data of the page and no view on
  ///     screen.
  public init<State>(
    save: @escaping (Controller) -> State,
    restore: @escaping (Controller, State) -> Void
  ) {
    self.save = save
    self.restore = { controller, state in
      if let state = state as? State { restore(controller, state) }
    }
  }
}
