import PlaygroundFeeds
import PlaygroundTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The command `feed`, from its arguments to its exit code.
@MainActor
enum FeedCommand {
  /// Runs the command.
  static func run(_ arguments: [String]) async -> ExitCode {
    let options: FeedOptions
    do {
      switch try FeedOptions.request(from: arguments) {
      case .help:
        StandardOutput.write([FeedOptions.usage])
        return .success
      case .run(let request):
        options = request
      }
    } catch {
      return StandardError.reject(error, of: "playground feed")
    }

    let feed = Feed(inputs: inputs(for: options.paths)) { lines in
      let limit = StandardOutput.columnCount
      StandardOutput.write(lines.map { $0.truncated(toColumns: limit) })
    }
    if options.isOnce {
      await feed.printOnce()
    } else {
      // It throws only when it is cancelled, which nobody does.
      try? await feed.run(every: options.interval, by: ContinuousClock()) {
        StandardOutput.isUnread
      }
    }
    return .success
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
