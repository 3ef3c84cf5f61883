import PlaygroundTerminal

extension GalleryOptions {
  static var usage: String {
    """
    Usage: playground [OPTION...]
           playground timeline [ARGUMENT...]

    Shows the library at work, on the whole screen, to be played with by keys and
    the mouse. The keys are at the bottom; '?' lists all of them, 'q' quits. Where
    it cannot have the screen, it prints three frames.

    Options:
      --scene NAME   begin with a scene: \(sceneLines)
      --film FILE    write a picture that moves, an SVG
      --size WxH     columns and rows of films (default: \(usualSize.width)x\(usualSize.height))
      --fps N        frames in a second (default: \(usualFrameRate))
      --seconds N    how long they play (default: \(usualSeconds))
      --check        press random keys in every scene, \(GalleryCheck.seeds.count) times, for \(usualCheckSeconds) s or
                     --seconds N, and exit with 1 if the screen is ever out of step
      --list         list the scenes
      -h, --help     print this and exit

    Command:
      timeline  show a file that grows, or what a command prints; see
                'playground timeline --help'

    Examples:
      swift run playground --scene loader
      swift run playground --film feeds.svg --size 100x30
    """
  }

  /// The names of the scenes, in lines below the first one.
  private static var sceneLines: String {
    sceneNames.wrapped(toColumns: 44).joined(separator: "\n" + String(repeating: " ", count: 17))
  }
}
