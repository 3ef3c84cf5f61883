import Collate

// <LoadPages.md 1>

struct API: Sendable {
  func posts(after cursor: String? = nil) async throws -> (posts: [Row], cursor: String?) {
    ([], nil)
  }

  func posts(onPage number: Int) async throws -> (posts: [Row], isLast: Bool) { ([], true) }

  func posts(from offset: Int, count: Int) async throws -> (posts: [Row], total: Int) { ([], 0) }

  func posts(at link: String?) async throws -> (posts: [Row], newer: String?, older: String?) {
    ([], nil, nil)
  }

  func add(_ post: Row) async throws -> Row { post }
}

@MainActor
func load(
  api: API, first: Row, last: Row, row: Row, post: Row, old: Row, edited: Row, bookmark: String
) {
  // <LoadPages.md 2>
  // <LoadPages.md 3>
  // <LoadPages.md 6>
  // <LoadPages.md 7>
  // <LoadPages.md 8>
  // <LoadPages.md 9>
  // <LoadPages.md 11>
}

@MainActor
func pull(
  _ source: LoadingDataSource<BasicSection<Int, Row>, String>, showBanner: (String) -> Void
) async {
  // <LoadPages.md 4>
}

// <LoadPages.md 5>

@MainActor
func send(
  _ draft: Row, to source: LoadingDataSource<BasicSection<Int, Row>, String>, by api: API
) async throws {
  // <LoadPages.md 12>
}
