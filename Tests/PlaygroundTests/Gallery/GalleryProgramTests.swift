import Foundation
import PlaygroundScenes
import PlaygroundTerminal
import TestSupport
import Testing

@Suite("The program's gallery", .enabled(if: Program.url != nil))
struct GalleryProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("A film is one picture, and the same one in every run")
  func film() throws {
    var films: [String] = []
    for name in ["one.svg", "two.svg"] {
      let program = try Program(
        ["--film", directory(name), "--seconds", "2", "--scene", "pager"])
      #expect(try program.errorOutput().isEmpty)
      expectEqual(program.exitCode(), 0)
      films.append(try String(contentsOfFile: directory(name), encoding: .utf8))
    }
    expectEqual(films[0], films[1])
    #expect(films[0].contains("@keyframes film") && films[0].hasSuffix("</svg>\n"))
    #expect(films[0].contains("<title>swift run playground --scene pager</title>"))
    // Sixteen frames and the first one, an eighth of a second each.
    #expect(films[0].contains("animation:film 2125ms"))
  }

  @Test("What cannot be written is one line, with the path")
  func unwritable() throws {
    try directory.write("", to: "file")
    for (arguments, path, reason) in [
      (["--film", "file/x"], "file/x", "Not a directory"),
      (["--film", "nowhere/x.svg"], "nowhere/x.svg", "No such file or directory"),
      (["--film", "."], ".", "Is a directory"),
    ] {
      let program = try Program(arguments + ["--seconds", "0.1"], in: directory.path)
      #expect(
        try program.errorOutput() == "playground: cannot write '\(path)': \(reason)\n")
      expectEqual(program.exitCode(), 74)
    }
  }

  @Test("The list has a line for each scene")
  func list() throws {
    let program = try Program(["--list"])
    let lines = try program.remainingOutput().split(separator: "\n")
    expectEqual(lines.count, SceneKind.allCases.count)
    for (line, kind) in zip(lines, SceneKind.allCases) {
      #expect(line.hasPrefix(kind.rawValue + "  ") && line.hasSuffix("."))
    }
    expectEqual(program.exitCode(), 0)
  }

  @Test("A short check finds nothing")
  func check() throws {
    let program = try Program(["--check", "--seconds", "0.5"])
    let lines = try program.remainingOutput().split(separator: "\n")
    expectEqual(lines.count, SceneKind.allCases.count)
    #expect(lines.allSatisfy { $0.hasSuffix(": 20 seeds, 0.5 s each: never out of step") })
    expectEqual(program.exitCode(), 0)
  }

  @Test("In a pipe it prints three frames, and says why on one line")
  func pipe() throws {
    var outputs: [String] = []
    for _ in 1...2 {
      let program = try Program([])
      outputs.append(try program.remainingOutput())
      let message = try program.errorOutput()
      #expect(message.contains("because standard output is not a terminal"))
      expectEqual(message.split(separator: "\n", omittingEmptySubsequences: false).count, 2)
      expectEqual(program.exitCode(), 0)
    }
    expectEqual(outputs[0], outputs[1])
    #expect(!outputs[0].contains("\u{1B}"))
    let lines = outputs[0].split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.count, 3 * 24 + 2 + 1)
    expectEqual(Set([lines[..<24], lines[25..<49], lines[50..<74]]).count, 3)
  }

  @Test("A terminal that can only print gets the same frames, as wide as it is")
  func dumbTerminal() throws {
    for name in ["dumb", ""] {
      let program = try Program([], terminal: name)
      let output = try program.remainingOutput()
      let lines = output.split(whereSeparator: \.isNewline).map(String.init)
      #expect(!output.contains("\u{1B}") && lines.count > 20)
      expectEqual(lines.map(\.columnCount).max(), 80)
      #expect(try program.errorOutput().hasPrefix("playground: three frames only, because "))
      expectEqual(program.exitCode(), 0)
    }
  }

  @Test("On a terminal it has the screen, a key helps, and it gives the screen back")
  func terminal() throws {
    let program = try Program(["--scene", "pager"], terminal: "xterm-256color")
    #expect(try program.reads(upTo: "\u{1B}[?1049h"))
    #expect(try program.reads(upTo: "quit"))
    program.send("?")
    #expect(try program.reads(upTo: "ctrl-l"))
    program.send("\u{3}")
    #expect(try program.reads(upTo: "\u{1B}[?1049l"))
    #expect(try program.remainingOutput() == "\u{1B}[?25h")
    expectEqual(program.exitCode(), 0)
    #expect(try program.errorOutput().isEmpty)
  }

  @Test("A signal ends it with its code", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let program = try Program([], terminal: "xterm")
    #expect(try program.reads(upTo: "quit"))
    program.signal(number)
    #expect(try program.reads(upTo: "\u{1B}[?1049l"))
    expectEqual(program.exitCode(), 128 + number)
  }
}
