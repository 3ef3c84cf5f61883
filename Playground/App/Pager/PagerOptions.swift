import PlaygroundTerminal

/// What the arguments of `pager` ask for.
struct PagerOptions: CommandOptions {
  /// The kinds of pagers, by their options.
  enum Kind: String, CaseIterable, Sendable {
    case `static` = "--static"
    case onDemand = "--on-demand"
    case reused = "--reused"
  }

  /// The directory whose files are the pages.
  var directory = "."

  /// How long controllers live.
  var kind = Kind.onDemand

  /// Whether the first page follows the last one.
  var loops = false

  /// Whether to play all acts, and not only a choice.
  var showsAll = false
}

extension PagerOptions {
  /// A reason why arguments make no sense.
  enum Mistake: Error, Hashable {
    case unknownOption(String)
    case unexpectedValue(option: String)
    case secondPath(String)
  }

  static let names = ["--all", "--help", "--loop"] + Kind.allCases.map(\.rawValue)

  static func request(from arguments: [String]) throws(Mistake) -> CommandRequest<Self> {
    var options = PagerOptions()
    var reader = ArgumentReader(arguments)
    var path: String?
    while let argument = reader.next() {
      switch argument {
      case .operand(let operand):
        if path != nil { throw .secondPath(operand) }
        path = operand
      case .option("--help", nil, _), .option("-h", nil, _): return .help
      case .option(let option, let value, let written):
        switch option {
        case "--all": options.showsAll = true
        case "--loop": options.loops = true
        case "--help", "-h": break
        default:
          guard let kind = Kind(rawValue: option) else { throw .unknownOption(written) }
          options.kind = kind
        }
        if value != nil { throw .unexpectedValue(option: option) }
      }
    }
    options.directory = path ?? options.directory
    return .run(options)
  }
}

extension PagerOptions.Mistake: CustomStringConvertible {
  /// What is wrong, and what would be right.
  var description: String {
    switch self {
    case .unknownOption(let option):
      PagerOptions.message(forUnknown: option)
    case .unexpectedValue(let option): "\(option) takes no value"
    case .secondPath(let path): "'\(path.escaped)' is one path too many (it shows one directory)"
    }
  }
}

extension PagerOptions {
  static let usage = """
    Usage: playground pager [OPTION...] [PATH]

    Pages through the files of a directory, by default the current one, with
    simulated gestures, act by act. Prints for each event where the pager is, what
    the screen shows, what the pages hear and why. On a terminal, any key goes on to
    the next act, and 'q' ends.

    Options:
      --all         play all acts, and not only a choice
      --static      controllers are made when first seen, and kept
      --on-demand   controllers are made when needed, let go when far away (default)
      --reused      a few controllers show all pages in turn
      --loop        have the first page follow the last one
      -h, --help    print this and exit

    The files are read, never changed. The program ends with 0 if every page heard
    all that is due to it, and with 70 if not.

    Examples:
      swift run playground pager .
      swift run playground pager --all --reused --loop .
    """
}
