#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A screen of pages, one for each channel, that come and go with the channels. The controllers are
// made when they are about to be seen, and each hears `viewWillAppear` and the others when it should.
// Copy the file into an app, and put `PagedViewController()` into a navigation controller.

/// A channel.
struct Channel: Identifiable, Hashable, Sendable {
  let id: String
  var name: String

  init(id: String, name: String) {
    (self.id, self.name) = (id, name)
  }
}

/// Shows a page for each channel.
final class PagedViewController: UIViewController {
  let pages = CollectionViewOnDemandPagerSource<Channel, ChannelViewController>(
    [
      Channel(id: "news", name: "News"),
      Channel(id: "sport", name: "Sport"),
      Channel(id: "music", name: "Music"),
    ],
    make: { ChannelViewController($0) },
    update: { $0.channel = $1 })

  /// The container of the pages: a child of this controller, like any other.
  private(set) lazy var pager = PagerViewController(pages)

  /// What a bar of titles would show; here it is the title of the screen.
  private lazy var bar = PageBar(pager.driver) { [weak self] id in
    self?.pages.items.first { $0.id == id }?.name ?? ""
  }
  private var observation: Observation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(pager)
    pager.view.frame = view.bounds
    pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.pager.driver.jump(by: 1) })
    showTitle(of: bar.state)
    observation = bar.observe { [weak self] in self?.showTitle(of: $0) }
  }

  private func showTitle(of state: PageBarState<String>) {
    title = state.currentIndex.map { state.pages[$0].title }
  }

  /// Shows other channels; who is looked at stays, wherever it goes.
  func receive(_ channels: [Channel]) {
    pages.items = channels
  }
}

/// The page of a channel.
final class ChannelViewController: UIViewController {
  var channel: Channel {
    didSet { show() }
  }

  private let label = UILabel()

  init(_ channel: Channel) {
    self.channel = channel
    super.init(nibName: nil, bundle: nil)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }

  private func show() {
    title = channel.name
    label.text = channel.name
  }
}
#endif
