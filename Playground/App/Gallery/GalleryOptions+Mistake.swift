import PlaygroundScenes
import PlaygroundTerminal

extension GalleryOptions {
  /// A reason why arguments make no sense.
  enum Mistake: Error, Hashable {
    /// There is no such option.
    case unknownOption(String)

    /// There is no such command, or it does not come first.
    case misplacedWord(String)

    /// An option is not followed by what it needs.
    case missingValue(option: String)

    /// An option is followed by something that makes no sense.
    case invalidValue(String, option: String)

    /// Something is given to an option that takes nothing.
    case unexpectedValue(option: String)

    /// Two options ask for different things.
    case conflict(String, String)

    /// An option has no effect without one of others.
    case pointless(String, without: [String])
  }
}

extension GalleryOptions.Mistake: CustomStringConvertible {
  /// What is wrong, and what would be right.
  var description: String {
    switch self {
    case .unknownOption(let option):
      GalleryOptions.message(forUnknown: option)
    case .misplacedWord(let word):
      "'\(word.escaped)' makes no sense here (a command comes first)"
    case .missingValue(let option):
      "\(option) needs \(Self.need(of: option))"
    case .invalidValue(let text, let option):
      "\(option) needs \(Self.need(of: option)), not '\(text.escaped)'"
        + Suggestion.question(
          for: text, among: option == "--scene" ? SceneKind.allCases.map(\.rawValue) : [])
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .conflict(let one, let other):
      "\(one) and \(other) do not go together (choose one)"
    case .pointless(let option, let others):
      "\(option) goes with \(others.joined(separator: " or ")) only"
    }
  }

  /// What an option has to be followed by.
  private static func need(of option: String) -> String {
    switch option {
    case "--scene": "the name of a scene: \(GalleryOptions.sceneNames)"
    case "--frames": "the path of a directory"
    case "--film": "the path of a file"
    case "--size":
      """
      columns and rows such as 84x24, from \(GalleryOptions.widths.lowerBound)x\
      \(GalleryOptions.heights.lowerBound) to \(GalleryOptions.widths.upperBound)x\
      \(GalleryOptions.heights.upperBound)
      """
    case "--seconds":
      """
      a number of seconds from \(GalleryOptions.seconds.lowerBound) to \
      \(Int(GalleryOptions.seconds.upperBound))
      """
    default:
      """
      a number of frames a second from \(GalleryOptions.frameRates.lowerBound) to \
      \(GalleryOptions.frameRates.upperBound)
      """
    }
  }
}

extension GalleryOptions {
  static let names = [
    "--check", "--film", "--fps", "--frames", "--help", "--list", "--scene", "--seconds", "--size",
  ]
  static let hyphenHint = ""

  /// The names of the scenes, in a sentence.
  static var sceneNames: String {
    let names = SceneKind.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
