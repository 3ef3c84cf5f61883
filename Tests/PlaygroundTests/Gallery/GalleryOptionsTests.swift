import PlaygroundScenes
import PlaygroundTerminal
import TestSupport
import Testing

@testable import playground

@Suite("The arguments of the gallery")
struct GalleryOptionsTests {
  private func options(_ arguments: String...) throws -> GalleryOptions {
    let request = try GalleryOptions.request(from: arguments)
    guard case .run(let options) = request else { throw Mistake("help") }
    return options
  }

  @Test("No arguments are fine")
  func noArguments() throws {
    #expect(try options() == GalleryOptions())
  }

  @Test("Options come in any order, with their values beside them or behind a sign")
  func everything() throws {
    let expected = GalleryOptions(
      output: .film(file: "a b"), scene: .reorder, size: Size(84, 20),
      duration: .seconds(2.5), frameRate: 12)
    #expect(
      try options(
        "--size", "84x20", "--film", "a b", "--fps", "12", "--seconds", "2.5", "--scene",
        "reorder") == expected)
    #expect(
      try options(
        "--scene=reorder", "--seconds=2.5", "--fps=12", "--film=a b", "--size=84x20") == expected)
    #expect(try options("--film", "x.svg").output == .film(file: "x.svg"))
    #expect(try options("--check", "--seconds", "3").duration == .seconds(3))
    #expect(try options("--check").output == .check)
    #expect(try options("--list").output == .list)
  }

  @Test(
    "Help fits a terminal of 80 columns, and names all options",
    arguments: [GalleryOptions.self, TimelineOptions.self] as [any CommandOptions.Type])
  func usage(options: any CommandOptions.Type) {
    let lines = options.usage.split(separator: "\n").map(String.init)
    expectEqual(lines.filter { $0.columnCount > 80 }, [])
    for name in options.names { #expect(options.usage.contains(name)) }
  }

  @Test("Every scene has a name", arguments: SceneKind.allCases)
  func scenes(kind: SceneKind) throws {
    #expect(try options("--scene", kind.rawValue).scene == kind)
  }

  @Test("The last word on an option counts")
  func twice() throws {
    let options = try options(
      "--film", "a", "--fps", "1", "--scene", "pager", "--film", "b", "--fps", "60", "--scene",
      "multi-feed")
    #expect(
      options
        == GalleryOptions(output: .film(file: "b"), scene: .multiFeed, frameRate: 60))
  }

  @Test("Help is help wherever it stands", arguments: ["-h", "--help"])
  func help(option: String) throws {
    #expect(try GalleryOptions.request(from: ["--fps", "3", option, "--x"]) == .help)
  }

  @Test("An option that does not exist is a mistake", arguments: ["-x", "--scen", "---", "--on=2"])
  func unknownOption(option: String) {
    #expect(throws: Mistake.unknown(option)) {
      try GalleryOptions.request(from: ["--check", option])
    }
  }

  @Test("A word alone is a mistake", arguments: [["timeline"], ["-"], ["--", "--check"]])
  func misplacedWord(arguments: [String]) {
    let word = arguments.last ?? ""
    #expect(throws: Mistake("'\(word)' makes no sense here (a command comes first)")) {
      try GalleryOptions.request(from: ["--list"] + arguments)
    }
  }

  @Test(
    "Values that make no sense are mistakes",
    arguments: [
      ("--scene", ["forest", "Pager", "1", " pager"]),
      (
        "--size",
        ["84", "84x", "x20", "84x20x1", "84X20", "39x20", "84x9", "401x20", "84x201", "-1x9"]
      ),
      ("--seconds", ["0", "-1", "nan", "inf", "0.09", "3601", "1s"]),
      ("--fps", ["0", "-1", "61", "1.5", "ten", "99999999999999999999"]),
    ])
  func invalidValues(option: String, texts: [String]) {
    for text in texts {
      let mistake = #expect(throws: Mistake.self) {
        try GalleryOptions.request(from: ["--film", "x.svg", option, text])
      }
      let begin = "\(option) needs \(GalleryOptions.values[option] ?? "nothing"), not '\(text)'"
      #expect(mistake?.description.hasPrefix(begin) == true)
    }
  }

  @Test("The limits of values make sense")
  func limits() throws {
    for size in [Size(40, 10), Size(400, 200)] {
      #expect(try options("--film", "a", "--size", "\(size.width)x\(size.height)").size == size)
    }
    #expect(try options("--film", "a", "--seconds", "0.1").duration == .seconds(0.1))
    #expect(try options("--film", "a", "--seconds", "3600").duration == .seconds(3600))
  }

  @Test("A value is needed where one is, and the next option is none")
  func missingValues() throws {
    for option in ["--scene", "--film", "--size", "--seconds", "--fps"] {
      for arguments in [[option], [option, "--check"], [option + "="], [option, ""]] {
        let need = GalleryOptions.values[option] ?? "nothing"
        #expect(throws: Mistake("\(option) needs \(need)"), "\(arguments)") {
          try GalleryOptions.request(from: arguments)
        }
      }
    }
    for option in ["--check", "--list", "--help", "-h"] {
      #expect(throws: Mistake("\(option) takes no value")) {
        try GalleryOptions.request(from: [option + "=1"])
      }
    }
    #expect(try options("--film=--list").output == .film(file: "--list"))
  }

  private func conflict(_ one: String, _ other: String) -> Mistake {
    Mistake("\(one) and \(other) do not go together (choose one)")
  }

  @Test("One thing is done at a time")
  func conflicts() throws {
    let outputs = ["--film=b", "--check", "--list"]
    for one in outputs {
      for other in outputs where one != other {
        let names = [one, other].map { String($0.prefix { $0 != "=" }) }
        #expect(throws: conflict(names[0], names[1])) {
          try GalleryOptions.request(from: [one, other])
        }
      }
    }
    #expect(throws: conflict("--list", "--scene")) {
      try GalleryOptions.request(from: ["--scene", "pager", "--list"])
    }
    #expect(try options("--scene", "pager", "--check").scene == .pager)
  }

  @Test("An option that would have no effect is a mistake, wherever it stands")
  func pointless() throws {
    let cases: [(option: String, value: String, goesWith: [String])] = [
      ("--size", "84x20", ["--film"]), ("--fps", "5", ["--film"]),
      ("--seconds", "5", ["--film", "--check"]),
    ]
    for (option, value, others) in cases {
      for output in [[], ["--film", "a"], ["--check"], ["--list"]] {
        for arguments in [output + [option, value], [option, value] + output] {
          if let name = output.first, others.contains(name) {
            #expect(throws: Never.self) { try GalleryOptions.request(from: arguments) }
          } else {
            let mistake = "\(option) goes with \(others.joined(separator: " or ")) only"
            #expect(throws: Mistake(mistake)) {
              try GalleryOptions.request(from: arguments)
            }
          }
        }
      }
    }
  }

  @Test(
    "Every mistake is one line, of characters that can be printed",
    arguments: [["--x\ny"], ["\u{1B}"], ["--check=\n"]]
      + ["--scene", "--size", "--seconds", "--fps"].map { [$0, "\n"] })
  func mistakes(arguments: [String]) {
    let mistake = #expect(throws: Mistake.self) { try GalleryOptions.request(from: arguments) }
    let text = mistake?.description ?? ""
    #expect(!text.isEmpty && text.escaped == text)
  }

  @Test("The help shows every option and scene, on lines that are not too long")
  func usage() {
    let usage = GalleryOptions.usage
    for word in SceneKind.allCases.map(\.rawValue)
      + ["--scene", "--film", "--size", "--fps", "--seconds", "--check", "--list"]
    {
      #expect(usage.contains(word))
    }
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 88 })
  }
}
