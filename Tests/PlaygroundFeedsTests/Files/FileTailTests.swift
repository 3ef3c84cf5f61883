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
    #expect(tail.window.lines.map(\.text) == ["c", "c", "dd"])
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

  @Test("Of a large file only the end is read, and no line that begins before it is shown")
  func large() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write(String(repeating: "x", count: 100_000) + "\nlast\n", to: "log")
    _ = try follow(&tail)
    #expect(tail.window.lines.map(\.text) == ["last"])
    try directory.append(String(repeating: "0123456789\n", count: 20_000) + "end", to: "log")
    _ = try follow(&tail)
    #expect(tail.window.lines.map(\.text) == ["0123456789", "0123456789", "end"])
  }

  @Test("A single line larger than what is read is shown by its end")
  func largeLine() throws {
    var tail = FileTail(lineCount: 3)
    try directory.write(String(repeating: "x", count: 100_000) + "\n", to: "log")
    _ = try follow(&tail)
    #expect(tail.window.lines.map(\.text.count) == [4096])
  }
}
