import Collate
import PlaygroundTerminal

/// Puts the steps of a tour into lines of at most eighty columns.
@MainActor
struct TourPrinter {
  /// The columns of a line.
  static let columnCount = 80

  /// The columns in which events stand.
  private static let eventColumns = 19

  /// An event, its drawing, and what was done about it under which rule.
  struct Entry {
    var event: String
    var drawing: String
    var groups: [(rule: TourRule, tokens: [String])]
  }

  /// The columns that drawings take.
  let drawingColumns: Int

  /// Returns a headline, and a text below it.
  static func headline(_ headline: String, _ text: String) -> [String] {
    ["", headline] + paragraph(text)
  }

  /// Returns a text, indented.
  static func paragraph(_ text: String) -> [String] {
    text.wrapped(toColumns: columnCount - 3).map { "   " + $0 }
  }

  /// Returns the lines of an entry: one for each rule, and more where its tokens need them.
  func lines(for entry: Entry) -> [String] {
    let margin = 2 + Self.eventColumns + 2 + drawingColumns + 2 + 4
    var left = entry.event.wrapped(toColumns: Self.eventColumns)[...]
    var drawing = entry.drawing
    var lines: [String] = []

    func append(_ rule: String, _ tokens: String) {
      let event = (left.popFirst() ?? "").padded(toColumns: Self.eventColumns)
      let line =
        "  " + event + "  " + drawing.padded(toColumns: drawingColumns) + "  "
        + rule.padded(toColumns: 4) + tokens
      drawing = ""
      lines.append(line.withoutEnd)
    }
    for (rule, tokens) in entry.groups {
      var label = "\(rule)"
      let width = Self.columnCount - margin
      for line in String.lines(of: tokens, separator: ", ", columns: width) {
        append(label, line)
        label = ""
      }
    }
    while !left.isEmpty { append("", "") }
    return lines
  }
}

extension TourPrinter.Entry {
  /// Creates the entry of a step.
  ///
  /// - Parameters:
  ///   - step: The event, and what was done about it.
  ///   - host: The host, as it is now.
  @MainActor
  init(_ step: TourRule.Step, on host: TourHost) {
    event = step.event.words
    drawing = host.drawing
    groups = []
    for effect in step.effects {
      let rule = TourRule(of: effect, in: step.event)
      if groups.last?.rule == rule {
        groups[groups.count - 1].tokens.append("\(effect)")
      } else {
        groups.append((rule, ["\(effect)"]))
      }
    }
    if step.effects.isEmpty {
      groups.append((TourRule(ofSilentStep: step, hasGap: host.hasGap), ["—"]))
    }
  }
}

extension PagerEvent {
  /// The event as the tour prints it: that of traces, with short numbers and without long lists.
  fileprivate var words: String {
    switch self {
    case .offset(let position): "offset \(position.hundredths)"
    case .pagesChanged(_, let changed):
      changed.isEmpty
        ? "pagesChanged" : "pagesChanged ~" + changed.map { "\($0)" }.sorted().joined()
    default: description
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var withoutEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
