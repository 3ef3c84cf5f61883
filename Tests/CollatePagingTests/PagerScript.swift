import Collate
import TestSupport
import Testing

/// Events and the effects they are to have, one event a line, as the specification of pagers writes
/// them.
///
///     dragBegan          —
///     offset 0.1         N:begin 0>1 · will- 0~ · will+ 1~ · attach 1
///
/// Two spaces at least separate the event from its effects; what stands in parentheses is a issue.
struct PagerScript {
  var lines: [(event: String, effects: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let columns = line.replacing(/\([^)]*\)/, with: "").split(separator: /\ \ +/)
        .map { $0.trimmingPrefix(/\ +/) }
      guard let event = columns.first else { continue }
      lines.append((String(event), columns.dropFirst().joined(separator: " ")))
    }
  }
}

extension PagerMachine {
  /// Creates a machine that is shown and rests on a page, after it rested on others.
  init(
    _ configuration: PagerConfiguration, pages: [PageKey], restingOn page: PageKey? = nil,
    after visited: [PageKey] = []
  ) {
    self.init(configuration)
    _ = handle(.pagesChanged(PageList(pages)))
    _ = handle(.hostWillAppear())
    _ = handle(.hostDidAppear)
    for page in visited + [page].compactMap(\.self) { _ = handle(.jump(to: page)) }
  }

  /// Plays a script, and returns it with the effects that the events had.
  mutating func trace(_ script: PagerScript, initialPage: PageKey? = nil) -> String {
    script.lines.map { line in
      let effects = handle(event(line.event, initialPage))
      return Self.line(line.event, effects)
    }.joined(separator: "\n")
  }

  static func line(_ event: String, _ effects: [PagerEffect]) -> String {
    event + "  " + (effects.isEmpty ? "—" : effects.map(\.description).joined(separator: " · "))
  }

  private func event(_ text: String, _ initialPage: PageKey?) -> PagerEvent {
    let words = text.split(separator: " ").map(String.init)
    let isAnimated = words.last == "~"
    switch words[0] {
    case "pagesChanged":
      return .pagesChanged(
        PageList(words[1].dropFirst().dropLast().split(separator: ",").map { PageKey(named: $0) }),
        initial: initialPage)
    case "data": return .pagesChanged(pages, changed: [PageKey(named: words[2])])
    case "offset": return .offset(Double(words[1]) ?? .nan)
    case "dragBegan": return .dragBegan
    case "dragEnded": return .dragEnded(target: words.count > 1 ? PageKey(named: words[2]) : nil)
    case "settle": return .settle(at: words.count > 1 ? PageKey(named: words[2]) : nil)
    case "jump": return .jump(to: PageKey(named: words[1]), animated: isAnimated)
    case "hostWillAppear": return .hostWillAppear(animated: isAnimated)
    case "hostDidAppear": return .hostDidAppear
    case "hostWillDisappear": return .hostWillDisappear(animated: isAnimated)
    case "hostDidDisappear": return .hostDidDisappear
    case "sizeWillChange": return .sizeWillChange
    case "sizeDidChange": return .sizeDidChange
    case "memoryWarning": return .memoryWarning
    case "teardown": return .teardown
    default:
      Issue.record("the script has an unknown event: \(text)")
      return .offset(.nan)
    }
  }
}

extension PageKey {
  /// Returns the page that a script calls by its number.
  fileprivate init(named name: some StringProtocol) { self.init(Int(name) ?? -1) }
}

/// Expects that a machine does what a script says.
func expectTrace(
  _ machine: PagerMachine, initialPage: PageKey? = nil, _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let script = PagerScript(text)
  var machine = machine
  let expected = script.lines.map { $0.event + "  " + $0.effects }.joined(separator: "\n")
  expectEqual(
    machine.trace(script, initialPage: initialPage), expected, sourceLocation: sourceLocation)
}
