import CollateUIKit
import UIKit

nonisolated struct Story: Identifiable, Equatable, Sendable {
  let id: String
  var title: String
}

nonisolated struct Feed: SectionProtocol {
  let id: String
  var title: String
  var items: [Story]
}

typealias Photo = Story
typealias Photos = BasicSection<String, Photo>

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

final class PhotoCell: UICollectionViewCell {
  let label = UILabel()
}

// <TableViewControllers.md 1>

extension StoriesController {
  func open(_ story: Story) {}
}

final class SelectingController: UITableViewController {
  let news = ArrayDataSource<Feed>()
  let selection = Selection<Story.ID>(.multiple())
  lazy var list = TableViewDataSource(dataSource: news, cell: StoryCell.self) { _, _, _ in }

  func keepSelection() {
    // <TableViewControllers.md 2>
  }

  func addControl() {
    // <TableViewControllers.md 3>
  }

  func reload() async {}
}

// <TableViewControllers.md 4>

@MainActor func makePhotos(_ layout: UICollectionViewLayout) -> PhotosController {
  PhotosController(collectionViewLayout: layout)
}
