/// How often a list view was told to do something, and asked for something.
@_spi(Headless) public struct ListCalls: Equatable, Sendable {
  /// How often it was told to reload everything.
  public internal(set) var reloads = 0

  /// How many outermost batches have ended, those of single updates included.
  public internal(set) var batches = 0

  /// How often it asked its data source for all counts.
  public internal(set) var countRequests = 0

  /// How many cells it asked its data source for, reconfigured ones included.
  public internal(set) var configuredCells = 0

  /// How many of those were existing cells, configured again.
  public internal(set) var reconfiguredCells = 0

  /// How many headers, footers and supplementary views it asked for.
  public internal(set) var configuredSupplementaryViews = 0

  /// Creates a count of nothing.
  public init() {}
}
