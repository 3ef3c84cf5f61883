#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// One screen with several feeds: news, mail and a banner, each a separate source with its own item
// type. Copy the file into an app, and push `MultiFeedViewController()` onto a navigation
// controller.

/// A news story.
nonisolated struct Story: Identifiable, Hashable, Sendable {
  let id: Int
  var headline: String
  var isRead = false

  init(id: Int, headline: String, isRead: Bool = false) {
    (self.id, self.headline, self.isRead) = (id, headline, isRead)
  }
}

/// A letter.
nonisolated struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
  var subject: String

  init(id: Int, sender: String, subject: String) {
    (self.id, self.sender, self.subject) = (id, sender, subject)
  }
}

/// A section with a title and items.
nonisolated struct Feed<Item: Identifiable & Hashable & Sendable>: SectionProtocol, Sendable
where Item.ID: Sendable {
  let id: String
  var title: String
  var items: [Item]

  init(id: String, title: String, items: [Item] = []) {
    (self.id, self.title, self.items) = (id, title, items)
  }
}

/// A view controller that shows news and mail in one table, with separate sections for each feed.
final class MultiFeedViewController: UIViewController {
  let news = ArrayDataSource<Feed<Story>>(sections: [
    Feed(
      id: "today", title: "Today",
      items: [
        Story(id: 1, headline: "Bees found to count to four"),
        Story(id: 2, headline: "Night trains are back"),
      ])
  ])

  let mail = ArrayDataSource<Feed<Letter>>(sections: [
    Feed(
      id: "inbox", title: "Inbox",
      items: [Letter(id: 1, sender: "Ada", subject: "Engines")])
  ])

  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  /// A closure that is called when a story is tapped.
  var onOpenStory: (Story) -> Void = { _ in }

  /// A closure that is called when a letter is tapped.
  var onOpenLetter: (Letter) -> Void = { _ in }

  /// The feeds as one source, type-erased because their types differ.
  private(set) lazy var screen = CompositeDataSource<AnySection>([
    news.erased(), mail.erased(),
  ])

  private lazy var list = TableViewDataSource(dataSource: screen)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    showNews()
    showMail()
    list.tableView = tableView
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Swap", primaryAction: UIAction { [weak self] _ in self?.swapFeeds() })
  }

  private func showNews() {
    list.cells(UITableViewCell.self, for: Story.self) { cell, story, _ in
      var content = cell.defaultContentConfiguration()
      content.text = story.headline
      content.secondaryText = story.isRead ? nil : "New"
      cell.contentConfiguration = content
    }
    .didSelect { [weak self] story, _ in
      self?.open(story)
      return .deselect
    }
    list.sections(for: Feed<Story>.self).header { feed, _ in .title(feed.title) }
  }

  private func showMail() {
    list.cells(UITableViewCell.self, for: Letter.self) { cell, letter, _ in
      var content = cell.defaultContentConfiguration()
      content.text = letter.sender
      content.secondaryText = letter.subject
      cell.contentConfiguration = content
    }
    .didSelect { [weak self] letter, _ in
      self?.onOpenLetter(letter)
      return .deselect
    }
    .trailingSwipeActions { [weak self] letter, _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Archive") { _, _, done in
          self?.archive(letter)
          done(true)
        }
      ])
    }
    list.sections(for: Feed<Letter>.self).header { feed, _ in .title(feed.title) }
  }

  /// Shows stories from the server: remaining ones keep their rows, others are inserted or deleted.
  func receive(_ stories: [Story]) {
    news.sections[0].items = stories
  }

  /// Moves the last feed to the top; its sections move without a reload.
  func swapFeeds() {
    guard let last = screen.slots.last else { return }
    screen.move(last, to: 0)
  }

  /// Archives a letter, with several changes in one animation.
  func archive(_ letter: Letter) {
    screen.performBatchUpdates {
      if let path = mail.itemPath(of: letter.id) { mail.removeItem(at: path) }
      mail.sections[0].title = mail.sections[0].items.isEmpty ? "Inbox is empty" : "Inbox"
    }
  }

  private func open(_ story: Story) {
    if let path = news.itemPath(of: story.id) {
      var read = story
      read.isRead = true
      news.replaceItem(at: path, with: read)
    }
    onOpenStory(story)
  }
}
#endif
