import Collate
import PlaygroundTerminal

extension Trace {
  /// Adds what a source that loads heard and did, with the rule of ``LoaderMachine`` at the right edge.
  ///
  /// - Parameters:
  ///   - step: The event and its effects. Those that show in a batch or in the lanes are left out.
  ///   - intent: Why the load was made that the event is about.
  ///   - time: The time of the report.
  mutating func add<Key, ID>(_ step: LoaderStep<Key, ID>, of intent: LoadIntent?, at time: Duration)
  {
    let lines = step.effects.compactMap(\.line)
    guard let heading = step.event.heading(of: intent) else { return }
    if lines.isEmpty, step.event.isSilentWithoutEffects { return }
    // What is asked for is loaded already, or cannot be loaded now.
    let isJoined = step.effects.isEmpty && step.event.isRequest
    add(heading.text, .heading, detail: isJoined ? "no new load" : heading.rule, at: time)
    for line in lines { add(line.text, line.tone, detail: line.detail, at: time) }
  }

  /// Returns what a rule of ``LoaderMachine`` says, in a sentence.
  static func explanation(ofRule rule: String) -> String {
    switch rule {
    case "R1": "Each load has a token; what any other load than a running one brings is ignored."
    case "R2": "Each load that starts ends exactly once: finished, failed or cancelled."
    case "R4": "The first load starts when the screen appears, and until one succeeds."
    case "R5": "A refresh replaces the posts, or is merged with them as far as they overlap."
    case "R6": "Known posts stay where they are; the others of the page are added at that end."
    case "R7": "A key that comes twice would load in a circle: that end is the last page."
    case "R8": "Posts come in on the side from which the gap is filled, until both sides meet."
    case "R11": "An end that gets near is loaded by itself, unless it failed before."
    case "R16": "A live post is shown at once; a page that brings it later does not double it."
    case "R21": "Your post is shown at once, whatever else comes, and goes if it is refused."
    case "R17": "Errors take nothing away, and nothing is tried again by scrolling."
    default: ""
    }
  }
}

extension LoaderEvent {
  /// The load that the event is about.
  var token: LoadToken? {
    switch self {
    case .page(let token, _), .ended(let token), .failed(let token): token
    default: nil
    }
  }

  /// Returns what happened, and the rule for it.
  fileprivate func heading(of intent: LoadIntent?) -> (text: String, rule: String)? {
    switch self {
    case .appear: ("appear", "")
    case .disappear: ("disappear", "")
    case .visible: ("other rows on screen", "R11")
    case .pull: ("pull", "")
    case .loadMore(let direction): ("load \(direction.words)", "")
    case .fill(_, let direction):
      ("fill gap from \(direction == .forward ? "above" : "below")", "R8")
    case .retry: ("retry", "R17")
    case .page(let token, let page):
      ("answer to \(token): \(page.ids.count, of: "post")", intent?.rule ?? "R1")
    case .ended(let token): ("\(token) finished", "")
    case .failed(let token): ("error for \(token)", "R17")
    case .changed: ("live post", "R16")
    case .edited: ("a post is sent", "R21")
    case .confirmed: ("the server has taken a post", "R21")
    case .rolledBack: ("the server has refused a post", "R21")
    default: nil
    }
  }

  /// Whether the event is without interest if nothing begins or ends by it.
  fileprivate var isSilentWithoutEffects: Bool {
    switch self {
    case .visible, .ended: true
    default: false
    }
  }

  /// Whether the event asks for a load.
  fileprivate var isRequest: Bool {
    switch self {
    case .pull, .loadMore, .fill, .retry: true
    default: false
    }
  }
}

extension LoaderEffect {
  fileprivate var line: (text: String, tone: Trace.Tone, detail: String)? {
    switch self {
    case .start(let request):
      (
        "start \(request.token) \(request.intent.words)", .inserted,
        request.attempt > 1 ? "try \(request.attempt)" : request.intent == .initial ? "R4" : ""
      )
    case .end(let token, .cancelled): ("cancel \(token)", .deleted, "R2")
    case .repeatedKey: ("the key was used before", .deleted, "R7")
    default: nil
    }
  }
}

extension LoadDirection {
  fileprivate var words: String { self == .forward ? "older posts" : "newer posts" }
}

extension LoadIntent {
  /// What is loaded, in a word or two.
  var words: String {
    switch self {
    case .initial: "first posts"
    case .appear, .update, .resync: "update"
    case .pull: "pull"
    case .reload, .jump: "other posts"
    case .page(let direction): direction.words
    case .gap(_, let direction): "gap from \(direction == .forward ? "above" : "below")"
    }
  }

  /// The rule for a page.
  fileprivate var rule: String {
    switch lane {
    case .refresh: "R5"
    case .page: "R6"
    case .gap: "R8"
    }
  }
}
