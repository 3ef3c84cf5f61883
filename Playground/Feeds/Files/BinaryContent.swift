/// What tells a text from other content.
enum BinaryContent {
  /// The number of bytes that decide.
  static let sampleSize = 8000

  /// Returns whether the beginning of a file or stream is none of a text in UTF-8.
  ///
  /// No text contains the byte zero. Texts in the encodings of former times are texts as long as most of
  /// their bytes are ASCII, and a few odd bytes may be half a character that has not arrived.
  ///
  /// - Parameter bytes: The bytes, of which ``sampleSize`` are looked at.
  /// - Returns: Whether they are no text.
  static func begins(with bytes: [UInt8]) -> Bool {
    var (parser, oddCount, count) = (Unicode.UTF8.ForwardParser(), 0, 0)
    var iterator = bytes.prefix(sampleSize).makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar == "\0" { return true }
        // Tabs, ends of lines and of pages, backspaces, and the beginnings of colours are frequent.
        if scalar.value < 0x20, !(0x08...0x0D ~= scalar.value), scalar != "\u{1B}" { oddCount += 1 }
        count += encoded.count
      case .error(let length):
        oddCount += length
        count += length
      case .emptyInput: return oddCount * 10 > max(count, 32) * 3
      }
    }
  }
}
