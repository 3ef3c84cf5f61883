import PlaygroundScenes
import PlaygroundTerminal

/// The gallery for those who cannot touch it: a few frames, as text.
@MainActor
enum PlainGallery {
  /// The seconds after which a frame is taken.
  private static let seconds = [1, 6, 12]

  /// Prints the frames.
  static func write(_ options: GalleryOptions) async {
    var frames: [String] = []
    let player = Player(duration: .seconds(seconds.last ?? 0), frameRate: 1)
    let gallery = options.gallery()
    if let columnCount = StandardOutput.terminalColumnCount {
      gallery.size = Size(min(gallery.size.width, columnCount), gallery.size.height)
    }
    await player.play(gallery) { frame in
      frames.append(frame.plainText)
    }
    // The last line ends by itself.
    let text = seconds.map { frames[$0] }.joined(separator: "\n").dropLast()
    StandardOutput.write([String(text)])
  }
}
