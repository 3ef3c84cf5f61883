import Collate
import PlaygroundScenes
import PlaygroundSystem
import PlaygroundTerminal

/// The command `timeline`, from its options to its exit code.
@MainActor
enum TimelineCommand {
  /// Runs the command.
  static func run(_ options: TimelineOptions) async -> ExitCode {
    do throws(Problem) {
      let file = LineFile(path: options.path)
      // A mistake in the path is told at once, and not on a screen of its own.
      try await file.check()
      return try await run(file, options)
    } catch {
      StandardError.write("playground timeline: \(options.name): \(error.message)\n")
      return .failure
    }
  }

  private static func run(
    _ file: LineFile, _ options: TimelineOptions
  ) async throws(Problem) -> ExitCode {
    #if os(macOS) || os(Linux)
    let capabilities = Capabilities.current
    if !options.isOnce, capabilities.obstacle == nil {
      let timeline = LineTimeline(file)
      let content = TimelineScreen(timeline, name: options.name)
      let screen = LiveScreen(content, on: capabilities)
      content.onChange = { [unowned screen] in screen.contentDidChange() }
      timeline.source.appear()
      return try await screen.run()
    }
    #endif
    try await printLastPage(of: file)
    return .success
  }

  /// Prints the last page: on a terminal lines that are cut and escaped, elsewhere all bytes as they are.
  private static func printLastPage(of file: LineFile) async throws(Problem) {
    let timeline = LineTimeline(file, behaviors: .initial)
    timeline.source.appear()
    await timeline.source.settled()
    if let error = timeline.source.refreshError {
      throw error as? Problem ?? Problem("\(error)")
    }
    if let limit = StandardOutput.terminalColumnCount {
      StandardOutput.write(timeline.lines.map { $0.text.truncated(toColumns: limit) })
    } else {
      StandardOutput.write(timeline.lines.flatMap(\.bytes))
    }
  }
}

extension TimelineOptions {
  /// What messages call the file.
  var name: String { path.isEmpty ? "''" : path.escaped }
}
