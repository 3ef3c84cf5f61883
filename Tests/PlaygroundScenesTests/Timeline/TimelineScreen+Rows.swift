import PlaygroundTerminal

@testable import PlaygroundScenes

extension TimelineScreen {
  private var allRows: [String] {
    frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The rows of the lines.
  var rows: [String] { allRows.dropLast(size.height < 4 ? 1 : 2) }

  /// What is known about them.
  var status: String { allRows[size.height - (size.height < 4 ? 1 : 2)] }

  /// The row of keys.
  var keys: String { allRows[size.height - 1] }
}
