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
        == .run(PagerOptions(path: "a b", kind: .reused, loops: true, showsAll: true)))
    #expect(try PagerOptions.request(from: []) == .run(PagerOptions()))
    let path = try PagerOptions.request(from: ["--static", "--", "--loop"])
    expectEqual(path, .run(PagerOptions(path: "--loop", kind: .static)))
    #expect(try PagerOptions.request(from: ["--on-demand"]) == .run(PagerOptions(kind: .onDemand)))
  }

  @Test("Help is help wherever it stands", arguments: ["-h", "--help"])
  func help(option: String) throws {
    #expect(try PagerOptions.request(from: ["a", "--loop", option, "--x"]) == .help)
  }

  @Test("Mistakes are one line each")
  func mistakes() {
    let cases: [([String], Mistake)] =
      ["-x", "--stat", "---", "--on=2", "--preload"].map {
        (["a", $0], .unknown($0, to: PagerOptions.self))
      }
      + ["--all", "--static", "--on-demand", "--reused", "--loop", "--help"].map {
        ([$0 + "=1"], Mistake("\($0) takes no value"))
      }
      + [
        (["a", "b\n"], .secondPath("b\n", besides: "one directory")),
        (["--x\ny"], .unknown("--x\ny", to: PagerOptions.self)),
      ]
    for (arguments, mistake) in cases {
      #expect(throws: mistake) { try PagerOptions.request(from: arguments) }
      let text = "\(mistake)"
      #expect(!text.isEmpty && text.escaped == text)
    }
  }
}
