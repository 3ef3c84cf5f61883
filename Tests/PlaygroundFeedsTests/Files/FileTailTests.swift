import Collate
import TestSupport
import Testing

@testable import PlaygroundFeeds

@Suite("The tail of a file")
struct FileTailTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func follow(_ tail: inout FileTail) throws -> String {
    let before = Snapshot([FeedSection(tail.window, title: "")])
    try tail.follow(directory("log"), stamp: FileStamp(path: directory("log")))
    return Snapshot([FeedSection(tail.window, title: "")]).difference(from: before).description
  }

  @Test("A file that grows slides through the window")
  func growing() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write("a\nb\nc\n", to: "log")
    #expect(try follow(&tail) == "i 0.0,0.1,0.2")
    #expect(try follow(&tail) == "nothing")
    try directory.append("c\n", to: "log")
    #expect(try follow(&tail) == "d 0.0; i 0.2")
    try directory.append("d", to: "log")
    #expect(try follow(&tail) == "d 0.0; i 0.2")
    try directory.append("d\n", to: "log")
    #expect(try follow(&tail) == "u 0.2>0.2")
    expectEqual(tail.window.lines.map(\.text), ["c", "c", "dd"])
  }

  @Test("A truncated file is read from its start, even if it is longer by the time of the look")
  func truncating() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write("a\nb\nc\n", to: "log")
    _ = try follow(&tail)
    try directory.write("", to: "log")
    #expect(try follow(&tail) == "d 0.0,0.1,0.2")
    try directory.append("x\n", to: "log")
    #expect(try follow(&tail) == "i 0.0")
    try directory.write("y\nthis is more\n", to: "log")
    #expect(try follow(&tail) == "d 0.0; i 0.0,0.1")
  }

  @Test("A file that is replaced by a longer one keeps the lines that are the same")
  func replacing() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write("a\nb\nc\n", to: "log")
    _ = try follow(&tail)
    try directory.replace("log", with: "a\nbbb\nc\n")
    #expect(try follow(&tail) == "d 0.1; i 0.1")
    try directory.replace("log", with: "bbb\nc\nd\n")
    #expect(try follow(&tail) == "d 0.0; i 0.2")
  }

  @Test("Of a large file only the last lines are shown")
  func large() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write(String(repeating: "x", count: 100_000) + "\nlast\n", to: "log")
    _ = try follow(&tail)
    expectEqual(tail.window.lines.map(\.text.count), [4096, 4])
    try directory.append(String(repeating: "0123456789\n", count: 20_000) + "end", to: "log")
    _ = try follow(&tail)
    expectEqual(tail.window.lines.map(\.text), ["0123456789", "0123456789", "end"])
  }

  @Test(
    "A long line at the end does not hide the lines before it, and shows how much it omits")
  func longLine() throws {
    var tail = FileTail(lineCount: 3)
    let long = String(repeating: "x", count: 300_000)
    try directory.write("a\nb\nc\n\(long)\n", to: "log")
    _ = try follow(&tail)
    expectEqual(tail.window.lines.map(\.text), ["b", "c", String(long.prefix(4096))])
    expectEqual(tail.window.lines.map(\.omittedByteCount), [0, 0, 300_000 - 4096])
    expectEqual(tail.window.lines.last?.description.hasPrefix("(295.9 kB more) xxx"), true)
    try directory.append("d\n", to: "log")
    #expect(try follow(&tail) == "d 0.0; i 0.2")
  }

  @Test("A long line that goes on leaves out more")
  func growingLine() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write("a\n" + String(repeating: "x", count: 5000), to: "log")
    _ = try follow(&tail)
    try directory.append("xxxx", to: "log")
    #expect(try follow(&tail) == "u 0.1>0.1")
    expectEqual(tail.window.lines.map(\.omittedByteCount), [0, 908])
  }

  @Test(
    "However long the lines at the end are, those before them are shown",
    arguments: [
      ["3 MB", "3 MB", "last\n"], ["6 MB"], ["a\n", "b\n", "5 MB", "\n"], ["a\nb\n", "9 MB"],
    ])
  func longLines(pieces: [String]) throws {
    let text = pieces.map { piece in
      guard let count = Int(piece.dropLast(3)), piece.hasSuffix(" MB") else { return piece }
      return String(repeating: "x", count: count << 20)
    }.joined(separator: pieces.count == 3 ? "\n" : "")
    try directory.write(text, to: "log")
    var tail = FileTail(lineCount: 3)
    _ = try follow(&tail)
    let lines = text.split(separator: "\n").suffix(3)
    expectEqual(tail.window.lines.map(\.text), lines.map { String($0.prefix(4096)) })
    expectEqual(
      tail.window.lines.map(\.omittedByteCount), lines.map { max(0, $0.utf8.count - 4096) })
  }

  @Test("Much that is added to a line at once is read after what was read of it")
  func largeGrowth() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write("a\nb", to: "log")
    _ = try follow(&tail)
    try directory.append(String(repeating: "x", count: 200_000), to: "log")
    #expect(try follow(&tail) == "u 0.1>0.1")
    expectEqual(tail.window.lines.map(\.omittedByteCount), [0, 200_001 - 4096])
    try directory.append("\nc", to: "log")
    #expect(try follow(&tail) == "i 0.2")
  }

  @Test("Wherever lines begin and end, the last ones are those of the whole text")
  func lastLines() throws {
    for length in [1, 2, 700, 65_535, 65_536, 65_537] {
      let text = (0..<6).map { String(repeating: "\($0)", count: length) + "\n" }.joined()
      for text in [text, String(text.dropLast()), "\n" + text, text + "\n\n"] {
        try directory.write(text, to: "log")
        var tail = FileTail(lineCount: 3)
        _ = try follow(&tail)
        var all = LineWindow(capacity: 3)
        all.append(Array(text.utf8))
        expectEqual(tail.window.lines.map(\.text), all.lines.map(\.text), "\(length)")
        expectEqual(tail.window.lines.map(\.omittedByteCount), all.lines.map(\.omittedByteCount))
      }
    }
  }

  @Test("A file that the system makes up is read at each look", .enabled(if: MadeUpFile.isWritable))
  func madeUp() throws {
    let file = try MadeUpFile()
    var tail = FileTail(lineCount: 3)
    for text in ["one", "three", "three", "a"] {
      try file.write(text)
      try tail.follow(file.path, stamp: FileStamp(path: file.path))
      expectEqual(tail.window.lines.map(\.text), [text])
    }
  }

  @Test("The lines of a file that the system makes up are shown", arguments: MadeUpFile.paths)
  func madeUp(path: String) throws {
    var tail = FileTail(lineCount: 3)
    try tail.follow(path, stamp: FileStamp(path: path))
    let lines = try MadeUpFile.text(path).split(separator: "\n").suffix(3)
    #expect(!lines.isEmpty && tail.window.lines.map(\.text) == lines.map(String.init))
  }
}
