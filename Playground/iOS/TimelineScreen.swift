#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A timeline that is read in both directions: older posts load when the end comes near, newer ones
// when the screen appears again or is pulled down. What was missed in between is a gap, which loads
// at a tap, away from the reader. Posts that come while people read wait behind a button. Copy the file
// into an app, and push `TimelineViewController { cursor in try await api.posts(cursor) }` onto a
// navigation controller.

/// A post, whose id grows with its time.
nonisolated struct TimelinePost: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
  let day: String
}

/// Which posts to load; without a cursor the newest ones.
nonisolated enum TimelineCursor: Hashable, Sendable {
  case newer(than: Int)
  case older(than: Int)
}

/// A row: a post, a gap, or a word about what happens.
nonisolated enum TimelineRow: Identifiable, Hashable, Sendable {
  case post(TimelinePost)
  case gap(LoadGap, isLoading: Bool)
  case word(String)
  case failure(String)

  nonisolated enum ID: Hashable, Sendable {
    case post(Int)
    case gap(LoadGap)
    case word(String)
  }

  var id: ID {
    switch self {
    case .post(let post): .post(post.id)
    case .gap(let gap, _): .gap(gap)
    case .word(let text), .failure(let text): .word(text)
    }
  }

  var text: String {
    switch self {
    case .post(let post): post.text
    case .gap(_, let isLoading): isLoading ? "Loading …" : "Tap to load what is missing here"
    case .word(let text), .failure(let text): text
    }
  }
}

/// A view controller that shows a timeline.
final class TimelineViewController: UIViewController, UITableViewDelegate {
  typealias Day = BasicSection<String, TimelineRow>

  let timeline: LoadingDataSource<Day, TimelineCursor>

  /// What is shown of the timeline: not the posts that wait behind the button.
  private(set) lazy var feed = timeline.held { row in
    switch row {
    case .post, .gap: true
    case .word, .failure: false
    }
  }

  private lazy var list = TableViewDataSource(
    dataSource: feed, cell: UITableViewCell.self
  ) { cell, row, _ in
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    cell.contentConfiguration = content
  }

  let tableView = UITableView(frame: .zero, style: .plain)

  private var counting: ObservationToken?

  init(_ load: @escaping @Sendable (TimelineCursor?) async throws -> [TimelinePost]) {
    timeline = LoadingDataSource(
      PageLoader { request in
        let posts = try await load(request.key)
        return LoadedPage(
          Self.days(posts), previous: (posts.first?.id).map { .newer(than: $0) },
          next: (posts.last?.id).map { .older(than: $0) })
      })
    super.init(nibName: nil, bundle: nil)
    timeline.configuration.behaviors = [.initial, .appearance, .paging]
    timeline.configuration.mergingRefreshes.insert(.pull)
    timeline.configuration.opensGaps = true
    timeline.gapItem = { gap, edge in .gap(gap, isLoading: edge == .loading) }
    timeline.placeholderSection = { state, _ in
      switch state.content {
      case .empty: Day(id: "status", items: [.word("There are no posts yet.")])
      case .failed: Day(id: "status", items: [.failure("That did not work. Tap to try again.")])
      default: Day(id: "status", items: [.word("Loading …")])
      }
    }
    timeline.edgeSection = { end, state, _ in
      switch (end, state[end]) {
      case (.forward, .loading): Day(id: "more", items: [.word("Loading older posts …")])
      case (.forward, .failed):
        Day(id: "more", items: [.failure("No older posts came. Tap to try again.")])
      default: nil
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private nonisolated static func days(_ posts: [TimelinePost]) -> [Day] {
    posts.reduce(into: []) { days, post in
      if days.last?.id != post.day { days.append(Day(id: post.day, items: [])) }
      days[days.count - 1].items.append(.post(post))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    let refreshControl = UIRefreshControl()
    let refresh = UIAction { [weak self, timeline, weak refreshControl] _ in
      Task {
        await timeline.refresh()
        self?.feed.release()
        refreshControl?.endRefreshing()
      }
    }
    refreshControl.addAction(refresh, for: .valueChanged)
    tableView.refreshControl = refreshControl
    list.didSelect { [weak self] row, path in
      switch row {
      case .gap(let gap, _): self?.fill(gap, at: path)
      case .failure: self?.retry()
      case .post, .word: break
      }
      return .deselect
    }
    list.fallbackDelegate = self
    list.tableView = tableView
    list.reportViewport(to: timeline)
    counting = feed.observeHeldItemCount { [weak self] in self?.showButton(count: $0) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // At the very top, posts appear by themselves; offsets are rounded to pixels.
    feed.isHolding = scrollView.contentOffset.y > 1 - scrollView.adjustedContentInset.top
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    // The end of a refresh takes the spinner's room away, and does not scroll.
    scrollViewDidScroll(scrollView)
  }

  private func showButton(count: Int) {
    navigationItem.rightBarButtonItem =
      count == 0
      ? nil
      : UIBarButtonItem(
        title: "\(count) new", primaryAction: UIAction { [weak self] _ in self?.showNewPosts() })
  }

  private func showNewPosts() {
    feed.release()
    tableView.setContentOffset(
      CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
  }

  /// Loads what failed where the row is.
  private func retry() {
    if timeline.state.content == .failed { timeline.retry() } else { timeline.loadMore() }
  }

  /// Loads a gap, from below if its row is near the top, because the reader came from there.
  private func fill(_ gap: LoadGap, at path: IndexPath) {
    let isAbove = tableView.rectForRow(at: path).midY < tableView.bounds.midY
    timeline.fill(gap, from: isAbove ? .backward : .forward)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    timeline.appear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timeline.disappear()
  }
}
#endif
