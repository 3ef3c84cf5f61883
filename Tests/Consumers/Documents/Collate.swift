import Collate

struct Story: Identifiable, Equatable {
  let id: Int
}

typealias Feed = BasicSection<String, Story>

final class List {
  func apply(_ update: Update<Feed>) {}
}

let (stories, letters, list) = ([Story(id: 1)], [Story(id: 2)], List())

// <Collate.md 1>
