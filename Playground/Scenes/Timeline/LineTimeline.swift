package import Collate
package import PlaygroundTerminal

/// The lines of a file that grows: the older ones come in pages, new ones as live events.
///
///     let timeline = LineTimeline(LineFile(path: "log"))
///     timeline.source.appear()
@MainActor
package final class LineTimeline {
  /// The lines, in one section.
  package let source: LoadingDataSource<LineSection, LinePlace>

  /// Why the file cannot be read for the time being; `nil` while it can.
  package private(set) var problem: Problem?

  /// A closure that is called when there is another problem, or none any more.
  package var onProblem: () -> Void = {}

  private var watching: Task<Void, Never>?

  /// Creates a timeline that has loaded nothing.
  ///
  /// - Parameters:
  ///   - file: The lines of the file.
  ///   - behaviors: When it loads by itself, of all occasions that a file has.
  package init(
    _ file: LineFile, behaviors: LoaderConfiguration.Behaviors = [.initial, .pagingBackward, .live]
  ) {
    source = LoadingDataSource(
      PageLoader { request in try await file.page(above: request.key) },
      live: LiveFeed { file.events() }, configuration: file.configuration)
    source.configuration.behaviors.formIntersection(behaviors)
    // More than two screens, so that pages come before they are missed.
    source.configuration.prefetchDistance = 100
    watching = Task { [weak self] in
      for await problem in file.problems { self?.show(problem) }
    }
  }

  deinit { watching?.cancel() }

  /// The lines that are loaded, from the oldest on.
  package var lines: [TextLine] { source.snapshot.sections.first?.items ?? [] }

  private func show(_ problem: Problem?) {
    if problem == self.problem { return }
    self.problem = problem
    onProblem()
  }
}
