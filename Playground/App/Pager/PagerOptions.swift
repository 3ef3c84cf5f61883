import PlaygroundTerminal

/// What the arguments of `pager` ask for.
struct PagerOptions: Hashable, Sendable {
  /// The kinds of pagers.
  enum Kind: String, Hashable, Sendable {
    case `static`
    case onDemand = "on-demand"
    case reused
  }

  /// The paths whose files are the pages; none for the current directory.
  var paths: [String] = []

  /// How long controllers live.
  var kind = Kind.onDemand

  /// The number of pages on each side whose controllers are made ahead; `nil` for the usual one.
  var preload: Int?

  /// The number of pages on each side whose controllers are kept; `nil` for the usual one.
  var retain: Int?

  /// The most controllers that wait for a page; `nil` for the usual number.
  var poolLimit: Int?

  /// Whether the first page follows the last one.
  var loops = false
}

extension PagerOptions {
  /// What to do about the arguments.
  enum Request: Hashable, Sendable {
    case run(PagerOptions)
    case help
  }

  /// A reason why arguments make no sense.
  enum Mistake: Error, Hashable {
    case unknownOption(String)
    case missingNumber(option: String)
    case invalidNumber(String, option: String)
    case unexpectedValue(option: String)
    case poolWithoutReuse
  }

  /// The numbers that options take.
  static let numbers = 0...1000

  /// Reads arguments; the first thing that is wrong, or the wish for help, decides.
  static func request(from arguments: [String]) throws(Mistake) -> Request {
    var options = PagerOptions()
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case .operand(let path): options.paths.append(path)
      case .option("--help", nil, _), .option("-h", nil, _): return .help
      case .option(let option, let value, let written):
        try options.take(option, value, written: written, from: &reader)
      }
    }
    if options.poolLimit != nil && options.kind != .reused { throw .poolWithoutReuse }
    return .run(options)
  }

  private mutating func take(
    _ option: String,
    _ value: String?,
    written: String,
    from reader: inout ArgumentReader
  ) throws(Mistake) {
    if let property = Self.numericOptions[option] {
      guard let text = value ?? reader.value() else { throw .missingNumber(option: option) }
      guard let number = Int(text), Self.numbers.contains(number) else {
        throw .invalidNumber(text, option: option)
      }
      self[keyPath: property] = number
      return
    }
    switch option {
    case "--static", "--on-demand", "--reused":
      kind = Kind(rawValue: String(option.dropFirst(2))) ?? kind
    case "--loop": loops = true
    case "--help", "-h": break
    default: throw .unknownOption(written)
    }
    if value != nil { throw .unexpectedValue(option: option) }
  }

  private static var numericOptions: [String: WritableKeyPath<PagerOptions, Int?>] {
    ["--preload": \.preload, "--retain": \.retain, "--pool": \.poolLimit]
  }
}

extension PagerOptions.Mistake: CustomStringConvertible {
  /// What is wrong, and what would be right.
  var description: String {
    switch self {
    case .unknownOption(let option):
      PagerOptions.message(forUnknown: option)
    case .missingNumber(let option):
      "\(option) needs a number"
    case .invalidNumber(let text, let option):
      "\(option) takes a number from 0 to 1000, not '\(text.escaped)'"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .poolWithoutReuse:
      "--pool goes with --reused only (other pagers have no pool)"
    }
  }
}

extension PagerOptions {
  fileprivate static func message(forUnknown option: String) -> String {
    let names = ["--help", "--loop", "--on-demand", "--reused", "--static"] + numericOptions.keys
    let question = Suggestion.question(for: option, among: names.sorted())
    let hint = question.isEmpty ? " (a path that begins with '-' goes after '--')" : question
    return "unknown option '\(option.escaped)'\(hint)"
  }

  /// What `--help` prints.
  static let usage = """
    Usage: playground pager [OPTION...] [PATH...]

    Pages through files, with a finger that does what fingers do, and prints for every event
    where the pager is, what the screen shows and what the pages hear.

    PATH is one of
      a directory   a page for each of its files, by name
      a file        a page
    Pages of several paths stand in one pager. Without a PATH: the current directory.

    Options:
      --static      controllers are made when first seen, and kept
      --on-demand   controllers are made when needed, and let go when far away (default)
      --reused      a few controllers show all pages in turn
      --preload N   make the controllers of N pages on each side ahead (default: 1; static: 0)
      --retain N    keep the controllers of N pages on each side (default: 1; reused: 0)
      --pool N      let N controllers wait for a page (default: 2; --reused only)
      --loop        have the first page follow the last one
      -h, --help    print this and exit

    The files are read, never changed. The program ends with 0 if every page heard all that is
    due to it, and with 70 if not.

    Examples:
      swift run playground pager .
      swift run playground pager --reused --loop README.md .
    """
}
