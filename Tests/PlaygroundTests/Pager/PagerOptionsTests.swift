import PlaygroundTerminal
import Testing

@testable import playground

@Suite("The arguments of pager")
struct PagerOptionsTests {
  @Test("Paths and options come in any order, the last word on an option counts")
  func options() throws {
    let request = try PagerOptions.request(from: [
      "a", "--static", "--preload", "2", "--reused", "--pool=0", "b c", "--loop", "--retain=1000",
      "--preload=3",
    ])
    let options = PagerOptions(
      paths: ["a", "b c"], kind: .reused, preload: 3, retain: 1000, poolLimit: 0, loops: true)
    #expect(request == .run(options))
  }

  @Test("No arguments are fine")
  func noArguments() throws {
    #expect(try PagerOptions.request(from: []) == .run(PagerOptions()))
  }

  @Test("Behind two dashes everything is a path")
  func dashes() throws {
    let request = try PagerOptions.request(from: ["--static", "--", "--loop", "-h", "--"])
    #expect(request == .run(PagerOptions(paths: ["--loop", "-h", "--"], kind: .static)))
  }

  @Test("Help is help wherever it stands", arguments: ["-h", "--help"])
  func help(option: String) throws {
    #expect(try PagerOptions.request(from: ["a", "--loop", option, "--x"]) == .help)
  }

  @Test("An option that does not exist is a mistake", arguments: ["-x", "--stat", "---", "--on=2"])
  func unknownOption(option: String) {
    #expect(throws: PagerOptions.Mistake.unknownOption(option)) {
      try PagerOptions.request(from: ["a", option])
    }
  }

  @Test(
    "A number is one that makes sense",
    arguments: ["", "x", "-1", "1001", "1.5", " 1", "99999999999999999999"])
  func invalidNumber(text: String) {
    for option in ["--preload", "--retain", "--pool"] {
      for arguments in [[option, text], [option + "=" + text]] {
        #expect(throws: PagerOptions.Mistake.invalidNumber(text, option: option)) {
          try PagerOptions.request(from: ["--reused"] + arguments)
        }
      }
    }
  }

  @Test("A number is needed where one is, the other options take no value")
  func values() {
    for option in ["--preload", "--retain", "--pool"] {
      #expect(throws: PagerOptions.Mistake.missingNumber(option: option)) {
        try PagerOptions.request(from: [option])
      }
    }
    for option in ["--static", "--on-demand", "--reused", "--loop", "--help"] {
      #expect(throws: PagerOptions.Mistake.unexpectedValue(option: option)) {
        try PagerOptions.request(from: [option + "=1"])
      }
    }
  }

  @Test("Only controllers that are reused wait in a pool")
  func pool() throws {
    #expect(throws: PagerOptions.Mistake.poolWithoutReuse) {
      try PagerOptions.request(from: ["--reused", "--pool", "1", "--static"])
    }
    let request = try PagerOptions.request(from: ["--pool", "1", "--reused"])
    #expect(request == .run(PagerOptions(kind: .reused, poolLimit: 1)))
  }

  @Test("Every mistake is one line")
  func mistakes() {
    let mistakes: [PagerOptions.Mistake] = [
      .unknownOption("--x\ny"), .missingNumber(option: "--pool"),
      .invalidNumber("\u{1B}", option: "--pool"), .unexpectedValue(option: "--loop"),
      .poolWithoutReuse,
    ]
    for mistake in mistakes {
      let text = "\(mistake)"
      #expect(!text.isEmpty && text.escaped == text)
    }
  }
}
