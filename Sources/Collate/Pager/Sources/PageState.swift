/// A way to save and restore the state of a page without a controller, such as a scroll position.
///
///     PageState { $0.scrollPosition } restore: { $0.scrollPosition = $1 }
///
/// State is stored per page, and discarded when the page is removed.
@MainActor
public struct PageState<Controller: AnyObject> {
  let save: (Controller) -> Any
  let restore: (Controller, Any) -> Void

  /// Creates a way to save and restore state.
  ///
  /// - Parameters:
  ///   - save: A closure that returns the state of a controller, which is about to be released or
  ///     reused for another page.
  ///   - restore: A closure that restores the state in a controller, which is configured for the
  ///     page and whose view is not on screen.
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
