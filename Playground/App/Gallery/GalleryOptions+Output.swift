import PlaygroundScenes
import PlaygroundTerminal

@MainActor
extension GalleryOptions {
  /// Plays a scene and writes its frames as one picture that moves.
  func writeFilm(toFile path: String) async throws(Problem) {
    var frames: [(frame: Surface, duration: Duration)] = []
    await player.play(gallery()) { frame in
      frames.append((frame, .seconds(1) / player.frameRate))
    }
    try OutputFile.write(SVGPicture(title: pictureTitle).film(of: frames), to: path)
  }

  /// Prints a few frames as text, for those who cannot touch the gallery.
  func printFrames() async {
    let seconds = [1, 6, 12]
    var frames: [String] = []
    let gallery = gallery()
    if let columnCount = StandardOutput.terminalColumnCount {
      gallery.size = Size(min(gallery.size.width, columnCount), gallery.size.height)
    }
    await Player(duration: .seconds(12), frameRate: 1).play(gallery) { frame in
      frames.append(frame.plainText)
    }
    // The last line ends by itself.
    let text = seconds.map { frames[$0] }.joined(separator: "\n").dropLast()
    StandardOutput.write([String(text)])
  }
}
