import Collate

struct Entry: Identifiable, Equatable {
  let id: Int
  var text: String
}

typealias Journal = BasicSection<String, Entry>

@MainActor
func reorder(_ source: ArrayDataSource<Journal>, in presenter: Presenter<Journal>) {
  // <ShowASourceInYourOwnView.md 5>
}

struct Row {
  let text: String

  init(_ entry: Entry) {
    text = entry.text
  }
}

@MainActor
func showRows(of source: ArrayDataSource<Journal>) {
  // <ShowASourceInYourOwnView.md 4>
  withExtendedLifetime(token) {}
}
