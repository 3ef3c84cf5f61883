import CollateCore

/// When a source loads by itself, and what becomes of what is there.
public struct LoaderConfiguration: Hashable, Sendable {
  /// The occasions on which a source loads by itself.
  public struct Behaviors: OptionSet, Hashable, Sendable {
    /// The bits of the occasions.
    public let rawValue: Int

    /// Creates a set of occasions from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first time that the host appears, and again until a load succeeds.
    public static let initial = Behaviors(rawValue: 1 << 0)

    /// Each other time that the host appears while the content is not fresh.
    public static let appearance = Behaviors(rawValue: 1 << 1)

    /// The end of the list comes near.
    public static let paging = Behaviors(rawValue: 1 << 2)

    /// The beginning of the list comes near.
    public static let pagingBackward = Behaviors(rawValue: 1 << 3)

    /// Some time has passed since the last refresh while the host is visible.
    public static let autoupdate = Behaviors(rawValue: 1 << 4)

    /// Some time has passed since the last refresh, also while the host is hidden.
    public static let autoupdateInBackground = Behaviors(rawValue: 1 << 5)

    /// Live events may have been missed; without this, there are none.
    public static let live = Behaviors(rawValue: 1 << 6)

    /// Live events go on while the host is hidden.
    public static let liveInBackground = Behaviors(rawValue: 1 << 7)
  }

  /// The occasions on which the source loads by itself.
  public var behaviors: Behaviors = [.initial, .paging]

  /// The number of items beyond the visible ones below which an end of the list is near.
  ///
  /// With 0, an end is near only while there are no items.
  public var prefetchDistance = 5

  /// The time for which an end has to be near before a page is loaded.
  public var pagingDelay = Duration.zero

  /// The time between the end of a page load and the next automatic one at the same end.
  public var pagingInterval = Duration.zero

  /// The number of page loads in a row without new items after which none begins by itself.
  ///
  /// With 0, none ever does.
  package var emptyPageLimit = 3

  /// The number of pages above which those at the other end are dropped, at least two; `nil` for any.
  ///
  /// A page of which a refresh has taken the first items is dropped together with the page of that refresh, so that what
  /// is loaded again has them all. Observers see that the items of dropped pages are deleted, so a selection that
  /// follows the source deselects them.
  public var maximumPageCount: Int?

  /// The time between two automatic refreshes.
  public var updatePeriod = Duration.seconds(30)

  /// The time between two automatic refreshes after failures, each of which doubles it.
  package var maximumUpdatePeriod = Duration.seconds(480)

  /// How often a load that failed is tried again by itself, as long as the host is visible, and shows as loading;
  /// `nil` for never.
  public var retry: RetryPolicy?

  /// The time for which the content is fresh after a refresh; `nil` or zero if it never is.
  public var freshness: Duration?

  /// The refreshes whose page is merged with the content, and does not replace it.
  ///
  /// The content that the app asks for by ``LoadIntent/reload(keepsContent:)`` and ``LoadIntent/jump``
  /// always replaces what there is. So should all in a list whose items come up from far below, such as conversations by
  /// their last message: a merged page takes what was above its last item for removed.
  public var mergingRefreshes: Set<LoadIntent> = [.appear, .update, .resync]

  /// Whether refreshes load the end of the list, as in a conversation, and not its beginning.
  public var refreshesEnd = false

  /// Whether a gap separates a merged page from the content if they have no item in common.
  public var opensGaps = false

  /// The time after which live events are subscribed to again; each failure doubles it.
  public var reconnectDelay = Duration.seconds(1)

  /// The longest time after which live events are subscribed to again.
  package var maximumReconnectDelay = Duration.seconds(60)

  /// Creates a configuration.
  public init() {}

  /// Returns whether the page of a refresh is merged with the content.
  func merges(_ intent: LoadIntent) -> Bool {
    intent.rank() != .commanding && mergingRefreshes.contains(intent)
  }
}
