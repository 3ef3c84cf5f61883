import PlaygroundScenes
import PlaygroundTerminal

/// The frames of the gallery, a file each.
@MainActor
enum GalleryFrames {
  /// Plays a scene and writes every frame, as text and as a picture.
  ///
  /// - Parameters:
  ///   - options: What to play.
  ///   - directory: The path of a directory, which is made if need be.
  /// - Throws: The reason why a file cannot be written.
  static func write(
    _ options: GalleryOptions,
    toDirectory directory: String
  ) async throws(Problem) {
    try OutputFile.makeDirectory(directory)
    let picture = SVGPicture(title: options.pictureTitle)
    let folder = directory.hasSuffix("/") ? directory : directory + "/"
    var number = 0
    try await options.player.play(options.gallery()) { frame throws(Problem) in
      let digits = String(number)
      let path = folder + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      try OutputFile.write(frame.plainText, to: path + ".txt")
      try OutputFile.write(picture.still(of: frame), to: path + ".svg")
      number += 1
    }
  }
}
