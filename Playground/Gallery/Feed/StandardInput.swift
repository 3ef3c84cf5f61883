import PlaygroundTerminal

/// A stream of text that arrives piece by piece, until its end.
@MainActor
final class StandardInput: LiveInput {
  private let label: String
  private var window = LineWindow(capacity: 10)
  private var problem: Problem?
  private var reading: Task<Void, Never>?

  private(set) var hasEnded = false

  /// Creates an input that reads pieces as fast as it can take them, and no faster.
  init(label: String, pieces: AsyncThrowingStream<[UInt8], any Error>) {
    self.label = label
    reading = Task { [weak self] in
      do {
        for try await piece in pieces { self?.window.append(piece) }
      } catch {
        self?.problem = error as? Problem ?? Problem("\(error)")
      }
      self?.hasEnded = true
    }
  }

  var sections: [FeedSection] {
    if let problem { return [FeedSection(problem, label: label)] }
    return [FeedSection(window, title: "\(label): \(hasEnded ? "ended" : "last lines")")]
  }

  /// Does nothing: the pieces come by themselves.
  func beginLook() {}

  /// Does nothing: the pieces come by themselves.
  func look() async {}

  func complete() async {
    await reading?.value
  }
}
