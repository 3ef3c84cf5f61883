import Collate

struct Download: Identifiable, Equatable {
  let id: Int
}

// <WriteYourOwnSource.md 1>
