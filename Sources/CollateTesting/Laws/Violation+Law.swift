extension Violation {
  /// A law that every source, every source that is made of another one, every selection, every pager, or
  /// every source that loads obeys.
  @nonexhaustive
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// The batch of an update, applied to `before`, results in `after`.
    case replay = "L1 replay"

    /// Each update starts where the previous one ended.
    case chain = "L2 chain"

    /// Updates are minimal.
    case minimal = "L3 minimal"

    /// Observers are notified one after the other, in the order in which they were added.
    case order = "L4 order"

    /// Each transaction is delivered as one update when it ends.
    case transaction = "L5 transaction"

    /// The steps for views are valid, and result in `after`.
    case presentation = "L7 presentation"

    /// A source that is made of another one shows a function of it.
    case function = "T1 function"

    /// With unique ids, the batch of an update is the difference of its snapshots.
    case canonical = "T4 canonical"

    /// Looking up paths in the base, and those in the source for paths in the base, are inverse.
    case paths = "T7 paths"

    /// No more ids are selected than the behavior of a selection allows.
    case limit = "T71 limit"

    /// The changes that a selection reports add up to what is selected, and each of them has a cause.
    case selection = "T74 selection"

    /// No appearance begins twice in the same direction, and none ends without a beginning.
    case balance = "I1 balance"

    /// A page appears only as a child, not beyond the state of its host, and has appeared only when
    /// all others have disappeared.
    case entrance = "I2 entrance"

    /// At most one page has appeared at any time.
    case single = "I3 single"

    /// A page is removed in order: from appearance, from the screen, then from the host.
    case exit = "I4 exit"

    /// A controller is added as a child once, and removed once.
    case containment = "I5 containment"

    /// A controller is bound to another page only while it is not visible, and no page has two
    /// controllers.
    case binding = "I6 binding"

    /// For each event of a pager, disappearances precede appearances, and results are reported
    /// last.
    case sequence = "I7 sequence"

    /// A transition begins before it ends, and ends once; so does a jump.
    case transition = "I8 transition"

    /// The numbers of views, controllers and pooled controllers are within limits, and none is
    /// without a page.
    case bounds = "I9 bounds"

    /// A settled pager shows its settled page only.
    case rest = "I10 rest"

    /// The pager is settled on one of its pages, unless it has none.
    case settled = "I11 settled"

    /// No two loads have the same token.
    case token = "loader I1 token"

    /// Each load ends once, as it was asked to, and only loads that run are cancelled or end.
    case pairing = "loader I2 pairing"

    /// A lane runs one load at most.
    case lane = "loader I3 lane"

    /// A refresh runs alone.
    case refresh = "loader I4 refresh"

    /// Only pages of loads that run are taken.
    case adoption = "loader I5 adoption"

    /// No id is shown twice.
    case uniqueness = "loader I6 uniqueness"

    /// What is shown goes only if something better has arrived.
    case keeping = "loader I7 keeping"

    /// The state agrees with what is shown and what runs.
    case state = "loader I8 state"

    /// A timer starts only while it does not run, and stops only while it does.
    case timer = "loader I9 timer"

    /// A gap lies between two pages.
    case gap = "loader I10 gap"

    /// Dropping pages takes nothing that is visible or close to it, and can be undone.
    case dropping = "loader I11 dropping"
  }
}

extension Violation.Law: CustomStringConvertible {
  /// The number and the name of the law, as in `L1 replay`.
  public var description: String { rawValue }

  /// The number of the law, as in `L1`.
  package var number: String { rawValue.split(separator: " ").dropLast().joined(separator: " ") }
}
