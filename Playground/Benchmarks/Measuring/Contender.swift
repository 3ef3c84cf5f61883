import Collate

/// One of those who take turns in a row.
struct Contender {
  /// What a contender's time is for.
  enum Role {
    /// Its time is the result.
    case subject

    /// Its time is what the subject's is divided by; several are added up.
    case reference

    /// Its time is only shown.
    case onlooker
  }

  let name: String
  let role: Role

  /// How often one call of `body` does the work.
  let workCount: Int

  /// The work, or `nil` when it would take too long.
  let body: (@MainActor () -> Void)?

  init(
    _ name: String,
    _ role: Role,
    workCount: Int = 1,
    body: (@MainActor () -> Void)?
  ) {
    self.name = name
    self.role = role
    self.workCount = workCount
    self.body = body
  }
}

extension Contender {
  /// Creates a contender that changes what a source shows, of which an observer is told.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: What its time is for.
  ///   - source: The source that is observed; it is kept.
  ///   - workCount: The number of changes of one call.
  ///   - body: The changes.
  @MainActor
  init(
    _ name: String, _ role: Role, observing source: some DataSource, workCount: Int = 2,
    body: @escaping @MainActor () -> Void
  ) {
    var changeCount = 0
    let observation = source.observe { update in
      let batch = update.batch
      changeCount += batch.itemInserts.count + batch.itemDeletes.count + batch.itemMoves.count
    }
    self.init(name, role, workCount: workCount) {
      body()
      withExtendedLifetime((source, observation)) {}
    }
  }

  /// Creates a contender that changes a source on its way into a view.
  @MainActor
  init(
    _ name: String, _ role: Role, presenting source: ArrayDataSource<Feed<Int>>,
    body: @escaping @MainActor () -> Void
  ) {
    let view = CommittingView()
    let presenter = Presenter(source)
    presenter.view = view
    _ = presenter.sectionCountForView()
    self.init(name, role, workCount: 2) {
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
