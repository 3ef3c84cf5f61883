import PlaygroundTerminal
import TestSupport
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
    expectEqual(Self.capabilities(environment).colorDepth, depth)
  }

  @Test(
    "The first locale that is set decides about the characters, and none means ASCII",
    arguments: [
      ([:], .ascii), (["LANG": ""], .ascii), (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii),
      (["LANG": "C.UTF-8"], .utf8), (["LANG": "C.utf8"], .utf8), (["LANG": "de_DE.UTF-8"], .utf8),
      (["LANG": "de_DE.UTF-8@euro"], .utf8), (["LC_CTYPE": "UTF-8"], .utf8),
      (["LANG": "de_DE.ISO-8859-1"], .ascii), (["LANG": "de_DE"], .ascii),
      (["LANG": "C", "LC_CTYPE": "C.UTF-8"], .utf8),
      (["LANG": "C.UTF-8", "LC_CTYPE": "C"], .ascii),
      (["LC_CTYPE": "C.UTF-8", "LC_ALL": "C"], .ascii),
      (["LC_CTYPE": "C", "LC_ALL": "C.UTF-8"], .utf8),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C.UTF-8"], .utf8),
    ] as [([String: String], CharacterEncoding)])
  func characters(environment: [String: String], encoding: CharacterEncoding) {
    expectEqual(Self.capabilities(environment).encoding, encoding)
    expectEqual(Self.capabilities(environment, output: false).encoding, .utf8)
  }

  @Test("Only programs on a capable terminal run interactively")
  func obstacles() {
    let output = "standard output is not a terminal"
    let input = "standard input is not a terminal"
    let unset = "TERM is not set"
    let dumb = "TERM=dumb means a terminal without escape sequences"
    let environment = ["TERM": "xterm"]
    #expect(Self.capabilities(environment).obstacle == nil)
    expectEqual(Self.capabilities(environment, input: false).obstacle, input)
    expectEqual(Self.capabilities(environment, output: false).obstacle, output)
    expectEqual(Self.capabilities(["TERM": "dumb"]).obstacle, dumb)
    expectEqual(Self.capabilities([:]).obstacle, unset)
    expectEqual(Self.capabilities(["TERM": ""]).obstacle, unset)
    expectEqual(Self.capabilities([:], input: false, output: false).obstacle, output)
  }
}
