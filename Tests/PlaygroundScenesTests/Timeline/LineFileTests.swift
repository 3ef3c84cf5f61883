import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@Suite("The lines of a file")
struct LineFileTests {
  private let directory: TemporaryDirectory
  private let file: LineFile

  init() throws {
    directory = try TemporaryDirectory()
    file = LineFile(
      path: directory("log"), reader: LineReader(pageSize: 4), interval: .milliseconds(1))
  }

  /// Returns the texts of the last page, or of that above another one.
  private func texts(
    above page: LoadedPage<LineSection, LinePlace>? = nil
  ) async throws -> [String] {
    try await self.page(above: page).sections.flatMap(\.items).map(\.text)
  }

  private func page(
    above page: LoadedPage<LineSection, LinePlace>? = nil
  ) async throws -> LoadedPage<LineSection, LinePlace> {
    try await file.page(above: page?.previous)
  }

  private func text(of event: LiveEvent<LineSection>?) -> String {
    switch event {
    case .connected?: return "connected"
    case .reset?: return "reset"
    case nil: return "none"
    case .changes(let changes, _)?:
      let lines = changes.map { change in
        guard case .insert(let line, .last, _) = change else { return "?" }
        return "\(line.id) \(line.text)"
      }
      return lines.joined(separator: ", ")
    }
  }

  @Test("Pages go back to the beginning")
  func pages() async throws {
    try directory.write("a\nb\nc\nd\ne", to: "log")
    let last = try await page()
    expectEqual(last.sections.flatMap(\.items).map(\.id), [6, 8])
    #expect(last.next == nil && last.version == 9)
    #expect(try await texts(above: last) == ["b", "c"])
    let middle = try await page(above: last)
    let first = try await page(above: middle)
    expectEqual(first.sections.flatMap(\.items).map(\.text), ["a"])
    expectEqual(first.previous, nil)
  }

  @Test(
    "What is added are events, also if nothing was there before; a line that goes on keeps its id")
  func events() async throws {
    try directory.write("", to: "log")
    #expect(try await texts() == [])
    var events = file.events().makeAsyncIterator()
    try directory.append("a\nb", to: "log")
    expectEqual(text(of: await events.next()), "0 a, 2 b")
    try directory.append("c", to: "log")
    expectEqual(text(of: await events.next()), "2 bc")
    try directory.append("\nd\n", to: "log")
    expectEqual(text(of: await events.next()), "2 bc, 5 d")
  }

  @Test("A line that had not ended when the file was read first goes on")
  func openLine() async throws {
    try directory.write("a\nlong line", to: "log")
    #expect(try await texts() == ["long line"])
    var events = file.events().makeAsyncIterator()
    try directory.append("r\nb\n", to: "log")
    expectEqual(text(of: await events.next()), "2 long liner, 13 b")
  }

  @Test("The last page and an event that is not taken yet agree, whichever comes first")
  func overlap() async throws {
    try directory.write("a\nb\n", to: "log")
    _ = try await page()
    var events = file.events().makeAsyncIterator()
    try directory.append("c\nd\ne\nf\ng\n", to: "log")
    expectEqual(text(of: await events.next()), "4 c, 6 d, 8 e, 10 f, 12 g")
    // It has the last line before the event, for that is what the reader knows.
    #expect(try await texts() == ["b", "c", "d", "e", "f", "g"])
    try directory.append("h\n", to: "log")
    expectEqual(text(of: await events.next()), "14 h")
    #expect(try await texts() == ["g", "h"])
  }

  @Test(
    "A file that is truncated, written from its beginning or replaced is reset, and old places lead nowhere",
    arguments: ["truncated", "longer", "replaced"])
  func reset(how: String) async throws {
    try directory.write("a\nb\nc\nd\n", to: "log")
    let old = try await page()
    var events = file.events().makeAsyncIterator()
    switch how {
    case "truncated": try directory.write("x\n", to: "log")
    case "longer": try directory.write("x\nyyyyyyyyyyyy\nz\n", to: "log")
    default: try directory.replace("log", with: "a\nb\nc\nd\nz\n")
    }
    // Lines of both files must not be mixed.
    await #expect(throws: LineReader.changed) { try await page() }
    expectEqual(text(of: await events.next()), "reset")
    await #expect(throws: LineReader.changed) { try await page(above: old) }
    let isShort = how == "truncated"
    #expect(try await texts().last == (isShort ? "x" : "z"))
    try directory.append("more\n", to: "log")
    #expect(text(of: await events.next()).hasSuffix(" more"))
  }

  @Test("A file that is replaced before its first page is read is not reset")
  func replacedEarly() async throws {
    try directory.write("a\n", to: "log")
    try await file.check()
    try directory.replace("log", with: "b\n")
    #expect(try await texts() == ["b"])
    var events = file.events().makeAsyncIterator()
    try directory.append("c\n", to: "log")
    expectEqual(text(of: await events.next()), "2 c")
  }

  @Test("A file that is gone is missing until there is one again")
  func missing() async throws {
    try directory.write("a\n", to: "log")
    _ = try await page()
    try directory.remove("log")
    await #expect(throws: Problem(code: 2)) { try await page() }
    var problems = file.problems.makeAsyncIterator()
    let reading = Task { [events = file.events()] in
      var iterator = events.makeAsyncIterator()
      return await iterator.next()
    }
    #expect(await problems.next() == .some(Problem(code: 2)))
    try directory.write("new\n", to: "log")
    expectEqual(text(of: await reading.value), "reset")
    #expect(try await texts() == ["new"])
  }

  @Test("A directory is not a file, and nothing is waited for")
  func directories() async {
    let file = LineFile(path: directory.path)
    await #expect(throws: Problem("it is a directory")) { try await file.check() }
    let device = LineFile(path: "/dev/null")
    await #expect(throws: Problem.self) { try await device.check() }
  }

  @Test("All lines of a file that the system makes up come in pages", arguments: MadeUpFile.paths)
  func madeUp(path: String) async throws {
    let file = LineFile(
      path: path, reader: LineReader(pageSize: 16), interval: .milliseconds(1))
    try await file.check()
    var lines: [TextLine] = []
    var page = try await file.page(above: nil)
    while true {
      lines = page.sections.flatMap(\.items) + lines
      guard let previous = page.previous else { break }
      page = try await file.page(above: previous)
    }
    expectEqual(
      String(decoding: lines.flatMap(\.bytes), as: UTF8.self), (try MadeUpFile.text(path)))
    let count = try await file.page(above: nil).sections.flatMap(\.items).count
    #expect(count > 0, "It is there for a refresh, too.")
  }

  @Test("A refresh reads the file that the system makes up", .enabled(if: MadeUpFile.isWritable))
  func rereading() async throws {
    let made = try MadeUpFile()
    try made.write("one")
    let file = LineFile(path: made.path, interval: .milliseconds(1))
    #expect(try await file.page(above: nil).sections.flatMap(\.items).map(\.text) == ["one"])
    #expect(try await file.page(above: nil).sections.flatMap(\.items).map(\.text) == ["one"])
    try made.write("three")
    await #expect(throws: LineReader.changed) { try await file.page(above: nil) }
    var events = file.events().makeAsyncIterator()
    expectEqual(text(of: await events.next()), "reset")
    #expect(try await file.page(above: nil).sections.flatMap(\.items).map(\.text) == ["three"])
  }
}
