import PlaygroundTerminal

/// What the arguments of `timeline` ask for: a file, or a command.
struct TimelineOptions: CommandOptions {
  /// The path of the file.
  var path: String?

  /// The command and its arguments.
  var command: [String]?

  /// Whether to print the last page and end.
  var isOnce = false
}

extension TimelineOptions {
  static let flags = ["--once"]

  mutating func take(_ flag: String) { isOnce = true }

  mutating func takeDashes() { command = [] }

  mutating func add(_ operand: String) throws(Mistake) {
    if command != nil {
      command?.append(operand)
    } else if path != nil {
      throw Mistake("'\(operand.escaped)' is one path too many (it shows one file)")
    } else {
      path = operand
    }
  }

  func check() throws(Mistake) {
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
