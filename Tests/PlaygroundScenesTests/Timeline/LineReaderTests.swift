import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@Suite("Lines that are read backwards", .traced)
struct LineReaderTests {
  private static let texts = sequences(of: [UInt8(ascii: "a"), UInt8(ascii: "\n")], upTo: 9)

  @Test("The pages of each small text are its lines, for all sizes of pages and of lines")
  func pages() throws {
    let directory = try TemporaryDirectory()
    try withEvery("text", in: Self.texts) { text in
      try directory.write(String(decoding: text, as: UTF8.self), to: "log")
      try withEvery("limit", in: [1, 2, 3, 20]) { limit in
        let expected = NaiveLines.split(text, limit: limit)
        try withEvery("page", in: [1, 2, 3, 5]) { size in
          let file = try FileContent(path: directory("log"))
          let reader = LineReader(pageSize: size, lineLimit: limit)
          var lines: [TextLine] = []
          var end = text.count
          while end > 0 {
            let page = try reader.lines(before: end, of: file)
            let byteCount = page.reduce(0) { $0 + $1.bytes.count }
            // The byte before a page may be the first one of the file.
            #expect(page.count == 1 || byteCount <= size + 1)
            guard let start = page.first?.id, start < end else {
              Issue.record("There are no lines before \(end)")
              return
            }
            lines = page + lines
            end = start
          }
          expectEqual(lines, expected)
        }
      }
    }
  }

  @Test("The lines of each small text are the same, however it comes in pieces")
  func pieces() {
    withEvery("text", in: Self.texts) { text in
      withEvery("limit", in: [1, 2, 3, 20]) { limit in
        let expected = NaiveLines.split(text, limit: limit)
        withEvery("cut", in: 0...text.count) { cut in
          var splitter = LineSplitter(at: 0, limit: limit)
          var lines: [Int: TextLine] = [:]
          for piece in [text[..<cut], text[cut...]] {
            for line in splitter.append(Array(piece)) { lines[line.id] = line }
          }
          expectEqual(lines.values.sorted { $0.id < $1.id }, expected)
          expectEqual(splitter.end, text.count)
        }
      }
    }
  }

  @Test("A page of a huge file costs a page, and a line without an end its limit")
  func cost() throws {
    let directory = try TemporaryDirectory()
    try directory.write(String(repeating: "x", count: 1_000_000) + "\nlast\n", to: "log")
    let file = try FileContent(path: directory("log"))
    let lines = try LineReader().lines(before: 1_000_006, of: file)
    expectEqual(lines.map(\.bytes.count), [5])
    let pieces = try LineReader().lines(before: 1_000_001, of: file)
    expectEqual(pieces.map(\.id), [15 << 16])
    expectEqual(pieces.map(\.bytes.count), [1_000_001 - 15 << 16])
  }

  @Test("A file that is shorter than it was is another file")
  func shorter() throws {
    let directory = try TemporaryDirectory()
    try directory.write("a\n", to: "log")
    let file = try FileContent(path: directory("log"))
    #expect(throws: LineReader.changed) { try LineReader().lines(before: 4, of: file) }
  }
}
