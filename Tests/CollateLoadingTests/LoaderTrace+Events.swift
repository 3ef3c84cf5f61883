import Collate
import Testing

typealias TraceEvent = LoaderEvent<String, String>

extension LoaderTrace.Step {
  /// The events of the script; two for a page with which its load ends.
  var events: [TraceEvent] {
    let words = script.words
    let arguments = Array(words.dropFirst())
    switch words[0] {
    case "got": return [.page(token(arguments), page(arguments)), .ended(token(arguments))]
    case "changed": return [.changed(changes(arguments), version: nil)]
    case "live":
      return [.changed(changes(arguments), version: nil, from: .feed(isOrdered: false))]
    case let word where word.hasPrefix("changed@"):
      return [.changed(changes(arguments), version: Int(word.dropFirst(8)))]
    default: return [event(words[0], arguments)].compactMap(\.self)
    }
  }

  private func event(_ word: String, _ arguments: [String]) -> TraceEvent? {
    switch word {
    case "appear": return .appear
    case "disappear": return .disappear
    case "visible": return .visible(first: arguments[0], last: arguments[1])
    case "seed": return .seed(page(["#0"] + arguments))
    case "pull": return .pull
    case "reload": return .reload(keepsContent: true)
    case "reload-clear": return .reload(keepsContent: false)
    case "query-feed": return .query(keepsContent: true, hasFeed: true)
    case "jump": return .jump(arguments[0])
    case "located": return .located(token(arguments), arguments[1])
    case "more": return .loadMore(direction(arguments[0]))
    case "fill": return .fill(gap(arguments[0]), direction(arguments[1]))
    case "retry": return .retry
    case "cancel": return .cancel
    case "page": return .page(token(arguments), page(arguments))
    case "ended": return .ended(token(arguments))
    case "failed": return .failed(token(arguments))
    case "fired": return timer(arguments[0]).map(TraceEvent.fired)
    case "connected": return .connected
    case "disconnected": return .disconnected()
    case "reset": return .reset
    default:
      Issue.record("\(script) is unknown")
      return nil
    }
  }

  private func token(_ arguments: [String]) -> LoadToken {
    LoadToken(Int(arguments[0].dropFirst()) ?? 0)
  }

  private func page(_ arguments: [String]) -> LoadedIDs<String, String> {
    var page = LoadedIDs<String, String>([])
    for word in arguments.dropFirst() {
      switch word.first {
      case "<": page.previous = String(word.dropFirst())
      case ">": page.next = String(word.dropFirst())
      case "=": page.version = Int(word.dropFirst())
      default: page.ids.append(word)
      }
    }
    return page
  }

  private func direction(_ word: String) -> LoadDirection {
    word == "forward" ? .forward : .backward
  }

  private func gap(_ word: String) -> LoadGap { LoadGap(Int(word.dropFirst()) ?? 0) }

  private func timer(_ word: String) -> LoaderTimer? {
    switch word {
    case "update": .update
    case "freshness": .freshness
    case "reconnect": .reconnect
    case "delay-forward": .delay(.forward)
    case "delay-backward": .delay(.backward)
    case "pace-forward": .pace(.forward)
    case "pace-backward": .pace(.backward)
    default: nil
    }
  }

  /// Reads changes such as `+z first,-b,~c,>a after b`.
  private func changes(_ words: [String]) -> [LoadChange<String>] {
    words.joined(separator: " ").split(separator: ",").map { text in
      let words = text.words
      let id = String(words[0].dropFirst())
      switch words[0].first {
      case "+": return .insert(id, place(words))
      case "-": return .delete(id)
      case "~": return .update(id)
      default: return .move(id, place(words))
      }
    }
  }

  private func place(_ words: [String]) -> LoadPlace<String> {
    switch words[1] {
    case "first": .first
    case "last": .last
    case "before": .before(words[2])
    default: .after(words[2])
    }
  }
}
