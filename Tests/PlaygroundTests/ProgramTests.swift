import TestSupport
import Testing

@Suite("The program", .enabled(if: Program.url != nil))
struct ProgramTests {
  @Test(
    "Help goes to standard output",
    arguments: [
      (["--help"], "[OPTION...]"), (["--scene", "pager", "-h"], "[OPTION...]"),
      (["help"], "[OPTION...]"), (["timeline", "-h"], "timeline "),
      (["help", "timeline"], "timeline "),
    ])
  func help(arguments: [String], begin: String) throws {
    let program = try Program(arguments)
    let output = try program.remainingOutput()
    #expect(output.hasPrefix("Usage: playground " + begin))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 92 })
    let examples = output.split(separator: "\n").drop { $0 != "Examples:" }.dropFirst()
    expectEqual(examples.count, 2)
    #expect(examples.allSatisfy { $0.contains("swift run playground") })
    #expect(try program.errorOutput().isEmpty)
    expectEqual(program.exitCode(), 0)
  }

  @Test(
    "A mistake is one line on standard error, which says where to read more",
    arguments: [
      (["read", "x"], "playground: unknown command 'read'; see 'playground --help'"),
      (["--x\ny"], "playground: unknown option '--x\\ny'; see 'playground --help'"),
      (
        ["timeline", "--one", "a"],
        "playground timeline: unknown option '--one'; see 'playground timeline --help'"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let program = try Program(arguments)
    #expect(try program.remainingOutput().isEmpty)
    #expect(try program.errorOutput() == message + "\n")
    expectEqual(program.exitCode(), 2)
  }
}
