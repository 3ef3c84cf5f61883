import PlaygroundScenes
import PlaygroundTerminal

/// What the arguments ask for when they name no command.
struct GalleryOptions: Hashable {
  /// What to do with the gallery.
  enum Output: Hashable {
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
  private(set) var output = Output.screen

  /// The scene; `nil` for the first one, or for all of them.
  private(set) var scene: SceneKind?

  /// How long scenes play; `nil` for the usual time.
  private(set) var duration: Duration?

  /// Reads arguments; the last word on a question counts.
  init(_ arguments: [String]) throws(Mistake) {
    var arguments = Arguments(arguments)
    while let word = arguments.next() {
      switch word {
      case "--check": output = .check
      case "--list": output = .list
      case "--film":
        output = .film(file: try arguments.value(of: word, "the path of a file") { $0 })
      case "--scene":
        let need = "the name of a scene: \(Self.sceneNames)"
        scene = try arguments.value(of: word, need) { SceneKind(rawValue: $0) }
      case "--seconds":
        duration = try arguments.value(of: word, "a number of seconds from 0.1 to 3600") { text in
          Double(text).flatMap { 0.1...3600 ~= $0 ? .seconds($0) : nil }
        }
      case _ where word.hasPrefix("-"): throw .unknown(word)
      default: throw Mistake("unknown command '\(word.escaped)'")
      }
    }
  }
}

extension GalleryOptions {
  /// The seconds that a scene is watched with each seed.
  static let usualCheckSeconds = 60

  /// The seconds that a film plays.
  static let usualFilmSeconds = 13

  /// The names of the scenes, as the end of a sentence.
  private static var sceneNames: String {
    let names = SceneKind.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  static var usage: String {
    """
    Usage: playground [OPTION...]
           playground timeline [ARGUMENT...]

    Shows the library at work, on the whole screen, to be played with by keys and
    the mouse. The keys are at the bottom; '?' lists all of them, 'q' quits. Where
    it cannot have the screen, it prints three frames.

    Options:
      --scene NAME   begin with a scene: \(sceneLines)
      --film FILE    write a picture that moves, an SVG, of \(usualFilmSeconds) s or --seconds N
      --check        press random keys in every scene, \(GalleryCheck.seeds.count) times, for \(usualCheckSeconds) s or
                     --seconds N, and exit with 1 if the screen is ever out of step
      --list         list the scenes
      -h, --help     print this and exit

    Command:
      timeline  show a file that grows; see 'playground timeline --help'

    Examples:
      swift run playground --scene loader
      swift run playground --film pager.svg --scene pager
    """
  }

  /// The names of the scenes, in lines below the first one.
  private static var sceneLines: String {
    sceneNames.wrapped(toColumns: 44).joined(separator: "\n" + String(repeating: " ", count: 17))
  }
}
