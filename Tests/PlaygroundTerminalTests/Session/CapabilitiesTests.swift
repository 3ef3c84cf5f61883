import PlaygroundTerminal
import Testing

@Suite("Capabilities")
struct CapabilitiesTests {
  private static func capabilities(
    _ environment: [String: String],
    input: Bool = true,
    output: Bool = true
  ) -> Capabilities {
    Capabilities(environment: environment, inputIsTerminal: input, outputIsTerminal: output)
  }

  @Test(
    "The environment decides the number of colours",
    arguments: [
      ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
      (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), (["TERM": "screen"], .sixteen),
      (["TERM": "xterm-256color"], .palette), (["TERM": "tmux-256color"], .palette),
      (["TERM": "xterm-direct"], .full), (["TERM": "xterm-kitty"], .full),
      (["TERM": "xterm-ghostty"], .full), (["TERM": "alacritty"], .full), (["TERM": "foot"], .full),
      (["TERM": "wezterm"], .full),
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
    #expect(Self.capabilities(environment).colorDepth == depth)
  }

  @Test("Only programs on a capable terminal run interactively")
  func obstacles() {
    let environment = ["TERM": "xterm"]
    #expect(Self.capabilities(environment).obstacle == nil)
    #expect(Self.capabilities(environment, input: false).obstacle == .inputIsNoTerminal)
    #expect(Self.capabilities(environment, output: false).obstacle == .outputIsNoTerminal)
    #expect(Self.capabilities(["TERM": "dumb"]).obstacle == .dumbTerminal)
    #expect(Self.capabilities([:]).obstacle == .unknownTerminal)
    #expect(Self.capabilities(["TERM": ""]).obstacle == .unknownTerminal)
    #expect(Self.capabilities([:], input: false, output: false).obstacle == .outputIsNoTerminal)
    #expect(Set(Obstacle.allCases.map(\.description)).count == Obstacle.allCases.count)
  }
}
