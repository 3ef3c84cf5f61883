import Collate
import PlaygroundFeeds

/// The program behind `feed`: prints a list of live inputs, then every batch of changes.
@MainActor
final class Feed {
  private let feeds: LiveFeeds
  private let printer: FeedPrinter
  private let write: ([String]) -> Void
  private var observation: ObservationToken?
  private var batchCount = 0

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - inputs: What to show, from the top. One that occurs twice stands in two slots.
  ///   - write: Takes the lines to print.
  init(inputs: [any LiveInput], write: @escaping ([String]) -> Void) {
    feeds = LiveFeeds(inputs: inputs)
    self.write = write
    printer = FeedPrinter(slots: feeds.composite.slots)
  }

  /// Prints the list, and from now on every batch.
  func start() async {
    await feeds.look()
    printList()
    observation = feeds.composite.observe { [unowned self] update in print(update) }
  }

  /// Waits until every input can be shown for once and all, and prints the list.
  func printOnce() async {
    await feeds.complete()
    printList()
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

  private func printList() {
    write(printer.lines(for: feeds.composite.snapshot))
  }

  private func print(_ update: Update<FeedSection>) {
    batchCount += 1
    write(printer.lines(for: update, number: batchCount, time: LocalTime.now))
  }
}
