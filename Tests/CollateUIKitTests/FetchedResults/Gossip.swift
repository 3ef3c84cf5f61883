#if HEADLESS_UIKIT
@_spi(Headless) import CoreData

extension FetchedResultsGossip {
  /// The ways of a controller, from the documented one to what is heard of.
  static let all: [Self] = [
    [], .silentFetches, .reconfigures, .repeats, .twins, .chatty,
    [.repeats, .twins, .reconfigures], [.silentFetches, .chatty, .repeats],
  ]
}
#endif
