@testable import PlaygroundScenes

/// The lines of a text, from a look at each byte of it.
enum NaiveLines {
  /// Returns the lines of a text by their offsets.
  static func split(_ text: [UInt8], limit: Int = LineSplitter.usualLimit) -> [TextLine] {
    let starts = text.indices.filter { begins(at: $0, in: text, limit: limit) }
    return zip(starts, starts.dropFirst() + [text.count]).map { start, end in
      TextLine(id: start, bytes: Array(text[start..<end]))
    }
  }

  private static func begins(at offset: Int, in text: [UInt8], limit: Int) -> Bool {
    if offset == 0 || text[offset - 1] == 0x0A { return true }
    return offset % limit == 0 && !text[(offset - limit)..<offset].contains(0x0A)
  }
}
