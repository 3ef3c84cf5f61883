import PlaygroundTerminal
import TestSupport
import Testing

@testable import playground

@Suite("The arguments of pager")
struct PagerOptionsTests {
  @Test("The path and the options come in any order, and the last kind counts")
  func options() throws {
    let request = try PagerOptions.request(from: ["--static", "a b", "--loop", "--reused", "--all"])
    #expect(
      request
        == .run(PagerOptions(directory: "a b", kind: .reused, loops: true, showsAll: true)))
    #expect(try PagerOptions.request(from: []) == .run(PagerOptions(directory: ".")))
    let path = try PagerOptions.request(from: ["--static", "--", "--loop"])
    expectEqual(path, .run(PagerOptions(directory: "--loop", kind: .static)))
    #expect(try PagerOptions.request(from: ["--on-demand"]) == .run(PagerOptions(kind: .onDemand)))
  }

  @Test("Help is help wherever it stands", arguments: ["-h", "--help"])
  func help(option: String) throws {
    #expect(try PagerOptions.request(from: ["a", "--loop", option, "--x"]) == .help)
  }

  @Test("Mistakes are one line each")
  func mistakes() {
    typealias Mistake = PagerOptions.Mistake
    let cases: [([String], Mistake)] =
      ["-x", "--stat", "---", "--on=2", "--preload"].map { (["a", $0], .unknownOption($0)) }
      + ["--all", "--static", "--on-demand", "--reused", "--loop", "--help"].map {
        ([$0 + "=1"], .unexpectedValue(option: $0))
      } + [(["a", "b\n"], .secondPath("b\n")), (["--x\ny"], .unknownOption("--x\ny"))]
    for (arguments, mistake) in cases {
      #expect(throws: mistake) { try PagerOptions.request(from: arguments) }
      let text = "\(mistake)"
      #expect(!text.isEmpty && text.escaped == text)
    }
  }
}
