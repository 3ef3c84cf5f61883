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
    for channel in channels { await channel.input.refresh() }
    show()
    write(printer.lines(for: composite.snapshot))
    observation = composite.observe { [unowned self] update in print(update) }
  }

  /// Waits until every input can be shown for once and all, and prints the list.
  func printOnce() async {
    for channel in channels { await channel.input.complete() }
    show()
    write(printer.lines(for: composite.snapshot))
  }

  /// Has a look at all inputs; what changed is one batch.
  func tick() async {
    for channel in channels { await channel.input.refresh() }
    show()
  }

  /// Has a look now and then, until nothing will change any more.
  ///
  /// - Parameters:
  ///   - interval: The least time between two looks. After a look that takes long the next one
  ///     waits three times as long, so that huge directories do not keep a processor busy.
  ///   - clock: The clock to wait by.
  ///   - isOver: Asked before each look whether to end.
  func run<C: Clock>(
    every interval: Duration,
    by clock: C,
    until isOver: () -> Bool = { false }
  ) async where C.Duration == Duration {
    await start()
    var wait = interval
    while !hasEnded && !isOver() {
      do {
        try await clock.sleep(for: wait)
      } catch {
        return
      }
      let begin = clock.now
      await tick()
      wait = max(interval, begin.duration(to: clock.now) * 3)
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
