import PlaygroundTerminal

/// What the arguments of `timeline` ask for.
struct TimelineOptions: Hashable {
  /// The path of the file.
  let path: String

  /// Whether to print the last page and end.
  private(set) var isOnce = false

  /// Reads arguments.
  init(_ arguments: [String]) throws(Mistake) {
    var arguments = Arguments(arguments)
    var path: String?
    while let word = arguments.next() {
      switch word {
      case "--once": isOnce = true
      case _ where word.hasPrefix("-"): throw .unknown(word)
      case _ where path != nil:
        throw Mistake("'\(word.escaped)' is one path too many (it shows one file)")
      default: path = word
      }
    }
    guard let path else { throw Mistake("there is no path") }
    self.path = path
  }
}

extension TimelineOptions {
  static let usage = """
    Usage: playground timeline [--once] PATH

    Shows the lines of a file from its end on the whole screen. Older lines are
    loaded when they come near, and the line under the cursor never moves; on the
    last line, the end is followed. Without a terminal it prints the last page, as
    with --once.

    Options:
      --once      print the last page, about 4 kB, and exit
      -h, --help  print this and exit

    Keys: up, down, page up, page down, home and end, or k, j, g and G; the wheel; r
    to refresh, the space bar to retry what failed, q to quit. Home is the first
    line that is loaded.

    When a file is truncated or replaced, the end of the new one is shown. One that
    the system makes up, as in /proc, is read again by r.

    Examples:
      swift run playground timeline /var/log/syslog
      swift run playground timeline --once README.md
    """
}
