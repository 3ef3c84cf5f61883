import Collate
import PlaygroundScenes
import PlaygroundSystem
import PlaygroundTerminal

/// The command `timeline`, from its arguments to its exit code.
@MainActor
enum TimelineCommand {
  /// Runs the command.
  static func run(_ arguments: [String]) async -> ExitCode {
    await TimelineOptions.run("playground timeline", arguments) { await run($0) }
  }

  private static func run(_ options: TimelineOptions) async -> ExitCode {
    do throws(Problem) {
      if let command = options.command { return try await run(LineCommand(command), options) }
      let file = LineFile(path: options.path ?? "")
      // A mistake in the path is told at once, and not on a screen of its own.
      try await file.check()
      return try await run(file, options)
    } catch {
      StandardError.write("playground timeline: \(options.name): \(error.message)\n")
      return .failure
    }
  }

  private static func run(
    _ input: some LineInput, _ options: TimelineOptions
  ) async throws(Problem) -> ExitCode {
    if options.isOnce {
      await input.complete()
      let timeline = LineTimeline(input, behaviors: .initial)
      try await TimelineFollower(timeline, name: options.name).printOnce()
      return .success
    }
    #if os(macOS) || os(Linux)
    let capabilities = Capabilities.current
    if capabilities.obstacle == nil {
      let timeline = LineTimeline(input)
      let content = TimelineScreen(timeline, name: options.name, isFile: input is LineFile)
      let screen = LiveScreen(content, on: capabilities)
      content.onChange = { [unowned screen] in screen.contentDidChange() }
      timeline.source.appear()
      return try await screen.run()
    }
    #endif
    let timeline = LineTimeline(input, behaviors: [.initial, .live])
    let ending = await TimelineFollower(timeline, name: options.name).run()
    return ending.map(ExitCode.init) ?? .success
  }
}

extension ExitCode {
  /// The code of a program that ended, as shells have it.
  fileprivate init(_ ending: ChildProcess.Ending) {
    switch ending {
    case .exited(let code): self.init(rawValue: code)
    case .killed(let signal): self = .signal(signal)
    }
  }
}

extension TimelineOptions {
  /// What messages call the source.
  var name: String {
    let name = command?.joined(separator: " ") ?? path ?? ""
    return name.isEmpty ? "''" : name.escaped
  }
}
