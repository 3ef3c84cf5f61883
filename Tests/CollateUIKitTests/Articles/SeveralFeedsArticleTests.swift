#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on several feeds on one screen", .traced)
struct SeveralFeedsArticleTests {
  struct Story: Identifiable, Hashable, Sendable {
    let id: String
    var title: String

    init(_ id: String, title: String? = nil) {
      (self.id, self.title) = (id, title ?? id.capitalized)
    }
  }

  struct Letter: Identifiable, Hashable, Sendable {
    let id: Int
    var sender: String
  }

  final class StoryCell: UITableViewCell {
    let titleLabel = UILabel()
  }

  final class LetterCell: UITableViewCell {
    let senderLabel = UILabel()
  }

  struct Feed<Item: Identifiable & Hashable & Sendable>: SectionProtocol, Sendable
  where Item.ID: Sendable {
    let id: String
    var title: String
    var items: [Item]
  }

  final class Screen: UIViewController {
    let news = ArrayDataSource(sections: [Feed<Story>(id: "today", title: "Today", items: [])])
    let mail = ArrayDataSource(sections: [Feed<Letter>(id: "inbox", title: "Inbox", items: [])])

    lazy var screen = CompositeDataSource<AnySection>([news.erased(), mail.erased()])

    lazy var list = TableViewDataSource(dataSource: screen)

    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    var opened: [Story] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      list.cells(StoryCell.self, for: Story.self) { cell, story, _ in
        cell.titleLabel.text = story.title
      }
      .didSelect { [weak self] story, _ in
        self?.open(story)
        return .deselect
      }
      list.cells(LetterCell.self, for: Letter.self) { cell, letter, _ in
        cell.senderLabel.text = letter.sender
      }
      list.sections(for: Feed<Story>.self).header { feed, _ in .title(feed.title) }
      list.sections(for: Feed<Letter>.self).header { feed, _ in .title(feed.title) }
      list.tableView = tableView
    }

    func open(_ story: Story) {
      opened.append(story)
    }

    var rows: [[String]] {
      tableView.rows {
        ($0 as? StoryCell)?.titleLabel.text ?? ($0 as? LetterCell)?.senderLabel.text
      }
    }
  }

  @Test("The feeds change as it says, without a reload, and what is selected stays selected")
  func changes() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    let reloads = screen.tableView.calls.reloads
    expectEqual(screen.rows, [[], []])
    expectEqual(screen.tableView.shownHeaderTexts, [0: "Today", 1: "Inbox"])

    screen.news.sections[0].items = [Story("rain"), Story("sun")]
    screen.mail.sections[0].items = ["Ada", "Bea", "Cy"].enumerated().map {
      Letter(id: $0.offset, sender: $0.element)
    }
    screen.mail.removeItem(at: [0, 2])
    window.settle()
    expectEqual(screen.rows, [["Rain", "Sun"], ["Ada", "Bea"]])

    screen.tableView.simulateTap(at: [0, 1])
    expectEqual(screen.opened.map(\.id), ["sun"])
    screen.tableView.selectRow(at: [1, 1], animated: false, scrollPosition: .none)

    screen.screen.move(screen.screen.slots[1], to: 0)
    window.settle()
    expectEqual(screen.rows, [["Ada", "Bea"], ["Rain", "Sun"]])
    expectEqual(screen.tableView.indexPathsForSelectedRows, [[0, 1]])

    screen.screen.performBatchUpdates {
      screen.news.sections[0].title = "Tonight"
      screen.mail.sections.removeAll()
    }
    window.settle()
    expectEqual(screen.rows, [["Rain", "Sun"]])
    expectEqual(screen.tableView.shownHeaderTexts, [0: "Tonight"])
    expectEqual(screen.tableView.calls.reloads, reloads)
  }

  @Test("Paths on the screen lead to the source, and to the child")
  func paths() throws {
    let screen = Screen()
    let window = ArticleWindow(screen)
    screen.mail.sections[0].items = [Letter(id: 1, sender: "Ada")]
    let path = try #require(screen.list.sourcePath(for: [1, 0]))
    expectEqual(screen.screen.location(of: path).path, [0, 0])
    expectEqual(screen.screen.location(of: path).slot, screen.screen.slots[1])
    withExtendedLifetime(window) {}
  }

  @Test("Above the limit the table is reloaded")
  func limit() {
    let screen = Screen()
    screen.list.viewUpdate = .animated(with: RowAnimations(.fade), limit: 200)
    let window = ArticleWindow(screen)
    let reloads = screen.tableView.calls.reloads
    screen.news.sections[0].items = (0..<200).map { Story("\($0)") }
    window.settle()
    expectEqual(screen.tableView.calls.reloads, reloads)
    screen.news.sections[0].items = (300..<301).map { Story("\($0)") }
    window.settle()
    expectEqual(screen.tableView.calls.reloads, reloads + 1)
    expectEqual(screen.rows, [["300"], []])
  }
}
#endif
