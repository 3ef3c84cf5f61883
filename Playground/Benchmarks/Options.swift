import PlaygroundSystem

/// What the command line asks for.
struct Options {
  /// Whether the report is one JSON object instead of a table.
  private(set) var writesJSON = false

  /// Whether a row over its limit makes the run fail.
  private(set) var checksLimits = false

  /// How many times its limit a row may cost until it is over it: 1, or more where others use the
  /// machine, too.
  private(set) var factor = 1.0

  /// Whether large sizes are left out and rounds are few.
  private(set) var isQuick = false

  /// An earlier run to compare with.
  private(set) var earlierRun: EarlierRun?

  private var filters: [String] = []

  /// An argument that means nothing.
  struct Failure: Error, CustomStringConvertible {
    let argument: String

    var description: String {
      """
      \(argument) is no option
      usage: benchmarks [--check] [--factor NUMBER] [--quick] [--filter TEXT]... [--json | --since FILE]
      """
    }
  }

  /// Reads the arguments after the name of the program.
  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": writesJSON = true
      case "--check": checksLimits = true
      case "--quick": isQuick = true
      case "--factor":
        guard let text = rest.next(), let number = Double(text), number >= 1 else {
          throw Failure(argument: "--factor without a number of at least 1")
        }
        factor = number
      case "--since":
        guard let file = rest.next() else { throw Failure(argument: "--since without a file") }
        do {
          earlierRun = try EarlierRun(contentsOfFile: file)
        } catch {
          throw Failure(argument: "--since with \(file), which no --json wrote: \(error),")
        }
      case "--filter":
        guard let text = rest.next() else { throw Failure(argument: "--filter without a text") }
        filters.append(text.lowercased())
      default: throw Failure(argument: argument)
      }
    }
    if writesJSON && earlierRun != nil { throw Failure(argument: "--since with --json") }
  }

  /// Returns whether a row's full name has all the texts to filter by.
  func selects(_ row: Row) -> Bool {
    let name = row.fullName.lowercased()
    return filters.allSatisfy { name.contains($0) }
  }
}

/// Prints a line that a pipe gets at once.
func printNow(_ line: String) {
  print(line)
  fflush(nil)
}

/// Ends the process.
func exitProcess(with code: Int32) -> Never {
  exit(code)
}
