import PlaygroundTerminal

/// What the arguments of `timeline` ask for: a file, or a command.
struct TimelineOptions: Hashable {
  /// The path of the file.
  private(set) var path: String?

  /// The command and its arguments.
  private(set) var command: [String]?

  /// Whether to print the last page and end.
  private(set) var isOnce = false

  /// Reads arguments.
  init(_ arguments: [String]) throws(Mistake) {
    var arguments = Arguments(arguments)
    while let word = arguments.next() {
      switch word {
      case "--once": isOnce = true
      case "--": command = arguments.takeRest()
      case _ where word.hasPrefix("-"): throw .unknown(word)
      case _ where path != nil:
        throw Mistake("'\(word.escaped)' is one path too many (it shows one file)")
      default: path = word
      }
    }
    if path != nil, command != nil {
      throw Mistake("a path and a command do not go together (choose one)")
    }
    if command == [] { throw Mistake("'--' needs a command after it") }
    if path == nil, command == nil {
      throw Mistake("there is no path, and no command after '--'")
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
    prints the last page, as with --once.

    A command opens at its beginning, as in a pager, and is read no further than is
    shown: one that prints more waits meanwhile. The newest 16 MB of its output
    are kept; a line at the top says when older ones were dropped. It ends with this
    program.

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
