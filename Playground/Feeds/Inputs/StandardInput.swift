import PlaygroundTerminal

/// A stream of text that arrives piece by piece, until its end.
@MainActor
package final class StandardInput: LiveInput {
  private let label: String
  private var window = LineWindow(capacity: 10)
  private var problem: Problem?

  /// The bytes that decide whether it is a text.
  private var sample: [UInt8] = []
  private var isBinary = false
  private var byteCount = 0
  private var reading: Task<Void, Never>?

  package private(set) var hasEnded = false

  /// Creates an input that reads pieces as fast as it can take them, and no faster.
  package init(label: String, pieces: AsyncThrowingStream<[UInt8], any Error>) {
    self.label = label
    reading = Task { [weak self] in
      do {
        for try await piece in pieces { self?.append(piece) }
      } catch {
        self?.problem = error as? Problem ?? Problem("\(error)")
      }
      self?.hasEnded = true
    }
  }

  package var sections: [FeedSection] {
    if let problem { return [FeedSection(problem, label: label)] }
    if isBinary { return [FeedSection(binaryOfByteCount: byteCount, label: label)] }
    return [FeedSection(window, title: "\(label): \(hasEnded ? "ended" : "last lines")")]
  }

  private func append(_ piece: [UInt8]) {
    window.append(piece)
    byteCount += piece.count
    guard sample.count < BinaryContent.sampleSize else { return }
    sample += piece.prefix(BinaryContent.sampleSize - sample.count)
    isBinary = BinaryContent.begins(with: sample)
  }

  /// Does nothing: the pieces come by themselves.
  package func beginLook() {}

  /// Does nothing: the pieces come by themselves.
  package func look() async {}

  package func complete() async {
    await reading?.value
  }
}
