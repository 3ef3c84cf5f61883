import Collate

struct Post: Identifiable, Equatable, Sendable {
  let id: Int
}

enum Message: Sendable {
  case hello
  case posted(Post, version: Int)
  case deleted(Int, version: Int)
  case overflow
}

struct Socket: Sendable {
  let messages: AsyncStream<Message>
}

struct Database: Sendable {
  let observation: AsyncStream<[BasicSection<Int, Post>]>
}

struct API: Sendable {
  let socket: Socket

  func page(at cursor: String?) async throws -> (posts: [Post], cursor: String?, version: Int) {
    ([], nil, 0)
  }

  // <FollowEvents.md 2>
}

@MainActor
func follow(api: API, database: Database) {
  // <FollowEvents.md 1>
  // <FollowEvents.md 3>
  // <FollowEvents.md 5>
  _ = posts
}

@MainActor
final class Button {
  var title = ""
}

@MainActor
func hold(source: ArrayDataSource<BasicSection<Int, Post>>, button: Button) {
  // <FollowEvents.md 4>
  counting.cancel()
}
