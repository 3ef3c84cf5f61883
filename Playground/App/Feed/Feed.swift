import Collate
import PlaygroundFeeds

/// The program behind `feed`: prints a list of live inputs, then every batch of changes.
@MainActor
final class Feed {
  private let feeds: LiveFeeds
  private let printer: FeedPrinter
  private let write: ([String]) -> Void
  private let tell: (String) -> Void
  private var observation: ObservationToken?
  private var batchCount = 0

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - inputs: What to show, from the top. One that occurs twice stands in two slots.
  ///   - limit: The number of items of a section, and of changes of a kind, that are printed one by one;
  ///     `nil` for all of them.
  ///   - write: Takes the lines to print.
  ///   - tell: Takes messages about the inputs.
  init(
    inputs: [any LiveInput], limit: Int? = nil, write: @escaping ([String]) -> Void,
    tell: @escaping (String) -> Void = { _ in }
  ) {
    feeds = LiveFeeds(inputs: inputs)
    (self.write, self.tell) = (write, tell)
    printer = FeedPrinter(slots: feeds.composite.slots, limit: limit)
  }

  /// Prints the list, and from now on every batch, and tells for which inputs it waits.
  func start() async {
    await feeds.look()
    printList()
    for problem in problems { tell("\(problem); waiting for it (Ctrl-C ends)") }
    observation = feeds.composite.observe { [unowned self] update in print(update) }
  }

  /// Waits until every input can be shown for once and all, prints the list, and tells what cannot be
  /// read.
  ///
  /// - Returns: Whether all of it could be read.
  func printOnce() async -> Bool {
    await feeds.complete()
    printList()
    problems.forEach(tell)
    return problems.isEmpty
  }

  /// Looks at all inputs, and prints what changed as one batch.
  func look() async {
    await feeds.look()
  }

  /// Looks now and then, until nothing will change any more.
  ///
  /// - Parameters:
  ///   - interval: The time between two looks.
  ///   - clock: The clock to wait by.
  ///   - isOver: Asked in each round whether to end.
  /// - Throws: `CancellationError` when the task is cancelled.
  func run(
    every interval: Duration,
    by clock: some Clock<Duration>,
    until isOver: () -> Bool = { false }
  ) async throws {
    await start()
    while !isOver() {
      feeds.beginLooks()
      try await clock.sleep(for: interval / 4)
      let hasEnded = feeds.hasEnded
      feeds.show()
      if hasEnded { return }
      try await clock.sleep(for: interval * 3 / 4)
    }
  }

  /// What cannot be read, and why.
  private var problems: [String] {
    feeds.composite.snapshot.sections.filter { $0.id == .problem }.map { section in
      ([section.title] + section.items.map(\.text)).joined(separator: ": ")
    }
  }

  private func printList() {
    write(printer.lines(for: feeds.composite.snapshot))
  }

  private func print(_ update: Update<FeedSection>) {
    batchCount += 1
    write(printer.lines(for: update, number: batchCount, time: LocalTime.now))
  }
}
