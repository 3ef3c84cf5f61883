import Collate

enum Row: Identifiable, Equatable, Sendable {
  case post(String)
  case spinner(String)
  case nothing
  case failure(String)
  case gap(LoadGap)

  var id: String { "\(self)" }
}

struct API: Sendable {
  func posts(after cursor: String?) async throws -> (posts: [Row], cursor: String?) { ([], nil) }
}

@MainActor
func load(api: API, first: Row, last: Row, post: Row, old: Row, edited: Row, bookmark: String) {
  // <LoadPages.md 1>
  // <LoadPages.md 2>
  // <LoadPages.md 3>
  // <LoadPages.md 4>
  // <LoadPages.md 5>
}
