import PlaygroundScenes
import PlaygroundSystem
import PlaygroundTerminal

/// The gallery, from its options to its exit code.
@MainActor
enum GalleryCommand {
  /// Runs the command.
  static func run(_ options: GalleryOptions) async -> ExitCode {
    do throws(Problem) {
      switch options.output {
      case .screen: return try await show(options)
      case .film(let file): try await writeFilm(options, to: file)
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
      let gallery = Gallery(showing: options.scene, demonstrates: true)
      return try await LiveScreen(gallery, on: capabilities).run()
    }
    #else
    obstacle = obstacle ?? "there are no terminals on this system"
    #endif
    await printFrames(options)
    StandardError.write(
      """
      playground: three frames only, because \(obstacle ?? "there is no terminal"); to play with \
      it, type 'swift run playground' in a terminal\n
      """)
    return .success
  }

  /// Prints a few frames as text, for those who cannot touch the gallery.
  private static func printFrames(_ options: GalleryOptions) async {
    let width = min(84, StandardOutput.terminalColumnCount ?? .max)
    let gallery = Gallery(showing: options.scene, size: Size(width, 24), demonstrates: true)
    var frames: [String] = []
    await Player(duration: .seconds(12), frameRate: 1).play(gallery) { frame in
      frames.append(frame.plainText)
    }
    // The last line ends by itself.
    let text = [1, 6, 12].map { frames[$0] }.joined(separator: "\n").dropLast()
    StandardOutput.write([String(text)])
  }

  /// Plays a scene and writes its frames as one picture that moves.
  private static func writeFilm(_ options: GalleryOptions, to path: String) async throws(Problem) {
    let gallery = Gallery(showing: options.scene, size: Size(84, 22), demonstrates: true)
    let player = Player(
      duration: options.duration ?? .seconds(GalleryOptions.usualFilmSeconds), frameRate: 8)
    var frames: [Surface] = []
    await player.play(gallery) { frames.append($0) }
    // The line to type for the same on a terminal.
    let title = "swift run playground" + (options.scene.map { " --scene \($0.rawValue)" } ?? "")
    try write(SVGPicture(title: title).film(of: frames, frameRate: player.frameRate), to: path)
  }

  /// Writes a file, replacing its contents.
  private static func write(_ text: String, to path: String) throws(Problem) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    var code: Int32? = errno
    if descriptor >= 0 {
      code = Descriptor.write(Array(text.utf8), to: descriptor)
      close(descriptor)
    }
    guard let code else { return }
    throw Problem("cannot write '\(path.escaped)': \(Problem(code: code).message)")
  }

  /// A line for each scene: its name, and what it is about.
  private static var list: [String] {
    let kinds = SceneKind.allCases
    let columns = kinds.map(\.rawValue.count).max() ?? 0
    return kinds.map { kind in
      kind.rawValue.padded(toColumns: columns) + "  " + Gallery(showing: kind).caption
    }
  }
}
