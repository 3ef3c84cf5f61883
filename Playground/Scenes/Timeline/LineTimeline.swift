package import Collate
import PlaygroundTerminal

/// The lines of a text that grows, of which more are loaded when an end of what is loaded comes near.
///
/// The older lines of a file come in pages, and new ones as live events; those of a command all come in pages:
///
///     let timeline = LineTimeline(LineFile(path: "log"))
///     timeline.source.appear()
@MainActor
package final class LineTimeline {
  /// The lines, in one section.
  package let source: LoadingDataSource<LineSection, LinePlace>

  /// How the text fares.
  package private(set) var condition = LineCondition.growing

  /// A closure that is called when the text fares otherwise.
  package var onCondition: (LineCondition) -> Void = { _ in }

  private var watching: Task<Void, Never>?

  /// Creates a timeline that has loaded nothing.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - behaviors: When it loads by itself, of all occasions that the text has.
  package init(
    _ input: some LineInput,
    behaviors: LoaderConfiguration.Behaviors = [.initial, .paging, .pagingBackward, .live]
  ) {
    source = LoadingDataSource(
      PageLoader { request in try await input.page(for: request) }, live: input.feed,
      configuration: input.configuration)
    source.configuration.behaviors.formIntersection(behaviors)
    // More than two screens, so that pages come before they are missed.
    source.configuration.prefetchDistance = 100
    watching = Task { [weak self] in
      for await condition in input.conditions { self?.show(condition) }
    }
  }

  deinit { watching?.cancel() }

  /// The lines that are loaded, from the oldest on.
  package var lines: [TextLine] { source.snapshot.sections.first?.items ?? [] }

  private func show(_ condition: LineCondition) {
    if condition == self.condition { return }
    self.condition = condition
    onCondition(condition)
  }
}
