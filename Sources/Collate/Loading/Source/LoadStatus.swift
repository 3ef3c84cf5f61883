/// What a source that loads has to say beside its items, for which the app may show a section.
public enum LoadStatus: Sendable {
  /// There is nothing yet, and it is being loaded.
  case loading

  /// There is nothing.
  case empty

  /// There is nothing, because the load failed.
  case failed(any Error)

  /// There are items, and this is what an end of the list does.
  ///
  /// The count is that of items that were dropped there; the error is that of the last load, if it failed.
  case edge(LoadDirection, LoaderState.Edge, droppedCount: Int, error: (any Error)?)
}
