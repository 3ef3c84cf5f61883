import TestSupport
import Testing

@testable import PlaygroundScenes

@Suite("A text of which the end is kept", .traced)
struct KeptTextTests {
  private static let texts = sequences(of: [UInt8(ascii: "a"), UInt8(ascii: "\n")], upTo: 9)

  @Test(
    "It has the last bytes of each small text from the beginning of a line, and reads its lines")
  func lines() throws {
    try withEvery("text", in: Self.texts) { text in
      try withEvery("limit", in: [0, 1, 3, 6, .max / 2]) { limit in
        let (lineLimit, all) = (3, NaiveLines.split(text, limit: 3))
        try withEvery("piece", in: [1, 2, 9]) { size in
          var kept = KeptText(keeping: limit, lineLimit: lineLimit)
          for start in stride(from: 0, to: text.count, by: size) {
            kept.append(Array(text[start..<min(text.count, start + size)]))
          }
          expectEqual(kept.end, text.count)
          expectEqual(kept.read(0..<text.count), Array(text[kept.start...]))
          #expect(kept.end - kept.start >= min(limit, text.count))
          #expect(kept.end - kept.start <= limit + limit / 8 + 2 * lineLimit + 1)
          let expected = all.filter { $0.id >= kept.start }
          expectEqual(expected.first?.id ?? text.count, kept.start)
          try withEvery("page", in: [1, 4]) { pageSize in
            let reader = LineReader(pageSize: pageSize, lineLimit: lineLimit)
            let (up, down) = (
              try lines(of: kept, upward: reader), try lines(of: kept, downward: reader)
            )
            #expect(up == expected && down == expected)
          }
        }
      }
    }
  }

  private func lines(of text: KeptText, upward reader: LineReader) throws -> [TextLine] {
    var lines: [TextLine] = []
    var end = text.end
    while end > text.start {
      lines = try reader.lines(before: end, of: text) + lines
      end = try #require(lines.first).id
    }
    return lines
  }

  /// Reads page by page, where a line may go on.
  private func lines(of text: KeptText, downward reader: LineReader) throws -> [TextLine] {
    var lines: [Int: TextLine] = [:]
    var (line, end) = (text.start, text.start)
    while end < text.end {
      let page = try reader.lines(from: line, after: end, of: text)
      for line in page.lines { lines[line.id] = line }
      guard case .below(let nextLine, let nextEnd) = page.next, nextEnd > end else {
        Issue.record("The page after \(end) has nothing")
        break
      }
      (line, end) = (nextLine, nextEnd)
    }
    return lines.values.sorted { $0.id < $1.id }
  }
}
