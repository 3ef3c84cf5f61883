import Foundation
import PlaygroundTerminal
import Testing

/// Frames as text files, beside the tests.
///
/// Run the tests with `RECORD=1` to replace them.
enum SnapshotFile {
  /// Expects a frame to be as it was recorded: its text, and below it a letter for each style.
  static func expect(
    _ frame: Surface, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).txt")
    let text = description(of: frame)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let difference = text == recorded ? nil : firstDifference(of: text, recorded)
    #expect(difference == nil, "\(name)", sourceLocation: sourceLocation)
  }

  private static func firstDifference(of text: String, _ recorded: String) -> String {
    let (lines, recordedLines) = (text.split(separator: "\n"), recorded.split(separator: "\n"))
    let index = zip(lines, recordedLines).enumerated().first { $1.0 != $1.1 }?.offset
    guard let index else { return "\(lines.count) lines instead of \(recordedLines.count)" }
    return "\(lines[index]) instead of \(recordedLines[index])"
  }

  private static func description(of frame: Surface) -> String {
    var letters: [String: Character] = [:]
    var legend: [String] = []
    var rows: [String] = []
    for y in 0..<frame.size.height {
      var row = ""
      for x in 0..<frame.size.width {
        let style = description(of: frame[x, y])
        if letters[style] == nil {
          let letter = alphabet[letters.count % alphabet.count]
          letters[style] = letter
          legend.append("\(letter) \(style)")
        }
        row.append(letters[style] ?? "?")
      }
      rows.append(row)
    }
    return ([frame.plainText] + rows + legend).joined(separator: "\n") + "\n"
  }

  private static let alphabet = Array(
    "·abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  private static func description(of cell: Cell) -> String {
    let color = { (color: Color) in
      color.isOfTerminal
        ? "default"
        : [color.red, color.green, color.blue].map { String($0, radix: 16) }.joined(separator: ".")
    }
    let attributes = cell.attributes.rawValue
    return "\(color(cell.foreground)) on \(color(cell.background)) with \(attributes)"
  }
}
