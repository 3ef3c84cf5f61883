package import Collate
import PlaygroundTerminal

/// The lines of a text that grows, of which more are loaded when its beginning comes near.
///
/// Older lines come in pages, and new ones as live events:
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
  ///   - behaviors: When it loads by itself.
  package init(
    _ input: some LineInput,
    behaviors: LoaderConfiguration.Behaviors = [.initial, .pagingBackward, .live]
  ) {
    source = LoadingDataSource(
      PageLoader { request in try await input.page(before: request.key) },
      live: LiveFeed { input.events() })
    source.configuration.behaviors = behaviors
    source.configuration.refreshesEnd = true
    // Another file has other lines with the same ids, so what is reset is replaced.
    source.configuration.mergingRefreshes = [.pull]
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
