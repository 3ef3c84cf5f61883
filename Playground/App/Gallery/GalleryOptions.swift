import PlaygroundScenes
import PlaygroundTerminal

/// What the arguments ask for when they name no command.
struct GalleryOptions: CommandOptions {
  /// What to do with the gallery.
  enum Output: Hashable, Sendable {
    /// Show it on the terminal.
    case screen

    /// Write a picture that moves to a file.
    case film(file: String)

    /// See whether its scenes ever show anything wrong.
    case check

    /// Tell which scenes there are.
    case list
  }

  /// What to do.
  var output = Output.screen

  /// The scene; `nil` for the first one, or for all of them.
  var scene: SceneKind?

  /// The columns and rows of a film; `nil` for the usual ones.
  var size: Size?

  /// How long scenes play; `nil` for the usual time.
  var duration: Duration?

  /// The number of frames in a second; `nil` for the usual one.
  var frameRate: Int?
}

extension GalleryOptions {
  /// The columns and rows, unless another size is given.
  static let usualSize = Size(84, 24)

  /// The seconds that films play.
  static let usualSeconds = 6

  /// The number of frames in a second.
  static let usualFrameRate = 10

  /// The seconds that a scene is watched with each seed.
  static let usualCheckSeconds = 60

  /// Returns the gallery, whose scenes play by themselves until a key or the mouse is used.
  @MainActor
  func gallery() -> Gallery {
    Gallery(showing: scene, size: size ?? Self.usualSize, demonstrates: true)
  }

  /// Who plays it.
  @MainActor var player: Player {
    Player(
      duration: duration ?? .seconds(Self.usualSeconds),
      frameRate: frameRate ?? Self.usualFrameRate)
  }

  /// What stands above pictures: the line to type for the same on a terminal.
  var pictureTitle: String {
    "swift run playground" + (scene.map { " --scene \($0.rawValue)" } ?? "")
  }
}
