import Collate

/// One of those who take turns in a row.
struct Contender {
  /// What a contender's time is for.
  enum Role: Equatable {
    /// Its time is the result: Collate's.
    case subject

    /// Its time is what the subject's is divided by; several are added up.
    case reference(String)

    /// Its time is only shown.
    case onlooker(String)

    /// The name in reports.
    var name: String {
      switch self {
      case .subject: "collate"
      case .reference(let name), .onlooker(let name): name
      }
    }

    var isReference: Bool { if case .reference = self { true } else { false } }
    var isOnlooker: Bool { if case .onlooker = self { true } else { false } }
  }

  let role: Role

  /// How often one call of `body` does the work.
  let workCount: Int

  /// The work, or `nil` when it would take too long.
  let body: (@MainActor () -> Void)?

  init(_ role: Role, workCount: Int = 1, body: (@MainActor () -> Void)?) {
    self.role = role
    self.workCount = workCount
    self.body = body
  }
}

extension Contender {
  /// Creates a contender that changes what a source shows, of which an observer is told.
  ///
  /// - Parameters:
  ///   - role: What its time is for.
  ///   - source: The source that is observed; it is kept.
  ///   - workCount: The number of changes of one call.
  ///   - body: The changes.
  @MainActor
  init(
    _ role: Role, observing source: some DataSource, workCount: Int = 2,
    body: @escaping @MainActor () -> Void
  ) {
    var changeCount = 0
    let observation = source.observe { update in
      let batch = update.batch
      changeCount += batch.itemInserts.count + batch.itemDeletes.count + batch.itemMoves.count
    }
    self.init(role, workCount: workCount) {
      body()
      withExtendedLifetime((source, observation)) {}
    }
  }

  /// Creates a contender that changes a source on its way into a view.
  @MainActor
  init(
    _ role: Role, presenting source: ArrayDataSource<Feed<Int>>,
    body: @escaping @MainActor () -> Void
  ) {
    let view = CommittingView()
    let presenter = Presenter(source)
    presenter.view = view
    _ = presenter.sectionCountForView()
    self.init(role, workCount: 2) {
      body()
      withExtendedLifetime((view, presenter)) {}
    }
  }
}

/// A view that takes everything.
@MainActor
private final class CommittingView: PresentedView {
  let takesChanges = true

  func show(_ change: PresentedChange<Feed<Int>>) {
    for stage in change.stages { change.commit(stage) }
  }

  func reload() {}
}
