import Collate

// <LoadPages.md 1>

struct API: Sendable {
  func posts(after cursor: String?) async throws -> (posts: [Row], cursor: String?) { ([], nil) }
  func add(_ post: Row) async throws -> Row { post }
}

@MainActor
func load(
  api: API, first: Row, last: Row, row: Row, post: Row, old: Row, edited: Row, bookmark: String
) {
  // <LoadPages.md 2>
  // <LoadPages.md 3>
  // <LoadPages.md 4>
  // <LoadPages.md 5>
  // <LoadPages.md 6>
  // <LoadPages.md 8>
}

@MainActor
func send(
  _ draft: Row, to source: LoadingDataSource<BasicSection<Int, Row>, String>, by api: API
) async throws {
  // <LoadPages.md 9>
}
