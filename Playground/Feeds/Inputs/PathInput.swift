import PlaygroundTerminal

/// A directory or a file that is looked at again and again.
@MainActor
package final class PathInput: LiveInput {
  private var watch: PathWatch
  private var isLooking = false
  private var restEnd = ContinuousClock.now

  /// Creates an input that has not looked yet.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - label: What the sections call it; the path on one line when there is none.
  package init(path: String, label: String? = nil) {
    let name = path.isEmpty ? "''" : path.escaped
    watch = PathWatch(path: path, label: label ?? name)
  }

  package var sections: [FeedSection] { watch.sections }

  /// Whether nothing will change any more; a path that leads nowhere may be back any time.
  package var hasEnded: Bool { false }

  /// Begins to look; after a look that took long it rests three times as long, so that a huge
  /// directory does not keep a processor busy.
  package func beginLook() {
    if isLooking || ContinuousClock.now < restEnd { return }
    Task { await look() }
  }

  package func look() async {
    isLooking = true
    let begin = ContinuousClock.now
    watch = await watch.looked()
    restEnd = .now + begin.duration(to: .now) * 3
    isLooking = false
  }

  package func complete() async {
    await look()
  }
}

extension PathInput {
  /// The inputs if no paths are given: the current directory, and its `README.md`.
  package static var usual: [PathInput] {
    let hasReadme = (try? FileStamp(path: "README.md"))?.kind == .file
    return (hasReadme ? [".", "README.md"] : ["."]).map { PathInput(path: $0) }
  }
}
