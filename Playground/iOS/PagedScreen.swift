#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A screen with a page for each channel, which are inserted and removed with the channels. The
// controllers are created when they are about to appear, and receive `viewWillAppear` and the other
// callbacks in order. Copy the file into an app, and push `PagedViewController()` onto a navigation
// controller.

/// A channel.
nonisolated struct Channel: Identifiable, Hashable, Sendable {
  let id: String
  var name: String

  init(id: String, name: String) {
    (self.id, self.name) = (id, name)
  }
}

/// A view controller that shows a page for each channel.
final class PagedViewController: UIViewController {
  let pages = CollectionViewOnDemandPagerSource<Channel, ChannelViewController>(
    [
      Channel(id: "news", name: "News"),
      Channel(id: "sport", name: "Sport"),
      Channel(id: "music", name: "Music"),
    ],
    make: { ChannelViewController($0) },
    update: { $0.channel = $1 })

  /// The container of the pages, which is a child of this controller.
  private(set) lazy var pager = PagerViewController(pages)

  /// The state for a bar of titles; here it provides the title of the screen.
  private lazy var bar = PageBar(pager.driver) { [weak self] id in
    self?.pages.items.first { $0.id == id }?.name ?? ""
  }
  private var observation: ObservationToken?

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

  private func showTitle(of state: PageBar<String>.State) {
    title = state.currentIndex.map { state.pages[$0].title }
  }

  /// Shows other channels, and stays on the current one even if it moves.
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
