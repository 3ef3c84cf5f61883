// Several feeds in one table, written after the articles.
import CollateUIKit
import UIKit

struct Story: Identifiable, Hashable, Sendable {
  let id: String
  var headline: String
  var isRead = false
}

struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
}

/// A type of the app's own, whose name is free in cells, too.
struct List<Element> {
  var elements: [Element] = []
}

final class LetterCell: UITableViewCell {
  let senderLabel = UILabel()
  let recipients = List<String>()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    senderLabel.frame = contentView.bounds
    contentView.addSubview(senderLabel)
  }

  required init?(coder: NSCoder) { nil }
}

final class FeedsViewController: UIViewController {
  let news = ArrayDataSource(sections: [
    BasicSection(id: "today", title: "Today", items: [Story]()),
    BasicSection(id: "earlier", title: "Earlier", items: [Story]()),
  ])
  let mail = ArrayDataSource(sections: [BasicSection(id: "inbox", title: "Mail", items: [Letter]())]
  )

  lazy var screen = CompositeDataSource<AnySection>([news.erased(), mail.erased()])

  lazy var list = TableViewDataSource(dataSource: screen)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.cells(UITableViewCell.self, for: Story.self) { cell, story, _ in
      var content = cell.defaultContentConfiguration()
      content.text = story.headline
      content.secondaryText = story.isRead ? "read" : nil
      cell.contentConfiguration = content
    }
    .didSelect { [weak self] story, _ in
      self?.news.modifyItem(withID: story.id) { $0.isRead = true }
      return .deselect
    }
    list.cells(LetterCell.self, for: Letter.self) { cell, letter, _ in
      cell.senderLabel.text = letter.sender
    }
    .trailingSwipeActions { [weak self] letter, _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self?.mail.removeItem(withID: letter.id)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    list.sections(for: BasicSection<String, Story>.self).header { section, _ in
      .title(section.title)
    }
    list.sections(for: BasicSection<String, Letter>.self).header { section, _ in
      section.items.isEmpty ? .none : .title("\(section.title) (\(section.items.count))")
    }
    let table = UITableView(frame: view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    list.emptyContent = { UIView() }
    list.tableView = table
  }

  func didLoad(_ stories: [Story], _ letters: [Letter]) {
    screen.performBatchUpdates {
      news.sections[0].items = stories
      mail.sections[0].items = letters
    }
  }
}
