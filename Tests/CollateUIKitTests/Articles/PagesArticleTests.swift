#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on pages of controllers", .traced)
struct PagesArticleTests {
  struct Channel: Identifiable, Hashable, Sendable {
    let id: String
    var name: String

    init(_ id: String) {
      (self.id, name) = (id, id.capitalized)
    }
  }

  final class ChannelViewController: UIViewController {
    var channel: Channel

    init(_ channel: Channel) {
      self.channel = channel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class Screen: UIViewController {
    let channels = ArrayDataSource(items: ["news", "sport", "music"].map(Channel.init))
    let pages: OnDemandPager<String, ChannelViewController>
    lazy var pager = PagerViewController(pages)

    init(initialPage: String? = nil) {
      pages = OnDemandPager(
        channels,
        initialPage: initialPage,
        make: { ChannelViewController($0) },
        update: { $0.channel = $1 })
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(pager)
      pager.view.frame = view.bounds
      pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(pager.view)
      pager.didMove(toParent: self)
    }
  }

  @Test("Pages are gone to by id and by step, and who waits learns how it ended")
  func jumps() async {
    let screen = Screen()
    let window = ArticleWindow(screen)
    let pager = screen.pager
    pager.selectedPage = "music"
    window.settle()
    expectEqual(pager.selectedPage, "music")
    pager.driver.jump(by: -1)
    window.settle()
    expectEqual(pager.selectedPage, "sport")
    let jump = pager.driver.jump(to: "news")
    window.settle()
    #expect(await jump.result == .finished)
  }

  @Test("The current page stays when others are inserted; its neighbor follows when it is removed")
  func changes() {
    let screen = Screen(initialPage: "sport")
    let window = ArticleWindow(screen)
    expectEqual(screen.pager.selectedPage, "sport")
    screen.channels.sections[0].items = ["art", "news", "sport"].map(Channel.init)
    window.settle()
    expectEqual(screen.pager.selectedPage, "sport")
    screen.channels.sections[0].items.removeLast()
    window.settle()
    expectEqual(screen.pager.selectedPage, "news")
  }

  @Test("A bar shows titles and where the pager is")
  func bar() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    let titles = ["news": "News", "sport": "Sport"]
    let bar = PageBar(screen.pager.driver) { id in titles[id] ?? "" }
    var shown: [String] = []
    var position = 0.0
    let observation = bar.observe { state in
      shown = state.pages.map(\.title)
      position = state.position
    }
    screen.pager.selectedPage = "sport"
    window.settle()
    expectEqual(shown, ["News", "Sport", ""])
    expectEqual(position, 1)
    withExtendedLifetime(observation) {}
  }

  @Test("Before the container is on the screen a page is gone to at once")
  func beforeAppearance() {
    let screen = Screen()
    screen.pager.selectedPage = "music"
    expectEqual(screen.pager.selectedPage, "music")
    let window = ArticleWindow(screen)
    expectEqual(screen.pager.driver.controllersOnScreen.map(\.controller.channel.id), ["music"])
    withExtendedLifetime(window) {}
  }

  @Test("A pager in a cell takes other pages when the cell shows another item")
  func inACell() {
    let screen = Screen()
    let host = UIViewController()
    let window = ArticleWindow(host)
    let table = UITableView(frame: host.view.bounds)
    host.view.addSubview(table)
    let shelves = ArrayDataSource(sections: [BasicSection(id: 0, items: [Channel("a")])])
    let list = TableViewDataSource(dataSource: shelves, cell: UITableViewCell.self) {
      cell, channel, _ in
      screen.channels.sections[0].items = [Channel(channel.name), Channel(channel.name + "+")]
      guard screen.pager.parent == nil else { return }
      host.addChild(screen.pager)
      screen.pager.view.frame = cell.contentView.bounds
      screen.pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(screen.pager.view)
      screen.pager.didMove(toParent: host)
    }
    list.tableView = table
    window.settle()
    expectEqual(screen.pager.driver.controllersOnScreen.map(\.controller.channel.id), ["A"])
    shelves.replaceItem(at: [0, 0], with: Channel("b"))
    shelves.sections[0].items[0].name = "B"
    shelves.sections[0].items[0].name = "C"
    window.settle()
    expectEqual(screen.pager.driver.controllersOnScreen.map(\.controller.channel.id), ["C"])
  }
}
#endif
