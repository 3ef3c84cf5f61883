import Foundation

/// What classes implement, and which messages views have sent.
@_spi(Headless) public enum HeadlessMessages {
  /// How often each optional message was sent, since a test last cleared it.
  @MainActor public static var sent: [Selector: Int] = [:]

  /// How many optional messages were sent.
  @MainActor public static var count: Int { sent.values.reduce(0, +) }

  /// Counts the optional messages that are sent while a body runs.
  ///
  /// - Parameter body: What sends them, or makes views send them.
  /// - Returns: How often each was sent; those that were not are missing.
  @MainActor public static func sent(during body: () throws -> Void) rethrows -> [Selector: Int] {
    let outer = sent
    sent = [:]
    defer { sent.merge(outer) { $0 + $1 } }
    try body()
    return sent
  }

  /// The optional messages that a view knows to be responded to, or would send if they were.
  ///
  /// - Parameters:
  ///   - object: A delegate or data source.
  ///   - isImplemented: Whether to go by what its class implements, and not by what it responds to.
  /// - Returns: The messages of all protocols of list views that arrive.
  @MainActor public static func received(
    by object: any NSObjectProtocol, whenImplemented isImplemented: Bool = false
  ) -> Set<Selector> {
    let all =
      Presence.ofTableDelegates + Presence.ofTableDataSources + Presence.ofTablePrefetching
      + Presence.ofCollectionDelegates + Presence.ofCollectionDataSources
      + Presence.ofCollectionPrefetching + Presence.ofTableDrags + Presence.ofTableDrops
      + Presence.ofCollectionDrags + Presence.ofCollectionDrops
    return Set(
      all.filter {
        isImplemented
          ? Self.isImplemented($0, by: type(of: object)) : object.responds(to: $0)
      })
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: Set<Selector>] = [:]

  /// What `NSObject` itself responds to, as far as it is asked.
  private static let ofEveryObject: Set<Selector> = [
    "class", "conformsToProtocol:", "description", "forwardingTargetForSelector:", "hash",
    "isEqual:", "isKindOfClass:", "respondsToSelector:",
  ]

  /// Returns whether a class implements a method; old libraries also ask without a selector.
  static func isImplemented(_ selector: Selector?, by type: Any.Type) -> Bool {
    guard let selector else { return false }
    return ofEveryObject.contains(selector) || implemented(by: type).contains(selector)
  }

  /// What a class implements, found out once: it takes a look at every method there could be.
  private static func implemented(by type: Any.Type) -> Set<Selector> {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let selectors = known[key] { return selectors }
      let answers = protocols.flatMap { $0(type) }
      let selectors = Set(answers.filter(\.isImplemented).map(\.selector))
        .union(required.flatMap { $0(type) })
      known[key] = selectors
      return selectors
    }
  }

  /// For each protocol with other requirements, what every class that adopts it answers.
  private static let required: [@Sendable (Any.Type) -> [Selector]] = [
    {
      $0 is any UITableViewDataSource.Type
        ? ["tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:"] : []
    },
    {
      $0 is any UITableViewDataSourcePrefetching.Type ? ["tableView:prefetchRowsAtIndexPaths:"] : []
    },
    {
      $0 is any UITableViewDragDelegate.Type
        ? ["tableView:itemsForBeginningDragSession:atIndexPath:"] : []
    },
    {
      $0 is any UITableViewDropDelegate.Type ? ["tableView:performDropWithCoordinator:"] : []
    },
    {
      $0 is any UICollectionViewDataSource.Type
        ? ["collectionView:numberOfItemsInSection:", "collectionView:cellForItemAtIndexPath:"] : []
    },
    {
      $0 is any UICollectionViewDataSourcePrefetching.Type
        ? ["collectionView:prefetchItemsAtIndexPaths:"] : []
    },
    {
      $0 is any UICollectionViewDragDelegate.Type
        ? ["collectionView:itemsForBeginningDragSession:atIndexPath:"] : []
    },
    {
      $0 is any UICollectionViewDropDelegate.Type
        ? ["collectionView:performDropWithCoordinator:"] : []
    },
    {
      $0 is any UIDragInteractionDelegate.Type
        ? ["dragInteraction:itemsForBeginningSession:"] : []
    },
  ]

  /// For each protocol with optional requirements, what a class that adopts it answers.
  private static let protocols: [@Sendable (Any.Type) -> [Answer]] = [
    { ($0 as? any UIScrollViewDelegate.Type)?.scrollDelegateAnswers ?? [] },
    { ($0 as? any UITableViewDelegate.Type)?.tableDelegateAnswers ?? [] },
    { ($0 as? any UITableViewDataSource.Type)?.tableDataSourceAnswers ?? [] },
    { ($0 as? any UITableViewDataSourcePrefetching.Type)?.tablePrefetchingAnswers ?? [] },
    { ($0 as? any UICollectionViewDelegate.Type)?.collectionDelegateAnswers ?? [] },
    { ($0 as? any UICollectionViewDelegateFlowLayout.Type)?.flowDelegateAnswers ?? [] },
    { ($0 as? any UICollectionViewDataSource.Type)?.collectionDataSourceAnswers ?? [] },
    { ($0 as? any UICollectionViewDataSourcePrefetching.Type)?.collectionPrefetchingAnswers ?? [] },
    { ($0 as? any UITableViewDragDelegate.Type)?.tableDragAnswers ?? [] },
    { ($0 as? any UITableViewDropDelegate.Type)?.tableDropAnswers ?? [] },
    { ($0 as? any UICollectionViewDragDelegate.Type)?.collectionDragAnswers ?? [] },
    { ($0 as? any UICollectionViewDropDelegate.Type)?.collectionDropAnswers ?? [] },
    { ($0 as? any UIGestureRecognizerDelegate.Type)?.gestureDelegateAnswers ?? [] },
    { ($0 as? any UIDragInteractionDelegate.Type)?.interactionAnswers ?? [] },
  ]
}
