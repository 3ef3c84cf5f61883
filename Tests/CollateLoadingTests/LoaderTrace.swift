import Collate
import Testing

/// A script for a loader machine, and the effects that it should have.
struct LoaderTrace: Sendable {
  /// A line of the script.
  struct Step: Sendable {
    let script: String
    let effects: String
  }

  let name: String
  let configuration: LoaderConfiguration
  let steps: [Step]
}

extension LoaderTrace {
  /// Reads the traces of a text.
  static func all(in text: String) -> [LoaderTrace] {
    var traces: [LoaderTrace] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      let last = traces.last
      if line.hasPrefix("== ") {
        traces.append(
          LoaderTrace(
            name: String(line.dropFirst(3)), configuration: LoaderConfiguration(), steps: []))
      } else if line.hasPrefix("config"), let last {
        traces[traces.count - 1] = LoaderTrace(
          name: last.name, configuration: LoaderConfiguration(words: line.words), steps: [])
      } else if let last {
        traces[traces.count - 1] = LoaderTrace(
          name: last.name, configuration: last.configuration, steps: last.steps + [step(line)])
      }
    }
    return traces
  }

  /// Divides a line: the effects begin at column 32, or one space after a longer script.
  private static func step(_ line: Substring) -> Step {
    let characters = Array(line)
    var column = 31
    // Only scripts with changes are longer, and what follows them begins with one of two words.
    while characters[column - 1] != " "
      || column > 31 && !["take ", "show "].contains(String(characters[column...].prefix(5)))
    {
      column += 1
    }
    return Step(
      script: String(characters[..<column]).trimmed, effects: String(characters[column...]).trimmed)
  }
}

extension StringProtocol {
  var words: [String] { split { $0 == " " }.map { String($0) } }

  /// The text without spaces at its ends.
  var trimmed: String { words.joined(separator: " ") }

  /// The text behind a prefix, if it has it.
  func text(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension LoaderConfiguration {
  /// Creates the configuration of a trace.
  init(words: [String]) {
    self.init()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let (name, value) = (parts[0], parts[1])
      switch name {
      case "behaviors": behaviors = Behaviors(value.split(separator: "+").map(Behaviors.init))
      case "distance": prefetchDistance = Int(value) ?? 0
      case "barren": emptyPageLimit = Int(value) ?? 0
      case "max": maximumPageCount = Int(value)
      case "gaps": opensGaps = value == "1"
      case "end": refreshesEnd = value == "1"
      case "period": updatePeriod = .seconds(Double(value) ?? 0)
      case "maxPeriod": maximumUpdatePeriod = .seconds(Double(value) ?? 0)
      case "delay": pagingDelay = .seconds(Double(value) ?? 0)
      case "interval": pagingInterval = .seconds(Double(value) ?? 0)
      case "freshness": freshness = .seconds(Double(value) ?? 0)
      default: Issue.record("\(word) is unknown")
      }
    }
  }
}

extension LoaderConfiguration.Behaviors {
  fileprivate init(_ name: Substring) {
    switch name {
    case "initial": self = .initial
    case "paging": self = .paging
    case "back": self = .pagingBackward
    case "appearance": self = .appearance
    case "autoupdate": self = .autoupdate
    case "live": self = .live
    default:
      Issue.record("\(name) is unknown")
      self = []
    }
  }
}
