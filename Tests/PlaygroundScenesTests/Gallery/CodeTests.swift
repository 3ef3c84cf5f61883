import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Code")
struct CodeTests {
  @Test("Excerpts are the lines between marks, without their indentation")
  func excerpts() {
    let text = """
      let a = 1
        // begin: one
        if a {

          b()
        }
        // end: one
      // begin: two
      c()
      // end: two
          // begin: one
          d()
      e()
          // end: one
      """
    expectEqual(
      CodeExcerpt.lines(named: "one", in: text), ["if a {", "", "  b()", "}", "", "d()", "e()"])
    expectEqual(CodeExcerpt.lines(named: "two", in: text), ["c()"])
    expectEqual(CodeExcerpt.lines(named: "three", in: text), [])
  }

  @Test("Without the sources, there is a line that says so")
  func missing() {
    expectEqual(
      CodeExcerpt.lines(named: "one", inFile: "/nowhere/a.swift"),
      ["// /nowhere/a.swift: No such file or directory"])
    expectEqual(
      CodeExcerpt.lines(named: "four", inFile: #filePath), ["// \(#filePath) has no excerpt four"])
  }

  @Test("Every scene has code that fits beside it on a small screen", arguments: SceneKind.allCases)
  func scenes(kind: SceneKind) throws {
    let pilot = Pilot(kind, size: Size(80, 24))
    pilot.type("c")
    let code = pilot.gallery.scene.code
    #expect(code.count > 5)
    #expect(!code[0].contains("has no excerpt"))
    let panel = try #require(pilot.gallery.area(of: .code))
    #expect(code.count <= panel.height - 2)
    #expect(code.map(\.columnCount).max() ?? 0 <= panel.width - 3)
    for line in code { #expect(pilot.place(of: line) != nil, "\(line)") }
  }

  @Test("The colored parts of a line are the line")
  func highlighting() {
    let lines = [
      "", "let a = \"b // c\"  // d", "/ 2 //", "\"open", "x_1 + y", "case .up: []",
      "Array(items[..<count])", "a /b", "é(\"\\(x)\")",
    ]
    for line in lines {
      expectEqual(CodeHighlighting.pieces(of: line).map(\.text).joined(), line)
    }
    let pieces = CodeHighlighting.pieces(of: "let Text = \"a\" // b")
    expectEqual(pieces.map { String($0.text) }, ["let", " ", "Text", " = ", "\"a\"", " ", "// b"])
    expectEqual(Set(pieces.map(\.style)).count, 5)
  }
}
