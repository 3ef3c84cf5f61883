#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A screen with a page for each channel, which are inserted and removed with the channels, and a bar
// of their names. The controllers are created when they are about to appear, and receive
// `viewWillAppear` and the other callbacks in order. Copy the file into an app, and push
// `ChannelsViewController()` onto a navigation controller.

/// A view controller that shows a page for each channel.
final class ChannelsViewController: UIViewController {
  let channels = ArrayDataSource(items: [
    Channel(id: "news", name: "News"),
    Channel(id: "sport", name: "Sport"),
    Channel(id: "music", name: "Music"),
  ])

  /// The container of the pages, which is a child of this controller.
  private(set) lazy var pager = PagerViewController(
    OnDemandPager(
      channels,
      make: { ChannelViewController($0) },
      update: { $0.channel = $1 }))

  /// The names of the channels, with an indicator that follows the pages.
  private lazy var bar = PageBarView(pager.driver) { [weak self] id in
    self?.channels.item(withID: id)?.name ?? ""
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    view.addSubview(bar)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.pager.driver.jump(by: 1) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    let top = view.safeAreaInsets.top
    let height = bar.intrinsicContentSize.height
    bar.frame = CGRect(x: 0, y: top, width: room.width, height: height)
    pager.view.frame = CGRect(
      x: 0, y: top + height, width: room.width, height: room.height - top - height)
  }

  /// The scroll view of the current page, which the bars of a navigation controller follow.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    pager.contentScrollView(for: edge)
  }

  // The status bar and the home indicator are up to the current page.
  #if !os(visionOS)
  override var childForStatusBarStyle: UIViewController? { pager }
  override var childForStatusBarHidden: UIViewController? { pager }
  override var childForHomeIndicatorAutoHidden: UIViewController? { pager }
  #endif

  /// Shows other channels, and stays on the current one even if it moves.
  func receive(_ channels: [Channel]) {
    self.channels.sections[0].items = channels
  }
}

/// A channel.
nonisolated struct Channel: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
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
