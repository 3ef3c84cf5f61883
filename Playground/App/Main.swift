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

  /// Runs the timeline if arguments name it, and the gallery if not.
  private static func run(_ arguments: [String]) async -> ExitCode {
    if arguments.first == "help" { return await run(arguments.dropFirst() + ["--help"]) }
    let isTimeline = arguments.first == "timeline"
    let arguments = Array(arguments.dropFirst(isTimeline ? 1 : 0))
    if arguments.contains(where: ["-h", "--help"].contains) {
      StandardOutput.write([isTimeline ? TimelineOptions.usage : GalleryOptions.usage])
      return .success
    }
    do throws(Mistake) {
      if isTimeline { return await TimelineCommand.run(try TimelineOptions(arguments)) }
      return await GalleryCommand.run(try GalleryOptions(arguments))
    } catch {
      let command = isTimeline ? "playground timeline" : "playground"
      StandardError.write("\(command): \(error); see '\(command) --help'\n")
      return .usage
    }
  }
}
