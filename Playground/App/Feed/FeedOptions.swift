import PlaygroundTerminal

/// What the arguments of `feed` ask for.
struct FeedOptions: CommandOptions {
  /// The paths to watch, `-` for standard input; none for the usual ones.
  var paths: [String] = []

  /// Whether to print the list and end.
  var isOnce = false

  /// Whether to print all items and changes, however many there are.
  var isComplete = false

  /// The time between two looks.
  var interval = Duration.milliseconds(250)
}

extension FeedOptions {
  static let flags = ["--all", "--once"]
  static let values = ["--interval": "a number of seconds from 0.05 to 3600"]

  mutating func take(_ flag: String) {
    if flag == "--all" { isComplete = true } else { isOnce = true }
  }

  mutating func set(_ option: String, to value: String) -> Bool {
    guard let seconds = Double(value), 0.05...3600 ~= seconds else { return false }
    interval = .seconds(seconds)
    return true
  }

  mutating func add(_ operand: String) { paths.append(operand) }
}

extension FeedOptions {
  static let usage = """
    Usage: playground feed [--once] [--all] [--interval SECONDS] [PATH...]

    Joins live sources into one list, prints it, then every batch of changes.

    PATH is one of
      a directory      its folders, files, links and others, latest change first
      a text file      its last 10 lines, followed as it grows; of others, the size
      -                standard input, line by line, until its end
    Without a PATH: the current directory, and README.md if it is there.

    Options:
      --once               print the list and exit; with '-', at the end of standard
                           input; the code is 66 if something cannot be read
      --all                print all items and changes, and not only the first \(FeedPrinter.usualLimit)
                           of a section or kind
      --interval SECONDS   the time between two looks, 0.05 to 3600 (default: 0.25)
      -h, --help           print this and exit

    Sections and items are numbered from zero: '(before)' in the list before the
    batch, '(after)' in the list after it. A slot is the place of a source in the
    list. Changes seen in one look are one batch. A path that leads nowhere is
    waited for. On a terminal, q ends.

    Examples:
      swift run playground feed . README.md
      ls | swift run playground feed --once -
    """
}
