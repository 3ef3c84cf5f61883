import PlaygroundTerminal

/// What the arguments of `pager` ask for.
struct PagerOptions: CommandOptions {
  /// The kinds of pagers, by their options.
  enum Kind: String, CaseIterable, Sendable {
    case `static` = "--static"
    case onDemand = "--on-demand"
    case reused = "--reused"
  }

  /// The directory whose files are the pages; `nil` for the current one.
  var path: String?

  /// How long controllers live.
  var kind = Kind.onDemand

  /// Whether the first page follows the last one.
  var loops = false

  /// Whether to play all acts, and not only a choice.
  var showsAll = false
}

extension PagerOptions {
  static let flags = ["--all", "--loop"] + Kind.allCases.map(\.rawValue)

  /// The path of the directory.
  var directory: String { path ?? "." }

  mutating func take(_ flag: String) {
    switch flag {
    case "--all": showsAll = true
    case "--loop": loops = true
    default: kind = Kind(rawValue: flag) ?? kind
    }
  }

  mutating func add(_ operand: String) throws(Mistake) {
    if path != nil { throw .secondPath(operand, besides: "one directory") }
    path = operand
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
