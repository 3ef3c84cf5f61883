import CollateSwiftUI
import CoreData
import Foundation
import Observation
import SwiftUI

nonisolated struct Story: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var isRead = false
}

nonisolated struct Feed: SectionProtocol, Sendable {
  let id: String
  var title: String
  var items: [Story]
}

// <WithYourArchitecture.md 1>

@MainActor
final class Store {
  enum Action {
    case moved([Feed])
    case movedStories([Story.ID], toFeed: Feed.ID, before: Story.ID?)
  }

  private(set) var feeds: [Feed] = []
  private(set) var saved: [Feed] = []

  func send(_ action: Action) {}
}

struct StateScreen: View {
  let store: Store

  var body: some View {
    // <WithYourArchitecture.md 2>
  }
}

// <WithYourArchitecture.md 3>

struct ComposedScreen: View {
  let store: Store
  let sources: StoreSources

  var body: some View {
    // <WithYourArchitecture.md 4>
  }
}

final class Person: NSManagedObject {
  @NSManaged var name: String
}

struct PeopleScreen: View {
  let people: FetchedResultsDataSource<Person>

  var body: some View {
    // <WithYourArchitecture.md 5>
  }
}

// <WithYourArchitecture.md 6>

@MainActor
final class Board {
  let board = ArrayDataSource<Feed>()
  private(set) lazy var found = board.filter { _ in true }

  // <WithYourArchitecture.md 7>

  // <WithYourArchitecture.md 8>
}

@available(iOS 17, *)
struct PostsScreen: View {
  let posts: LoadingDataSource<Feed, String>

  var body: some View {
    // <WithYourArchitecture.md 9>
  }
}
