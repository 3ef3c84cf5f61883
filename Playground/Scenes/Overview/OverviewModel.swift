import Collate
import CollateTesting

/// Two feeds that become one list, of which a filter leaves some rows out, and which a pager shows, too.
@MainActor
final class OverviewModel {
  /// A page of the pager; in an app, a view controller.
  typealias Page = SimulatedPage<Story>

  /// A feed with two sections.
  let news = ArrayDataSource(sections: [
    StorySection(
      id: "News today", feed: .news,
      items: [
        Story(id: 1, text: "Moon lander lands", feed: .news, isPinned: true),
        Story(id: 2, text: "Bees count to four", feed: .news),
        Story(id: 3, text: "Night trains return", feed: .news, isRead: true),
      ]),
    StorySection(
      id: "News earlier", feed: .news,
      items: [
        Story(id: 4, text: "Rates hold steady", feed: .news, isPinned: true),
        Story(id: 5, text: "Harbour reopens", feed: .news, isRead: true),
      ]),
  ])

  /// A feed of another source, which joins the list on demand.
  let mail = ArrayDataSource(sections: [
    StorySection(
      id: "Mail", feed: .mail,
      items: [
        Story(id: 6, text: "Ada: Engines", feed: .mail),
        Story(id: 7, text: "Tim: Lunch?", feed: .mail, isRead: true),
      ])
  ])

  /// Both feeds.
  let screen = CompositeDataSource<StorySection>()

  /// The rows that are shown.
  let rows: FilteredDataSource<CompositeDataSource<StorySection>>

  /// What shows the rows in a list, and lets them be moved there.
  let presenter: Presenter<StorySection>

  /// The simulated screen of the pager.
  let host = SimulatedPagerHost<Page>()

  /// The pager, as it is moved by the program.
  let pager: PagerDriver<Int, Page>

  /// Whether read stories are left out.
  var hidesRead = false {
    didSet {
      // begin: overview
      rows.predicate = hidesRead ? { !$0.isRead } : nil
      // end: overview
    }
  }

  private let checker: PagerDriverChecker

  /// What makes a row that changes feeds the same one there.
  private let group = IdentityGroup("feeds")

  /// The slot of the mail, if it is shown.
  private var mailSlot: Slot?

  /// Creates a list of the news, and a pager that shows them.
  init() {
    // begin: overview
    screen.append(news, sharing: group)
    rows = screen.filter { _ in true }
    var rules = ReorderingRules(rows)
    rules.canMove = { [rows] path in
      !rows.snapshot[path].isPinned
    }
    rules.target = { [rows] path, place in
      let section = rows.snapshot.sections[place.section]
      let isTaken = section.items.first?.isPinned == true
      return isTaken && place.item == 0 ? nil : place
    }
    presenter = Presenter(rows)
    presenter.reordering = rules
    pager = host.show(
      OnDemandPager(rows, make: Page.init) { $0.content = $1 })
    // end: overview
    checker = PagerDriverChecker(pager)
    host.appear()
  }

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "overview")
}

extension OverviewModel {
  /// What the checker of the pager found, and the invalid calls that its screen received.
  var faults: [String] { checker.violations.map(\.description) + host.complaints }

  /// Takes the mail off the list, or lets it join.
  func toggleMail() {
    if let mailSlot {
      screen.remove(mailSlot)
      self.mailSlot = nil
    } else {
      // begin: overview
      mailSlot = screen.append(mail, sharing: group)
      // end: overview
    }
  }

  /// Marks a story as read, or as unread if it is read.
  func toggleRead(_ story: Story) {
    for feed in [news, mail] {
      guard let path = feed.itemPath(of: story.id) else { continue }
      feed.sections[path.section].items[path.item].isRead.toggle()
    }
  }
}
