import PlaygroundTerminal

/// The command `pager`, from its arguments to its exit code.
@MainActor
enum PagerCommand {
  /// Runs the command.
  static func run(_ arguments: [String]) async -> ExitCode {
    await PagerOptions.run("playground pager", arguments) { options in
      await run(
        options, write: StandardOutput.write, complain: StandardError.write,
        pause: TerminalKeys.goesOn)
    }
  }

  /// Makes the tour.
  ///
  /// - Parameters:
  ///   - options: What the arguments ask for.
  ///   - write: Takes the lines to print.
  ///   - complain: Takes a message about what cannot be paged through.
  ///   - pause: Waits between two acts, and returns whether to go on.
  /// - Returns: How the tour ended.
  static func run(
    _ options: PagerOptions,
    write: @escaping ([String]) -> Void,
    complain: (String) -> Void,
    pause: () async -> Bool
  ) async -> ExitCode {
    let name = "'\(options.directory.escaped)'"
    do throws(Problem) {
      let pages = try FilePage.pages(in: options.directory)
      if pages.isEmpty { throw Problem("there is no file, so there is no page to show") }
      return await Tour(of: pages, options, write: write).run(pause: pause) ? .success : .imbalance
    } catch {
      complain("playground pager: cannot page through \(name): \(error.message)\n")
      return .noInput
    }
  }
}
