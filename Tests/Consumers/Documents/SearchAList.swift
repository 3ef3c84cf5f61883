import CollateUIKit
import Foundation
import UIKit

nonisolated struct Person: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
}

nonisolated struct PeopleAPI: Sendable {
  func people(
    matching text: String, after cursor: String?
  ) async throws -> (people: [Person], cursor: String?) { ([], nil) }
}

// <SearchAList.md 1>

@MainActor
enum Searches {
  // <SearchAList.md 2>
}
