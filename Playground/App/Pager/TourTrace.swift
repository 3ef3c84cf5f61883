import Collate
import CollateTesting
import PlaygroundTerminal

/// The lines of an act: events, where the pager is, and what is done under which rules.
@MainActor
struct TourTrace {
  /// The screen of a tour.
  typealias Host = SimulatedPagerHost<PageController>

  /// The columns of a line.
  static let columnCount = 80

  /// The width of a column of the simulated screen, in points.
  static let columnExtent = 32.0

  /// Whether the next jump was asked for while another event was handled.
  var isWaiting = false

  /// The lines of each event.
  private var entries: [[String]] = []

  /// The rule of the last event, if that was a position without effects.
  private var silentRule: TourRule?

  /// Adds an event with its effects.
  ///
  /// Of positions without effects that follow one another, the last one is kept.
  mutating func append(_ step: PagerStep, on host: Host) {
    var groups: [(rule: TourRule, tokens: [String])] = []
    if isWaiting, case .jump = step.event {
      groups = [(.completion, ["(waited for its turn)"])]
      isWaiting = false
    }
    for effect in step.effects {
      let rule = TourRule(of: effect, in: step.event)
      if groups.last?.rule != rule { groups.append((rule, [])) }
      groups[groups.count - 1].tokens.append("\(effect)")
    }
    var rule: TourRule?
    if step.effects.isEmpty {
      let silence = TourRule(ofSilentStep: step, hasGap: !host.gaps.isEmpty)
      groups.append((silence, ["—"]))
      if case .offset = step.event { rule = silence }
    }
    if let rule, rule == silentRule { entries.removeLast() }
    silentRule = rule
    entries.append(Self.lines(step.event.words, host.drawing(step.machine.hostState), groups))
  }

  /// Returns the lines since the last time.
  mutating func takeLines() -> [String] {
    defer { self = TourTrace() }
    return entries.flatMap(\.self)
  }

  /// Returns the lines of an event: one for each rule, and more where its tokens need them.
  private static func lines(
    _ event: String, _ drawing: String, _ groups: [(rule: TourRule, tokens: [String])]
  ) -> [String] {
    let head = "  " + event.padded(toColumns: 20) + " " + drawing.padded(toColumns: 21) + "  "
    let space = String(repeating: " ", count: head.columnCount)
    let texts = groups.flatMap { rule, tokens in
      String.lines(of: tokens, separator: ", ", columns: columnCount - head.columnCount - 4)
        .enumerated().map { ($0 == 0 ? "\(rule)" : "").padded(toColumns: 4) + $1 }
    }
    return texts.enumerated().map { ($0 == 0 ? head : space) + $1 }
  }

  /// Returns a text, indented.
  static func paragraph(_ text: String) -> [String] {
    text.wrapped(toColumns: columnCount - 3).map { "   " + $0 }
  }

  /// Returns the parts of a list, indented, none of which is broken.
  static func list(_ parts: [String]) -> [String] {
    String.lines(of: parts, separator: ", ", columns: columnCount - 3).map { "   " + $0 }
  }

  /// How to read the lines.
  static func manual(isChoice: Bool) -> [String] {
    [
      "", "How to read a line, of a way from page b to page c:", "",
      "  offset 1.25            1.25 [bbbbbbbbbccc]  R1  N:begin b>c",
      "                                              R3  will- b~, will+ c~, attach c", "",
    ]
      + paragraph(
        """
        An event; the position in pages, and the screen, here with a quarter of c on it, in round \
        brackets while the host comes or goes; the rule that applies; what is done. The article \
        "Page lifecycle" of the documentation explains the rules and the words. Each act begins \
        with what goes wrong there easily, or did in another pager. \(isChoice ? "'--all' plays more acts." : "")
        """)
  }
}

extension PagerEvent {
  /// The event as the tour prints it: that of traces, with short numbers and without long lists.
  fileprivate var words: String {
    switch self {
    case .offset(let position): "offset \(position.hundredths)"
    case .pagesChanged(_, let changed, _):
      "pagesChanged" + changed.map { " ~\($0)" }.sorted().joined()
    default: description
    }
  }
}

extension TourTrace.Host {
  /// Position and screen: `1.30 [bbbbbbbccc]`, in round brackets while the host comes or goes.
  fileprivate func drawing(_ state: PageAppearance) -> String {
    let number = position.hundredths.padded(toColumns: 6, atStart: true)
    return switch state {
    case .appeared: "\(number) [\(picture)]"
    case .appearing, .disappearing: "\(number) (\(picture))"
    case .hidden: number + " hidden"
    }
  }

  /// What can be seen on the screen, a letter of the page for each column; a space in a gap.
  private var picture: String {
    let width = Int(geometry.pageExtent / TourTrace.columnExtent)
    let views = attachments.map {
      (left: offset(of: $0), id: Array($0.controller.content?.id ?? ""))
    }
    let letters = (0..<width).map { column -> Character in
      let place = (Double(column) + 0.5) / Double(width)
      let view = views.first { $0.left <= place && place < $0.left + 1 && !$0.id.isEmpty }
      // A name of several letters is repeated over the columns.
      return view.map { $0.id[column % $0.id.count] } ?? " "
    }
    return String(letters)
  }
}

extension Double {
  /// The number with two digits after the point.
  var hundredths: String {
    let count = Int((self * 100).rounded())
    let digits = String(abs(count))
    let padded = String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    return (count < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
