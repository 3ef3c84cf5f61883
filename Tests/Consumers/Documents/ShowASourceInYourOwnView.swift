import Collate

struct Entry: Identifiable, Equatable {
  let id: Int
  var text: String
}

typealias Journal = BasicSection<String, Entry>

// <ShowASourceInYourOwnView.md 1>

extension JournalWindow {
  func take(_ step: SequentialStep, from update: Update<Journal>) {}
}

@MainActor
func reorder(_ source: ArrayDataSource<Journal>, in presenter: Presenter<Journal>) {
  // <ShowASourceInYourOwnView.md 3>
}

struct Row {
  let text: String

  init(_ entry: Entry) {
    text = entry.text
  }
}

@MainActor
func showRows(of source: ArrayDataSource<Journal>) {
  // <ShowASourceInYourOwnView.md 2>
  withExtendedLifetime(token) {}
}
