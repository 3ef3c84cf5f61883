import Collate
import PlaygroundScenes
import PlaygroundTerminal

/// A timeline for those who have no screen: prints the last lines of a file or all of a command, then what is
/// added.
@MainActor
final class TimelineFollower {
  private let timeline: LineTimeline
  private let name: String
  private let write: ([UInt8]) -> Void
  private let tell: (String) -> Void
  private var printer: TimelinePrinter
  private var observations: [ObservationToken] = []

  /// The time between two looks whether the output is still read.
  private static let interval = Duration.milliseconds(100)

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - timeline: What is printed; it has loaded nothing.
  ///   - name: What messages call it.
  ///   - columnCount: The columns of a terminal; `nil` for a pipe.
  ///   - write: Takes the bytes to print.
  ///   - tell: Takes messages about the text.
  init(
    _ timeline: LineTimeline, name: String,
    columnCount: Int? = StandardOutput.terminalColumnCount,
    write: @escaping ([UInt8]) -> Void = StandardOutput.write,
    tell: @escaping (String) -> Void = { StandardError.write("playground timeline: \($0)\n") }
  ) {
    (self.timeline, self.name, self.write, self.tell) = (timeline, name, write, tell)
    printer = TimelinePrinter(columnCount: columnCount)
  }

  /// Prints the last page.
  ///
  /// - Throws: The reason why it cannot be read.
  func printOnce() async throws(Problem) {
    timeline.source.appear()
    await timeline.source.settled()
    if let error = timeline.source.refreshError {
      throw error as? Problem ?? Problem("\(error)")
    }
    write(printer.bytes(for: timeline.lines, isComplete: true))
  }

  /// Prints the first page, which is the last one of a file, and all that is added.
  ///
  /// - Parameter isOver: Asked now and then whether to end.
  /// - Returns: How the program ended that writes the lines, if it is one.
  func run(until isOver: () -> Bool = { StandardOutput.isUnread }) async -> ChildProcess.Ending? {
    observations = [
      timeline.source.observe { [weak self] _ in self?.print() },
      // All pages of a command are printed, so each of them is followed by the next one.
      timeline.source.observeState { [weak self] in
        if $0.forward == .more { self?.timeline.source.loadMore(.forward) }
      },
    ]
    timeline.onCondition = { [weak self] condition in
      if let self, case .missing(let problem) = condition { tell("\(name): \(problem.message)") }
    }
    timeline.source.appear()
    while !isOver() {
      if case .ended(let ending) = timeline.condition {
        write(printer.bytes(for: timeline.lines, isComplete: true))
        return ending
      }
      // It throws only when it is cancelled, which it never is.
      try? await Task.sleep(for: Self.interval)
    }
    return nil
  }

  private func print() {
    if timeline.source.takeScrollAnchor() == .free, printer.hasPrinted {
      tell("\(name): it was truncated or replaced")
      printer.reset()
    }
    let bytes = printer.bytes(for: timeline.lines, isComplete: false)
    if !bytes.isEmpty { write(bytes) }
  }
}
