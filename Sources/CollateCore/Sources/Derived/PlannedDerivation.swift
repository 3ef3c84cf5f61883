/// A derivation that says where items come from.
package class PlannedDerivation: Derivation {
  /// The number of the current parameters; states with the same number were made with the same ones.
  package private(set) final var parameters = 0

  /// The links from sources besides the base that are followed as long as it is.
  private final var links: [SourceLink] = []

  /// The links from other sources because of which the sections are outdated.
  private final var staleLinks: [SourceLink] = []

  /// The links from sources that changed while their sections were made; they are noted when all others have been.
  private final var changedMeanwhile: [SourceLink] = []

  /// Returns the state of the base that a state was made from, and where the items come from in it; `nil` if
  /// they do not come from the base.
  package func origin(of root: SnapshotNode) -> (base: SnapshotNode, plan: any TransformPlan)? {
    nil
  }

  /// Notes that all closures have to be called again.
  package func reevaluate() {}

  /// Changes the parameters, in a transaction.
  package final func reconfigure(_ store: StoreCore, _ body: () -> Void) {
    Transaction.begin()
    defer { Transaction.end() }
    store.sourceWillChange()
    parameters += 1
    body()
  }

  /// Follows a source besides the base, and notes its sections before others are made of them.
  package final func follow(_ link: SourceLink) {
    links.append(link)
    noteStale(link)
  }

  /// Notes that the sections are outdated because of another source than the base.
  package final func noteStale(_ link: SourceLink) {
    link.isStale = true
    staleLinks.append(link)
  }

  /// Lets the transform note which other sources have other sections.
  ///
  /// - Parameter source: The store that was brought up to date last, if any.
  /// - Returns: The store of one that has to be brought up to date first; `nil` if all were noted.
  package final func noteOtherSources(after source: StoreCore?) -> StoreCore? {
    while let link = staleLinks.last {
      if link.store.isStale {
        if link.store !== source { return link.store }
        // Code that derives its sections has changed what they are derived from.
        changedMeanwhile.append(link)
      }
      staleLinks.removeLast()
      link.isStale = false
      parameters += 1
      link.onChange()
    }
    let changed = changedMeanwhile
    changedMeanwhile = []
    for link in changed { noteStale(link) }
    return nil
  }
}
