import CollateUIKit
import UIKit

nonisolated enum PhotoRow: Identifiable, Equatable, Sendable {
  case photo(Int)
  case spinner, failure

  var id: String { "\(self)" }
}

nonisolated struct Person: Identifiable, Equatable, Sendable {
  let id: Int
}

typealias Photos = BasicSection<Int, PhotoRow>
typealias People = BasicSection<Int, Person>

final class MessageView: UIView {
  func show(_ text: String, button: String? = nil) {}
}

@MainActor func showPeople(
  _ people: ArrayDataSource<People>, noPeople: UIView, noResults: UIView
) {
  let found = people.filter { _ in true }
  let list = TableViewDataSource(dataSource: found, cell: UITableViewCell.self) { _, _, _ in }
  // <EmptyStates.md 4>
}

@MainActor func showSuggestions(
  _ news: ArrayDataSource<People>, _ suggestions: ArrayDataSource<People>
) {
  _ = news.placeholder(suggestions)
}

final class PhotosController: UIViewController {
  let emptyView = MessageView(frame: .zero)
  let photos = LoadingDataSource(PageLoader<Photos, Int> { _ in LoadedPage([]) })
  var observation: ObservationToken?
  lazy var list = TableViewDataSource(
    dataSource: photos, cell: UITableViewCell.self
  ) { _, _, _ in }

  func showEmptyState() {
    // <EmptyStates.md 1>
  }

  func followState() {
    // <EmptyStates.md 2>
  }

  func showRows() {
    // <EmptyStates.md 3>
  }
}
