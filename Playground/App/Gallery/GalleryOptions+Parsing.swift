import PlaygroundScenes
import PlaygroundTerminal

extension GalleryOptions {
  /// The columns that films may have.
  static let widths = 40...400

  /// The rows that films may have.
  static let heights = 10...200

  /// The seconds that scenes may play.
  static let seconds = 0.1...3600

  /// The frames that a second may have.
  static let frameRates = 1...60

  static let flags = ["--check", "--list"]

  static let values = [
    "--scene": "the name of a scene: \(sceneNames)",
    "--film": "the path of a file",
    "--size": """
    columns and rows such as 84x24, from \(widths.lowerBound)x\(heights.lowerBound) to \
    \(widths.upperBound)x\(heights.upperBound)
    """,
    "--seconds":
      "a number of seconds from \(seconds.lowerBound) to \(Int(seconds.upperBound))",
    "--fps":
      "a number of frames a second from \(frameRates.lowerBound) to \(frameRates.upperBound)",
  ]

  /// The names of the scenes, as the end of a sentence.
  static var sceneNames: String {
    let names = SceneKind.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  mutating func add(_ operand: String) throws(Mistake) {
    throw Mistake("'\(operand.escaped)' makes no sense here (a command comes first)")
  }

  mutating func take(_ flag: String) throws(Mistake) {
    try choose(flag == "--check" ? .check : .list)
  }

  mutating func set(_ option: String, to text: String) throws(Mistake) -> Bool {
    switch option {
    case "--scene":
      scene = SceneKind(rawValue: text)
      return scene != nil
    case "--film": try choose(.film(file: text))
    case "--size":
      size = Self.size(from: text)
      return size != nil
    case "--seconds":
      guard let number = Double(text), Self.seconds.contains(number) else { return false }
      duration = .seconds(number)
    default:
      guard let number = Int(text), Self.frameRates.contains(number) else { return false }
      frameRate = number
    }
    return true
  }

  private static func size(from text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      widths.contains(width), heights.contains(height)
    else { return nil }
    return Size(width, height)
  }

  private mutating func choose(_ output: Output) throws(Mistake) {
    if let old = self.output.option, let new = output.option, old != new {
      throw .conflict(old, new)
    }
    self.output = output
  }

  /// Sees to it that no option is without an effect.
  func check() throws(Mistake) {
    let isPlayed = output.option == "--film"
    if output == .list && scene != nil { throw .conflict("--list", "--scene") }
    if size != nil && !isPlayed { throw Mistake("--size goes with --film only") }
    if frameRate != nil && !isPlayed { throw Mistake("--fps goes with --film only") }
    if duration != nil && !isPlayed && output != .check {
      throw Mistake("--seconds goes with --film or --check only")
    }
  }
}

extension Mistake {
  fileprivate static func conflict(_ one: String, _ other: String) -> Mistake {
    Mistake("\(one) and \(other) do not go together (choose one)")
  }
}

extension GalleryOptions.Output {
  /// The option that asks for it.
  fileprivate var option: String? {
    switch self {
    case .screen: nil
    case .film: "--film"
    case .check: "--check"
    case .list: "--list"
    }
  }
}
