/// A derivation that says where items come from.
package class PlannedDerivation: Derivation {
  /// The number of the current parameters; states with the same number were made with the same ones.
  package private(set) final var parameters = 0

  /// The links from sources besides the base that are followed as long as it is.
  private final var links: [SourceLink] = []

  /// Returns the state of the base that a state was made from, and where the items come from in it; `nil` if
  /// they do not come from the base.
  package func origin(of root: SnapshotNode) -> (base: SnapshotNode, plan: any TransformPlan)? {
    nil
  }

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

  /// Lets the transform note that another source has other sections.
  override func refresh(_ part: PartLink, of store: StoreCore) {
    parameters += 1
    (part as? SourceLink)?.onChange()
  }
}
