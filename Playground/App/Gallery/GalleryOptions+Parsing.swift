import PlaygroundScenes
import PlaygroundTerminal

extension GalleryOptions {
  /// The columns that frames may have.
  static let widths = 40...400

  /// The rows that frames may have.
  static let heights = 10...200

  /// The seconds that scenes may play.
  static let seconds = 0.1...3600

  /// The frames that a second may have.
  static let frameRates = 1...60

  static func request(from arguments: [String]) throws(Mistake) -> CommandRequest<Self> {
    var options = GalleryOptions()
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case .operand(let word): throw .misplacedWord(word)
      case .option("--help", nil, _), .option("-h", nil, _): return .help
      case .option(let option, let value, let written):
        try options.take(option, value, written: written, from: &reader)
      }
    }
    try options.checkCombination()
    return .run(options)
  }

  private mutating func take(
    _ option: String,
    _ value: String?,
    written: String,
    from reader: inout ArgumentReader
  ) throws(Mistake) {
    switch option {
    case "--check", "--list":
      try choose(option == "--check" ? .check : .list)
    case "--help", "-h": break
    case "--scene", "--frames", "--film", "--size", "--seconds", "--fps":
      guard let text = value ?? reader.value() else { throw .missingValue(option: option) }
      // What looks like an option is one, unless it follows a `=`.
      if text.isEmpty || value == nil && text.hasPrefix("--") {
        throw .missingValue(option: option)
      }
      guard try set(option, to: text) else { throw .invalidValue(text, option: option) }
      return
    default: throw .unknownOption(written)
    }
    if value != nil { throw .unexpectedValue(option: option) }
  }

  /// Takes the value of an option.
  ///
  /// - Returns: Whether it makes sense.
  private mutating func set(_ option: String, to text: String) throws(Mistake) -> Bool {
    switch option {
    case "--scene":
      scene = SceneKind(rawValue: text)
      return scene != nil
    case "--frames": try choose(.frames(directory: text))
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
  private func checkCombination() throws(Mistake) {
    let isPlayed: Bool
    switch output {
    case .frames, .film: isPlayed = true
    case .screen, .check, .list: isPlayed = false
    }
    if output == .list && scene != nil { throw .conflict("--list", "--scene") }
    if size != nil && !isPlayed { throw .pointless("--size", without: ["--frames", "--film"]) }
    if frameRate != nil && !isPlayed { throw .pointless("--fps", without: ["--frames", "--film"]) }
    if duration != nil && !isPlayed && output != .check {
      throw .pointless("--seconds", without: ["--frames", "--film", "--check"])
    }
  }
}

extension GalleryOptions.Output {
  /// The option that asks for it.
  fileprivate var option: String? {
    switch self {
    case .screen: nil
    case .frames: "--frames"
    case .film: "--film"
    case .check: "--check"
    case .list: "--list"
    }
  }
}
