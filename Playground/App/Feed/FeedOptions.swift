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
  /// A reason why arguments make no sense.
  enum Mistake: Error, Hashable {
    case unknownOption(String)
    case missingSeconds
    case invalidSeconds(String)
    case unexpectedValue(option: String)
  }

  /// The times between two looks that `--interval` takes, in seconds.
  static let intervals = 0.05...3600

  static let names = ["--all", "--help", "--interval", "--once"]

  static func request(from arguments: [String]) throws(Mistake) -> CommandRequest<Self> {
    var options = FeedOptions()
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case .operand(let path): options.paths.append(path)
      case .option("--help", nil, _), .option("-h", nil, _): return .help
      case .option("--interval", let value, _):
        guard let seconds = value ?? reader.value() else { throw .missingSeconds }
        options.interval = try duration(from: seconds)
      case .option("--all", nil, _): options.isComplete = true
      case .option("--once", nil, _): options.isOnce = true
      case .option(let option, .some, _) where (names + ["-h"]).contains(option):
        throw .unexpectedValue(option: option)
      case .option(_, _, let written): throw .unknownOption(written)
      }
    }
    return .run(options)
  }

  private static func duration(from text: String) throws(Mistake) -> Duration {
    guard let seconds = Double(text), intervals.contains(seconds) else {
      throw .invalidSeconds(text)
    }
    return .seconds(seconds)
  }
}

extension FeedOptions.Mistake: CustomStringConvertible {
  /// What is wrong, and what would be right.
  var description: String {
    switch self {
    case .unknownOption(let option):
      FeedOptions.message(forUnknown: option)
    case .missingSeconds:
      "--interval needs a number of seconds"
    case .invalidSeconds(let text):
      "--interval takes 0.05 to 3600 seconds, not '\(text.escaped)'"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    }
  }
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
