// A compositional layout, and items that people drag across sections.
import CollateUIKit
import UIKit

struct Card: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

struct Column: SectionProtocol, Sendable {
  let id: String
  var title: String
  var items: [Card]
}

final class BoardViewController: UIViewController {
  let board = ArrayDataSource(sections: [
    Column(
      id: "todo", title: "To do", items: [Card(id: 1, title: "Write"), Card(id: 2, title: "Test")]),
    Column(id: "done", title: "Done", items: []),
  ])

  lazy var list = CollectionViewDataSource(
    dataSource: board, cell: UICollectionViewListCell.self
  ) { cell, card, _ in
    var content = cell.defaultContentConfiguration()
    content.text = card.title
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.listLayout(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    list.header { column, _ in .title(column.title) }
    list.reordersItems = true
    list.allowsDragging = true
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: list.makeLayout())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    list.collectionView = view
  }

  func add(_ card: Card) {
    board.insertItem(card, at: [0, 0])
  }
}
