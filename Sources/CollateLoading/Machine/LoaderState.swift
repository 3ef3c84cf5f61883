import CollateCore

/// What a source that loads does, for each of its lanes.
public struct LoaderState: Hashable, Sendable {
  /// What there is to show.
  public enum Content: Hashable, Sendable {
    /// Nothing, and nothing was loaded yet.
    case idle

    /// Nothing yet, but it is being loaded.
    case loading

    /// Items.
    case loaded

    /// Nothing, because there is nothing.
    case empty

    /// Nothing, because the refresh failed, or a page at an end, which may have items.
    case failed
  }

  /// What the lane of refreshes does.
  public enum Refresh: Hashable, Sendable {
    /// Nothing.
    case idle

    /// It loads.
    case loading(LoadIntent)

    /// Nothing, after the last load failed.
    case failed
  }

  /// What an end of the list or a gap does.
  public enum Edge: Hashable, Sendable {
    /// There are more items to load.
    case more

    /// More items are being loaded.
    case loading

    /// There are more items to load, but the last load failed.
    case failed

    /// There are no more items that could be asked for now.
    ///
    /// So it is also before anything is loaded, after the first load has failed, and until another list has arrived.
    case exhausted
  }

  /// What there is to show.
  public var content = Content.idle

  /// What the lane of refreshes does.
  public var refresh = Refresh.idle

  /// What the end of the list does.
  public var forward = Edge.exhausted

  /// What the beginning of the list does.
  public var backward = Edge.exhausted

  /// What each gap does; never ``Edge/exhausted``.
  public var gaps: [LoadGap: Edge] = [:]

  /// The number of items that were dropped at the beginning, and not loaded again.
  public var droppedBefore = 0

  /// The number of items that were dropped at the end, and not loaded again.
  public var droppedAfter = 0

  /// Creates the state of a source that has loaded nothing.
  public init() {}
}

extension LoaderState {
  /// Returns what an end of the list does.
  public subscript(direction: LoadDirection) -> Edge {
    direction == .forward ? forward : backward
  }
}
