import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Capabilities")
struct CapabilitiesTests {
  private static func capabilities(
    _ environment: [String: String], input: Bool = true, output: Bool = true
  ) -> Capabilities {
    Capabilities(environment: environment, inputIsTerminal: input, outputIsTerminal: output)
  }

  @Test(
    "The environment decides the number of colors",
    arguments: [
      ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
      (["TERM": "xterm"], .palette), (["TERM": "linux"], .palette), (["TERM": "screen"], .palette),
      (["TERM": "xterm-256color"], .palette), (["TERM": "tmux-256color"], .palette),
      (["TERM": "xterm-direct"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": "0"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
      (["TERM": "xterm-256color", "COLORTERM": ""], .palette),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none), (["COLORTERM": "truecolor"], .none),
    ] as [([String: String], ColorDepth)])
  func colors(environment: [String: String], depth: ColorDepth) {
    expectEqual(Self.capabilities(environment).colorDepth, depth)
  }

  @Test("Only programs on a capable terminal run interactively")
  func obstacles() {
    let output = "standard output is not a terminal"
    let input = "standard input is not a terminal"
    let unset = "TERM is not set"
    let dumb = "TERM=dumb means a terminal without escape sequences"
    let environment = ["TERM": "xterm"]
    expectEqual(Self.capabilities(environment).obstacle, nil)
    expectEqual(Self.capabilities(environment, input: false).obstacle, input)
    expectEqual(Self.capabilities(environment, output: false).obstacle, output)
    expectEqual(Self.capabilities(["TERM": "dumb"]).obstacle, dumb)
    expectEqual(Self.capabilities([:]).obstacle, unset)
    expectEqual(Self.capabilities(["TERM": ""]).obstacle, unset)
    expectEqual(Self.capabilities([:], input: false, output: false).obstacle, output)
  }
}
