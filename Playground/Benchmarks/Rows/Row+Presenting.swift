import Collate
import CollateTesting

extension Row {
  /// Changes on their way into a view.
  ///
  /// A presenter keeps a snapshot of its own and cuts each update into stages. That should cost little
  /// beside telling a bare observer, and no more in a large source than in a small one.
  static var presentingRows: [Row] {
    [
      Row(
        group: "presenter", work: "insertItem, removeItem of 10k", ids: Int.label,
        limit: Limit(2, "observer + small source", nanoseconds: 10_000)
      ) {
        var generator = SeededGenerator(seed: 23)
        return [
          presenter("collate", .subject, size: 10_000, &generator),
          observer("observer", size: 10_000, &generator),
          presenter("small source", .reference, size: 100, &generator),
        ]
      }
    ]
  }

  @MainActor
  private static func presenter(
    _ name: String,
    _ role: Contender.Role,
    size: Int,
    _ generator: inout SeededGenerator
  ) -> Contender {
    let feed = Feed<Int>.random(itemCount: size, using: &generator)
    let source = ArrayDataSource(sections: [feed])
    let view = CommittingView<Feed<Int>>()
    let presenter = Presenter(source)
    presenter.view = view
    _ = presenter.sectionCountForView()
    return Contender(name, role, workCount: 2) {
      edit(source)
      withExtendedLifetime((view, presenter)) {}
    }
  }

  @MainActor
  private static func observer(
    _ name: String,
    size: Int,
    _ generator: inout SeededGenerator
  ) -> Contender {
    let source = ArrayDataSource(sections: [
      Feed<Int>.random(itemCount: size, using: &generator)
    ])
    let counter = UpdateCounter()
    let observation = source.observe { counter.count($0) }
    return Contender(name, .reference, workCount: 2) {
      edit(source)
      withExtendedLifetime(observation) {}
    }
  }

  @MainActor
  private static func edit(_ source: ArrayDataSource<Feed<Int>>) {
    let middle = source.sections[0].items.count / 2
    let item = source.removeItem(at: [0, middle])
    source.insertItem(item, at: [0, middle])
  }
}

/// A view that takes everything.
@MainActor
final class CommittingView<Section: SectionProtocol>: PresentedView {
  let takesChanges = true

  func show(_ change: PresentedChange<Section>) {
    for stage in change.stages { change.commit(stage) }
  }

  func reload() {}
}
