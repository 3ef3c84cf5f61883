import PlaygroundFeeds
import PlaygroundSystem
import PlaygroundTerminal

/// The command `feed`, from its arguments to its exit code.
@MainActor
enum FeedCommand {
  /// Runs the command.
  static func run(_ arguments: [String]) async -> ExitCode {
    await FeedOptions.run("playground feed", arguments) { await run($0) }
  }

  private static func run(_ options: FeedOptions) async -> ExitCode {
    let feed = Feed(
      inputs: inputs(for: options.paths), limit: options.isComplete ? nil : FeedPrinter.usualLimit,
      write: StandardOutput.writeCut, tell: tell)
    if options.isOnce { return await feed.printOnce() ? .success : .noInput }
    // With '-', what is typed is what is shown.
    let takesKeys = !options.paths.contains("-") && TerminalKeys.quit()
    if StandardOutput.terminalColumnCount != nil {
      tell("every change is printed as a batch (\(takesKeys ? "q" : "Ctrl-C") ends)")
    }
    // It throws only when it is cancelled, which it never is.
    try? await feed.run(every: options.interval, by: ContinuousClock()) {
      StandardOutput.isUnread
    }
    return .success
  }

  private static func tell(_ message: String) {
    StandardError.write("playground feed: \(message)\n")
  }

  /// Makes the inputs for paths; standard input can be read once only, and is shared.
  private static func inputs(for paths: [String]) -> [any LiveInput] {
    if paths.isEmpty { return PathInput.usual }
    lazy var standardInput = StandardInput(
      label: "standard input", pieces: Descriptor.pieces(of: STDIN_FILENO))
    return paths.map { path in
      if path == "-" { return standardInput }
      return PathInput(path: path)
    }
  }
}
