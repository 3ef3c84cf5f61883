import PlaygroundScenes
import PlaygroundTerminal

/// The frames of the gallery, one after the other in one picture.
@MainActor
enum GalleryFilm {
  /// Plays a scene and writes the picture.
  static func write(
    _ options: GalleryOptions,
    toFile path: String
  ) async throws(Problem) {
    let player = options.player
    var frames: [(frame: Surface, duration: Duration)] = []
    await player.play(options.gallery()) { frame in
      frames.append((frame, .seconds(1) / player.frameRate))
    }
    let picture = SVGPicture(title: options.pictureTitle)
    try OutputFile.write(picture.film(of: frames), to: path)
  }
}
