import Collate

/// The program behind `feed`: inputs, the sources that show them, and the list that joins these.
@MainActor
final class Feed {
  /// The joined list.
  let composite: CompositeDataSource<FeedSection>

  private let channels: [(input: any LiveInput, source: ArrayDataSource<FeedSection>)]
  private let printer: FeedPrinter
  private let write: ([String]) -> Void
  private var observation: Observation?
  private var batchCount = 0

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - inputs: What to show, from the top. One that occurs twice stands in two slots.
  ///   - write: Takes the lines to print.
  init(inputs: [any LiveInput], write: @escaping ([String]) -> Void) {
    var sources: [ObjectIdentifier: ArrayDataSource<FeedSection>] = [:]
    var channels: [(input: any LiveInput, source: ArrayDataSource<FeedSection>)] = []
    composite = CompositeDataSource()
    for input in inputs {
      let known = sources[ObjectIdentifier(input)]
      let source = known ?? ArrayDataSource()
      if known == nil { channels.append((input, source)) }
      sources[ObjectIdentifier(input)] = source
      composite.append(source)
    }
    self.channels = channels
    self.write = write
    printer = FeedPrinter(slots: composite.slots)
  }

  /// Whether nothing will change any more.
  var hasEnded: Bool { channels.allSatisfy(\.input.hasEnded) }

  /// Prints the list, and from now on every batch.
  func start() async {
    await look()
    write(printer.lines(for: composite.snapshot))
    observation = composite.observe { [unowned self] update in print(update) }
  }

  /// Waits until every input can be shown for once and all, and prints the list.
  func printOnce() async {
    for channel in channels { await channel.input.complete() }
    show()
    write(printer.lines(for: composite.snapshot))
  }

  /// Looks at all inputs, and shows what changed as one batch.
  func look() async {
    for channel in channels { await channel.input.look() }
    show()
  }

  /// Looks now and then, until nothing will change any more.
  ///
  /// No input waits for another: one that takes long is shown in a later round.
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
      for channel in channels { channel.input.beginLook() }
      try await clock.sleep(for: interval / 4)
      let hasEnded = hasEnded
      show()
      if hasEnded { return }
      try await clock.sleep(for: interval * 3 / 4)
    }
  }

  private func show() {
    composite.performBatchUpdates {
      for (input, source) in channels { source.sections = input.sections }
    }
  }

  private func print(_ update: Update<FeedSection>) {
    batchCount += 1
    write(printer.lines(for: update, number: batchCount, time: LocalTime.now))
  }
}
