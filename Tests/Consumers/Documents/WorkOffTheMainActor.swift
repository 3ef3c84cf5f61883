import Collate

struct Row: Identifiable, Equatable, Sendable {
  typealias Section = BasicSection<String, Row>

  let id: String
}

struct API: Sendable {
  func user() async throws -> Row { Row(id: "") }
  func posts(of user: Row) async throws -> [Row] { [] }
  func likes(of user: Row) async throws -> [Row] { [] }
  func banners() async throws -> [Row.Section] { [] }
  func offers() async throws -> [Row.Section] { [] }
  func page(at number: Int?) async throws -> LoadedPage<Row.Section, Int> { LoadedPage([]) }
}

actor Cache {
  var page: LoadedPage<Row.Section, Int>?
}

func make(api: API, cache: Cache) -> [PageLoader<Row.Section, Int>] {
  // <WorkOffTheMainActor.md 1>
  // <WorkOffTheMainActor.md 2>
  // <WorkOffTheMainActor.md 3>
  let loaders = [profile, dashboard, cached]
  return loaders
}
