import PlaygroundScenes
import PlaygroundTerminal

/// The gallery, from its arguments to its exit code.
@MainActor
enum GalleryCommand {
  /// Runs the command.
  static func run(_ arguments: [String]) async -> ExitCode {
    await GalleryOptions.run("playground", arguments) { await run($0) }
  }

  private static func run(_ options: GalleryOptions) async -> ExitCode {
    do throws(Problem) {
      switch options.output {
      case .screen: return try await show(options)
      case .film(let file): try await options.writeFilm(toFile: file)
      case .check:
        let check = GalleryCheck(options)
        return await check.run(write: StandardOutput.write) ? .success : .failure
      case .list: StandardOutput.write(list)
      }
      return .success
    } catch {
      StandardError.write("playground: \(error.message)\n")
      return .outputFailure
    }
  }

  /// Shows the gallery on the terminal, or a little of it where there is none to take over.
  private static func show(_ options: GalleryOptions) async throws(Problem) -> ExitCode {
    let capabilities = Capabilities.current
    var obstacle = capabilities.obstacle
    #if os(macOS) || os(Linux)
    if obstacle == nil {
      let gallery = options.gallery()
      return try await LiveScreen(gallery, on: capabilities).run()
    }
    #else
    obstacle = obstacle ?? "there are no terminals on this system"
    #endif
    await options.printFrames()
    StandardError.write(
      """
      playground: three frames only, because \(obstacle ?? "there is no terminal"); to play with \
      it, type 'swift run playground' in a terminal\n
      """)
    return .success
  }

  /// A line for each scene: its name, and what it is about.
  private static var list: [String] {
    let kinds = SceneKind.allCases
    let columns = kinds.map(\.rawValue.count).max() ?? 0
    return kinds.map { kind in
      let caption = Gallery(showing: kind).caption
      return kind.rawValue.padded(toColumns: columns) + "  " + caption
    }
  }
}
