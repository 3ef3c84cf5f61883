import PlaygroundSystem
import PlaygroundTerminal

/// The program: finds the command that the arguments name, and runs it.
@main
enum Main {
  static func main() async {
    Descriptor.occupyStandardDescriptors()
    Signals.exitWhenInterrupted()
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Runs the command that arguments name, or the gallery if they name none.
  private static func run(_ arguments: [String]) async -> ExitCode {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "timeline": return await TimelineCommand.run(rest)
    case "help": return await run(rest + ["--help"])
    case .some(let word) where !word.hasPrefix("-"):
      return StandardError.reject("unknown command '\(word.escaped)'", of: "playground")
    default: return await GalleryCommand.run(arguments)
    }
  }
}
