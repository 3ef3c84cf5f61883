extension Violation {
  /// A law that every source, every source that is made of another one, every selection, every pager, or
  /// every source that loads obeys.
  @nonexhaustive
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// The batch of an update, applied to `before`, results in `after`.
    case replay = "L1"

    /// Each update starts where the previous one ended.
    case chain = "L2"

    /// Updates are minimal.
    case minimal = "L3"

    /// Observers are notified one after the other, in the order in which they were added.
    case order = "L4"

    /// Each transaction is delivered as one update when it ends.
    case transaction = "L5"

    /// The steps for views are valid, and result in `after`.
    case presentation = "L7"

    /// A source that is made of another one shows a function of it.
    case function = "T1"

    /// With unique ids, the batch of an update is the difference of its snapshots.
    case canonical = "T4"

    /// Looking up paths in the base, and those in the source for paths in the base, are inverse.
    case paths = "T7"

    /// No more ids are selected than the behavior of a selection allows.
    case limit = "T71"

    /// The changes that a selection reports add up to what is selected, and each of them has a cause.
    case selection = "T74"

    /// No appearance begins twice in the same direction, and none ends without a beginning.
    case balance = "I1"

    /// A page appears only as a child, not beyond the state of its host, and has appeared only when
    /// all others have disappeared.
    case entrance = "I2"

    /// At most one page has appeared at any time.
    case single = "I3"

    /// A page is removed in order: from appearance, from the screen, then from the host.
    case exit = "I4"

    /// A controller is added as a child once, and removed once.
    case containment = "I5"

    /// A controller is bound to another page only while it is not visible, and no page has two
    /// controllers.
    case binding = "I6"

    /// For each event of a pager, disappearances precede appearances, and results are reported
    /// last.
    case sequence = "I7"

    /// A transition begins before it ends, and ends once; so does a jump.
    case transition = "I8"

    /// The numbers of views, controllers and pooled controllers are within limits, and none is
    /// without a page.
    case bounds = "I9"

    /// A settled pager shows its settled page only.
    case rest = "I10"

    /// The pager is settled on one of its pages, unless it has none.
    case settled = "I11"

    /// No two loads have the same token.
    case token = "loader I1"

    /// Each load ends once, as it was asked to, and only loads that run are cancelled or end.
    case pairing = "loader I2"

    /// A lane runs one load at most.
    case lane = "loader I3"

    /// A refresh runs alone.
    case refresh = "loader I4"

    /// Only pages of loads that run are taken.
    case adoption = "loader I5"

    /// No id is shown twice.
    case uniqueness = "loader I6"

    /// What is shown goes only if something better has arrived.
    case keeping = "loader I7"

    /// The state agrees with what is shown and what runs.
    case state = "loader I8"

    /// A timer starts only while it does not run, and stops only while it does.
    case timer = "loader I9"

    /// After a teardown, nothing runs, and nothing happens any more.
    case teardown = "loader I10"

    /// A gap lies between two pages.
    case gap = "loader I11"

    /// Dropping pages takes nothing that is visible or close to it, and can be undone.
    case dropping = "loader I12"
  }
}

extension Violation.Law: CustomStringConvertible {
  /// The number and the name of the law, as in `L1 replay`.
  public var description: String { "\(rawValue) \(name)" }

  private var name: String {
    switch self {
    case .replay: "replay"
    case .chain: "chain"
    case .minimal: "minimal"
    case .order: "order"
    case .transaction: "transaction"
    case .presentation: "presentation"
    case .function: "function"
    case .canonical: "canonical"
    case .paths: "paths"
    case .limit: "limit"
    case .selection: "selection"
    case .balance: "balance"
    case .entrance: "entrance"
    case .single: "single"
    case .exit: "exit"
    case .containment: "containment"
    case .binding: "binding"
    case .sequence: "sequence"
    case .transition: "transition"
    case .bounds: "bounds"
    case .rest: "rest"
    case .settled: "settled"
    case .token: "token"
    case .pairing: "pairing"
    case .lane: "lane"
    case .refresh: "refresh"
    case .adoption: "adoption"
    case .uniqueness: "uniqueness"
    case .keeping: "keeping"
    case .state: "state"
    case .timer: "timer"
    case .teardown: "teardown"
    case .gap: "gap"
    case .dropping: "dropping"
    }
  }
}
