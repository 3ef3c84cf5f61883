import PlaygroundTerminal

/// What the arguments of `timeline` ask for.
struct TimelineOptions: CommandOptions {
  /// Where lines come from.
  enum Source: Hashable, Sendable {
    /// The file at a path.
    case file(String)

    /// A program, by its name and its arguments.
    case command([String])
  }

  /// Where the lines come from.
  var source: Source

  /// Whether to print the last page and end.
  var isOnce = false
}

extension TimelineOptions {
  /// A reason why arguments make no sense.
  enum Mistake: Error, Hashable {
    case unknownOption(String)
    case unexpectedValue(option: String)
    case secondPath(String)
    case pathAndCommand
    case missingSource
    case missingCommand
  }

  static let names = ["--help", "--once"]
  static let hyphenHint = "a path that begins with '-' is written './-'"

  static func request(from arguments: [String]) throws(Mistake) -> CommandRequest<Self> {
    let end = arguments.firstIndex(of: "--")
    let command = end.map { Array(arguments[($0 + 1)...]) }
    var reader = ArgumentReader(Array(arguments[..<(end ?? arguments.count)]))
    var path: String?
    var isOnce = false
    while let argument = reader.next() {
      switch argument {
      case .operand(let operand):
        if path != nil { throw .secondPath(operand) }
        path = operand
      case .option("--help", nil, _), .option("-h", nil, _): return .help
      case .option("--once", nil, _): isOnce = true
      case .option(let option, .some, _) where (names + ["-h"]).contains(option):
        throw .unexpectedValue(option: option)
      case .option(_, _, let written): throw .unknownOption(written)
      }
    }
    switch (path, command) {
    case (let path?, nil): return .run(TimelineOptions(source: .file(path), isOnce: isOnce))
    case (nil, let command?) where command.isEmpty: throw .missingCommand
    case (nil, let command?):
      return .run(TimelineOptions(source: .command(command), isOnce: isOnce))
    case (nil, nil): throw .missingSource
    case (.some, .some): throw .pathAndCommand
    }
  }
}

extension TimelineOptions.Mistake: CustomStringConvertible {
  /// What is wrong, and what would be right.
  var description: String {
    switch self {
    case .unknownOption(let option):
      TimelineOptions.message(forUnknown: option)
    case .unexpectedValue(let option): "\(option) takes no value"
    case .secondPath(let path): "'\(path.escaped)' is one path too many (it shows one file)"
    case .pathAndCommand: "a path and a command do not go together (choose one)"
    case .missingSource: "there is no path, and no command after '--'"
    case .missingCommand: "'--' needs a command after it"
    }
  }
}

extension TimelineOptions {
  static let usage = """
    Usage: playground timeline [--once] PATH
           playground timeline [--once] -- COMMAND [ARGUMENT...]

    Shows the lines of a file from its end, or what a command prints, on the whole
    screen. Older lines are loaded when they come near, and the line under the
    cursor never moves; on the last line, the end is followed. Without a terminal it
    prints the last lines of a file or all lines of a command as they are, then what
    is added.

    A command opens at its beginning, as in a pager, and is read no further than is
    shown: one that prints more waits meanwhile. If after a second it still has not
    filled the screen and some more, it is followed. The newest 16 MB of its output
    are kept; a line at the top says when older ones were dropped. It ends with this
    program, whose exit code without a terminal is that of the command.

    Options:
      --once      print the last page, about 4 kB, and exit; of a command at its end
      -h, --help  print this and exit

    Keys: up, down, page up, page down, home and end, or k, j, g and G; the wheel; r
    to refresh a file, the space bar to retry what failed, q to quit. Home is the
    beginning of a command, and the first line loaded of a file.

    When a file is truncated or replaced, the end of the new one is shown. One that
    the system makes up, as in /proc, is read again by r.

    Examples:
      swift run playground timeline /var/log/syslog
      swift run playground timeline -- git log
    """
}
