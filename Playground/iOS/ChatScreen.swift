#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A conversation with two ends. It opens at the message that was read last, or else at the newest one.
// Older messages are loaded above, newer ones below, and what is read stays where it is. What was missed
// while the screen was away is a gap, which is loaded by a tap. Copy the file into an app, push
// `ChatViewController { try await api.messages($0) } send: { try await api.send($0) }` onto a navigation
// controller, and call `send(_:)` from your input bar.

/// A view controller that shows a conversation.
final class ChatViewController: UIViewController {
  let messages: LoadingDataSource<BasicSection<Int, ChatRow>, ChatCursor>
  private var observation: ObservationToken?
  private let post: @Sendable (String) async throws -> Message

  private(set) lazy var list = TableViewDataSource(
    dataSource: messages, cell: UITableViewCell.self
  ) { cell, row, _ in
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    cell.contentConfiguration = content
  }

  let tableView = UITableView(frame: .zero, style: .plain)

  init(
    lastRead: Message.ID? = nil,
    _ load: @escaping @Sendable (ChatCursor?) async throws -> [Message],
    send: @escaping @Sendable (String) async throws -> Message
  ) {
    messages = LoadingDataSource(
      PageLoader { request in
        let messages = try await load(request.key)
        return LoadedPage(
          items: messages.map { .message($0) }, previous: messages.first.map { .before($0.id) },
          next: request.key == nil ? nil : messages.last.map { .after($0.id) })
      })
    post = send
    super.init(nibName: nil, bundle: nil)
    messages.configuration.behaviors = [.initial, .appearance, .paging, .pagingBackward]
    (messages.configuration.refreshesEnd, messages.configuration.opensGaps) = (true, true)
    messages.gapItem = { gap, edge in .gap(gap, isLoading: edge == .loading) }
    messages.placeholderSection = { state, _ in BasicSection(id: 1, items: [.state(state.content)])
    }
    messages.edgeSection = { end, state, _ in
      let isFailed = state[end] == .failed
      return isFailed ? BasicSection(id: end == .forward ? 2 : 3, items: [.failure(end)]) : nil
    }
    list.reportViewport(to: messages)
    list.anchoring = .visibleExceptAtEnd
    if let lastRead {
      messages.jump(to: .around(lastRead))
      list.scroll(to: ScrollPlace(id: .message(lastRead)))
      // The end of a page is none of the conversation, and is not followed.
      list.anchoring = .visible
      observation = messages.observeState { [list] state in
        if state.content == .loaded, state.forward == .exhausted, list.anchoring == .visible {
          list.anchoring = .visibleExceptAtEnd
        }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.didSelect { [messages] row, _ in
      switch row {
      // From its end, where people come from.
      case .gap(let gap, _): messages.fill(gap, from: .backward)
      case .failure(let end): messages.loadMore(end)
      case .state(.failed): messages.retry()
      case .message, .state: break
      }
      return .deselect
    }
    list.tableView = tableView
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    messages.appear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    messages.disappear()
  }

  /// Whether the newest message is loaded, or it is known that there is none.
  ///
  /// An end is exhausted also while nothing is loaded at all, as after an error.
  private var isEndLoaded: Bool {
    let state = messages.state
    return [.loaded, .empty].contains(state.content) && state.forward == .exhausted
  }

  /// Shows a message at once, and takes it back if the server refuses it.
  func send(_ text: String) {
    // Where the end is not loaded, nothing can be shown below it. The list follows it once it is.
    if !isEndLoaded && messages.state.content != .loading {
      messages.reload()
      list.anchoring = .visibleExceptAtEnd
    }
    let draft = ChatRow.message(Message(id: UUID().uuidString, text: text, isSent: false))
    let edit = messages.applyPending([.insert(draft, .last, section: .init(id: 0, items: []))])
    list.scrollToEnd()
    Task { [messages, post] in
      do { messages.confirm(edit, as: .message(try await post(text))) } catch {
        messages.rollBack(edit)
      }
    }
  }
}

/// A message.
nonisolated struct Message: Identifiable, Hashable, Sendable {
  let id: String
  let text: String
  var isSent = true
}

/// Which messages to load, from the oldest to the newest one; without a cursor the newest ones.
nonisolated enum ChatCursor: Hashable, Sendable {
  case before(Message.ID)
  case around(Message.ID)
  case after(Message.ID)
}

/// A row: a message, a gap, or something that is said about loading.
nonisolated enum ChatRow: Identifiable, Hashable, Sendable {
  case message(Message)
  case gap(LoadGap, isLoading: Bool)
  case failure(LoadDirection)
  case state(LoaderState.Content)

  nonisolated enum ID: Hashable, Sendable {
    case message(Message.ID)
    case gap(LoadGap)
    case failure(LoadDirection)
    case state
  }

  var id: ID {
    switch self {
    case .message(let message): .message(message.id)
    case .gap(let gap, _): .gap(gap)
    case .failure(let end): .failure(end)
    case .state: .state
    }
  }

  var text: String {
    switch self {
    case .message(let message): message.isSent ? message.text : "\(message.text) (sending)"
    case .gap(_, let isLoading): isLoading ? "Loading …" : "Tap to load what is missing here"
    case .failure, .state(.failed): "That did not work. Tap to try again."
    case .state(.empty): "There are no messages yet."
    case .state: "Loading …"
    }
  }
}
#endif
