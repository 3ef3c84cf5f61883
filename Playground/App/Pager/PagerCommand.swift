import PlaygroundTerminal

/// The command `pager`, from its arguments to its exit code.
@MainActor
enum PagerCommand {
  /// Runs the command.
  static func run(_ arguments: [String]) -> ExitCode {
    let options: PagerOptions
    do {
      switch try PagerOptions.request(from: arguments) {
      case .help:
        StandardOutput.write([PagerOptions.usage])
        return .success
      case .run(let request):
        options = request
      }
    } catch {
      return StandardError.reject(error, of: "playground pager")
    }
    return run(options, write: StandardOutput.write, complain: StandardError.write)
  }

  /// Makes the tour.
  ///
  /// - Parameters:
  ///   - options: What the arguments ask for.
  ///   - write: Takes the lines to print.
  ///   - complain: Takes a message about what cannot be paged through.
  /// - Returns: How the tour ended.
  static func run(
    _ options: PagerOptions,
    write: @escaping ([String]) -> Void,
    complain: (String) -> Void
  ) -> ExitCode {
    var feeds: [PageFeed] = []
    var pageCount = 0
    for path in options.paths.isEmpty ? ["."] : options.paths {
      do throws(Problem) {
        let feed = try PageFeed(path: path, firstNumber: pageCount)
        feeds.append(feed)
        pageCount += feed.pages.count
      } catch {
        complain("playground pager: cannot read \(quoted(path)): \(error.message)\n")
        return .noInput
      }
    }
    guard pageCount > 0 else {
      let paths = feeds.map { quoted($0.path) }.joined(separator: ", ")
      complain("playground pager: no file in \(paths), so there is no page to show\n")
      return .noInput
    }
    return Tour(of: feeds, options, write: write).run() ? .success : .imbalance
  }

  private static func quoted(_ path: String) -> String { "'\(path.escaped)'" }
}
