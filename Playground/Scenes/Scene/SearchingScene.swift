import PlaygroundTerminal

/// A scene in which words are typed to search for.
@MainActor
protocol SearchingScene: Scene {
  /// Whether characters are words to search for, and no keys.
  var takesText: Bool { get set }

  /// What is searched for; empty for no search.
  var words: String { get set }

  /// Changes something, and says why in the trace.
  func change(_ cause: String, _ body: () -> Void)
}

extension SearchingScene {
  /// The keys while text is taken.
  var searchKeys: [KeyHint] {
    [
      KeyHint(text: "letters", "search"), KeyHint("enter", "done", .enter),
      KeyHint("esc", "show all", .escape),
    ]
  }

  /// What is searched for, as a part of a title; `nil` for no search.
  var searchTitle: String? { takesText ? "/\(words)▏" : words.isEmpty ? nil : "/\(words)" }

  /// Handles a key while text is taken.
  ///
  /// - Returns: Whether it is one of a search.
  func search(_ key: Key, isPlain: Bool) -> Bool {
    switch key {
    case .enter: takesText = false
    case .escape:
      takesText = false
      change("key esc") { words = "" }
    case .backspace, .delete: change("search") { words.removeLast(words.isEmpty ? 0 : 1) }
    case .character(let character) where isPlain: change("search") { words.append(character) }
    default: return false
    }
    return true
  }
}
