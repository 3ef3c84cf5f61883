import Collate

struct Post: Identifiable, Equatable {
  let id: Int
  var text: String
}

typealias Posts = BasicSection<Int, Post>

@MainActor
func combine(
  loader: PageLoader<Posts, String>, events: LiveFeed<Posts>, suggestions: ArrayDataSource<Posts>,
  query: String
) {
  // <ChooseASource.md 1>
  print(shown.snapshot)
}

struct Story: Identifiable, Equatable {
  let id: String
  var day: Int
}

struct Feed: SectionProtocol {
  let id: String
  var title: String
  var items: [Story]
}

@MainActor
func combine(news: ArrayDataSource<Feed>, favorites: ArrayDataSource<Feed>) {
  // <ChooseASource.md 2>
  print(days.snapshot)
}
