import PlaygroundTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program: finds the command that the arguments name, and runs it.
@main
enum Main {
  static func main() async {
    Descriptor.occupyStandardDescriptors()
    Signals.exitWhenInterrupted()
    let arguments = CommandLine.arguments.dropFirst()
    let code: ExitCode
    switch arguments.first {
    case nil, "help", "--help", "-h":
      StandardOutput.write([Usage.text])
      code = .success
    case "feed":
      code = await FeedCommand.run(Array(arguments.dropFirst()))
    case "pager":
      code = PagerCommand.run(Array(arguments.dropFirst()))
    case .some(let word):
      let kind = word.hasPrefix("-") ? "option" : "command"
      code = StandardError.reject("unknown \(kind) '\(word.escaped)'", of: "playground")
    }
    exit(code.rawValue)
  }
}

/// What the program answers to somebody who names no command.
enum Usage {
  static let text = """
    Usage: playground COMMAND [ARGUMENT...]

    Commands:
      feed   join live directories, files and standard input, and print every change
      pager  page through files, and print what every page hears

    'playground COMMAND --help' tells more about a command.
    """
}
