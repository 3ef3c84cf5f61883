import PlaygroundScenes
import PlaygroundTerminal
import TestSupport
import Testing

@testable import playground

@Suite("The arguments of the gallery")
struct GalleryOptionsTests {
  @Test("Options come in any order, and the last word counts")
  func everything() throws {
    let none = try GalleryOptions([])
    #expect(none.output == .screen && none.scene == nil && none.duration == nil)
    let options = try GalleryOptions(
      ["--check", "--seconds", "2.5", "--film", "a b", "--scene", "pager", "--scene", "overview"])
    expectEqual(options.output, .film(file: "a b"))
    expectEqual(options.scene, .overview)
    expectEqual(options.duration, .seconds(2.5))
    expectEqual(try GalleryOptions(["--check"]).output, .check)
    expectEqual(try GalleryOptions(["--list"]).output, .list)
    for kind in SceneKind.allCases {
      expectEqual(try GalleryOptions(["--scene", kind.rawValue]).scene, kind)
    }
    for seconds in ["0.1", "3600"] {
      #expect(try GalleryOptions(["--seconds", seconds]).duration != nil)
    }
  }

  @Test("What makes no sense is a mistake of one line")
  func mistakes() {
    var mistakes: [([String], String)] = [
      (["-x"], "unknown option '-x'"), (["--check", "--scen"], "unknown option '--scen'"),
      (["--check=1"], "unknown option '--check=1'"), (["--x\ny"], "unknown option '--x\\ny'"),
      (["read"], "unknown command 'read'"), (["--list", "timeline"], "unknown command 'timeline'"),
      (["--film"], "--film needs the path of a file"),
      (["--film", ""], "--film needs the path of a file"),
    ]
    for name in ["forest", "Pager", "1", " pager"] {
      let scenes =
        "overview, versus, multi-feed, pager, transforms, tree, selection or loader"
      mistakes.append(
        (["--scene", name], "--scene needs the name of a scene: \(scenes), not '\(name)'"))
    }
    for number in ["0", "-1", "nan", "inf", "0.09", "3601", "1s"] {
      let needs = "--seconds needs a number of seconds from 0.1 to 3600"
      mistakes.append((["--seconds", number], "\(needs), not '\(number)'"))
    }
    withEvery("arguments", in: mistakes) { arguments, mistake in
      #expect(throws: Mistake(mistake)) { try GalleryOptions(arguments) }
    }
  }

  @Test(
    "Help fits a terminal of 80 columns, and names all options and scenes",
    arguments: [
      (
        GalleryOptions.usage,
        ["--scene", "--film", "--seconds", "--check", "--list", "--help"]
          + SceneKind.allCases.map(\.rawValue)
      ),
      (TimelineOptions.usage, ["--once", "PATH", "--help"]),
    ])
  func usage(usage: String, words: [String]) {
    let lines = usage.split(separator: "\n").map(String.init)
    expectEqual(lines.filter { $0.columnCount > 80 }, [])
    for word in words { #expect(usage.contains(word)) }
  }
}
