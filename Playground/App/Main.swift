import PlaygroundScenes
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

  /// The commands.
  private static let commands = ["feed", "pager", "timeline", "help"]

  /// Runs the command that arguments name, or the gallery if they name none.
  private static func run(_ arguments: [String]) async -> ExitCode {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "feed": return await FeedCommand.run(rest)
    case "pager": return await PagerCommand.run(rest)
    case "timeline": return await TimelineCommand.run(rest)
    case "help": return await run(rest + ["--help"])
    case .some(let word) where !word.hasPrefix("-"):
      let names = commands + SceneKind.allCases.map { "--scene \($0.rawValue)" }
      let question = Suggestion.question(for: word, among: names, ignoring: "--scene ")
      return StandardError.reject(
        "unknown command '\(word.escaped)'\(question)", of: "playground")
    default: return await GalleryCommand.run(arguments)
    }
  }
}
