import Foundation
import PlaygroundTerminal
import TestSupport
import Testing

@testable import playground

@Suite("The tour of the pager")
@MainActor
struct TourTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func writeFiles(_ names: some Sequence<Character>) throws {
    for name in names { try directory.write("the first line of \(name)\nmore", to: "\(name)") }
  }

  @Test(
    "Every page hears all that is due to it, however many there are", arguments: [1, 2, 3, 4, 7])
  func balance(count: Int) throws {
    try writeFiles("abcdefg".prefix(count))
    for options in PagerOptions.everyKind(of: directory.path) {
      let run = TourRun(options)
      #expect(run.code == .success && run.complaints.isEmpty)
      #expect(run.lines.contains { $0.hasPrefix("   Balanced: ") }, "\(options)")
      #expect(run.lines.allSatisfy { $0.columnCount <= 80 }, "\(options)")
    }
  }

  @Test("A swipe, a cancelled one and a flick that goes too far")
  func swipes() throws {
    try writeFiles("xyz")
    let run = TourRun(PagerOptions(paths: [directory.path], kind: .static))
    #expect(
      run.act("Swipe") == [
        "  dragBegan            0.00 [aaaaaaaaaaaa]  R4  —",
        "  offset 0.10          0.10 [aaaaaaaaaaab]  R1  N:begin a>b",
        "                                            R12 load b, add b, didMove b",
        "                                            R3  will- a~, will+ b~, attach b",
        "  offset 0.60          0.60 [aaaaabbbbbbb]  R3  —",
        "  dragEnded target b   0.60 [aaaaabbbbbbb]  R5  —",
        "  offset 0.90          0.90 [abbbbbbbbbbb]  R3  —",
        "  offset 1.00          1.00 [bbbbbbbbbbbb]  R3  detach a, did- a",
        "  settle               1.00 [bbbbbbbbbbbb]  R6  did+ b",
        "                                            R1  N:settle b",
      ])
    #expect(
      run.act("Cancelled swipe") == [
        "  dragBegan            1.00 [bbbbbbbbbbbb]  R4  —",
        "  offset 1.30          1.30 [bbbbbbbbcccc]  R1  N:begin b>c",
        "                                            R12 load c, add c, didMove c",
        "                                            R3  will- b~, will+ c~, attach c",
        "  dragEnded target b   1.30 [bbbbbbbbcccc]  R5  —",
        "  offset 1.00          1.00 [bbbbbbbbbbbb]  R3  will- c~, detach c, did- c",
        "  settle               1.00 [bbbbbbbbbbbb]  R6  will+ b~, did+ b",
        "                                            R1  N:cancel b>c",
      ])
    #expect(
      run.act("A flick that goes too far and springs back").suffix(5) == [
        "  offset 2.20          2.20 [cccccccccc  ]  R3  detach b, did- b",
        "  offset 2.10          2.10 [ccccccccccc ]  R2  —",
        "  offset 2.00          2.00 [cccccccccccc]  R3  —",
        "  settle               2.00 [cccccccccccc]  R6  did+ c",
        "                                            R1  N:settle c",
      ])
  }

  @Test("A page's wish waits for its turn, and what is not seen is not made")
  func jumps() throws {
    try writeFiles("abcdef")
    let options = PagerOptions(paths: [directory.path], preload: 0, retain: 0)
    let run = TourRun(options)
    #expect(
      run.act("A page that asks for another one when it has appeared").contains {
        $0.hasSuffix("R0  (waited for its turn)")
      })
    let jump = run.act("Jump over several pages").joined(separator: "\n")
    let loads =
      jump.components(separatedBy: "load ").count - jump.components(separatedBy: "unload ").count
    #expect(loads == 1)
  }

  @Test("The data of a page change in its controller, not in its file")
  func data() throws {
    try writeFiles("a")
    let run = TourRun(PagerOptions(paths: [directory.path]))
    #expect(
      run.act("The data of the page on screen change") == [
        "  pagesChanged ~a      0.00 [aaaaaaaaaaaa]  R11 update a"
      ])
    #expect(
      run.lines.contains("   On screen: a a (changed), 24 B, seen once: the first line of a"))
    #expect(try String(contentsOfFile: directory("a"), encoding: .utf8).hasSuffix("of a\nmore"))
  }

  @Test("A page that comes back has its state, whichever controller shows it")
  func state() throws {
    try writeFiles("abcdefg")
    for kind in [PagerOptions.Kind.static, .onDemand, .reused] {
      let run = TourRun(PagerOptions(paths: [directory.path], kind: kind))
      let rests = run.lines.filter { $0.hasPrefix("   On screen: ") }
      #expect(rests.count == 19)
      #expect(rests.contains { $0.contains("seen 4 times") }, "\(kind)")
      #expect(rests.allSatisfy { $0.contains(": the first line of ") })
    }
  }

  @Test("Pages of several paths stand in one pager, a file is a page, and none may be empty")
  func severalPaths() throws {
    try writeFiles("ab")
    try FileManager.default.createDirectory(
      atPath: directory("folder"), withIntermediateDirectories: false)
    try FileManager.default.createDirectory(
      atPath: directory("empty"), withIntermediateDirectories: false)
    try directory.write("", to: "folder/c")
    let paths = [directory("folder/"), directory("empty"), directory("b"), directory.path]
    let run = TourRun(PagerOptions(paths: paths))
    #expect(run.code == .success)
    #expect(
      Array(run.lines.prefix(6)) == [
        "A pager of 4 pages from 4 sources: on demand, preload 1, retain 1", "",
        "   a  c                                 0 B  (no content)",
        "   b  b                                24 B  the first line of b",
        "   c  a                                24 B  the first line of a",
        "   d  b                                24 B  the first line of b",
      ])
  }

  @Test("What cannot be paged through is named in one line")
  func complaints() throws {
    let empty = TourRun(PagerOptions(paths: [directory.path]))
    #expect(empty.code == .noInput && empty.lines.isEmpty)
    #expect(
      empty.complaints
        == "playground pager: no file in '\(directory.path)', so there is no page to show\n")
    let nowhere = TourRun(PagerOptions(paths: [directory.path, directory("no\nwhere")]))
    #expect(nowhere.code == .noInput && nowhere.lines.isEmpty)
    #expect(
      nowhere.complaints
        == "playground pager: cannot read '\(directory.path)/no\\nwhere': "
        + "No such file or directory\n")
    let device = TourRun(PagerOptions(paths: ["/dev/null"]))
    #expect(device.code == .noInput && device.complaints.contains("neither a directory nor a file"))
  }

  @Test("Names and contents stay on their line, however long or strange they are")
  func strangeNames() throws {
    try directory.write("\u{1B}[31m\tred\u{202E}\r\nx", to: "a\nb\u{1B}[31m")
    try directory.write(
      String(repeating: "\u{65E5}", count: 400), to: String(repeating: "n", count: 200))
    try directory.write("\n", to: String(repeating: "\u{65E5}", count: 60))
    let run = TourRun(PagerOptions(paths: [directory.path]))
    #expect(run.code == .success)
    #expect(run.lines[2].hasPrefix("   a  a\\nb\\u{1B}[31m  "))
    #expect(run.lines[2].hasSuffix("  \\u{1B}[31m    red\\u{202E}"))
    for line in run.lines {
      #expect(line.columnCount <= 80 && line.escaped == line)
    }
  }

  @Test("A tour of many pages goes no farther than it has to")
  func manyPages() throws {
    for number in 100..<200 { try directory.write("\(number)", to: "\(number)") }
    let run = TourRun(PagerOptions(paths: [directory.path], kind: .reused, loops: true))
    #expect(run.code == .success)
    #expect(run.lines.contains("   … and 88 more"))
    #expect(run.lines.count < 600 && run.lines.allSatisfy { $0.columnCount <= 80 })
  }
}
