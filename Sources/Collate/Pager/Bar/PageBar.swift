/// Tells a bar of pages what to show, without being one.
///
///     let bar = PageBar(container.driver) { id in titles[id] ?? "" }
///     let observation = bar.observe { state in
///       tabs.titles = state.pages.map(\.title)
///       tabs.moveIndicator(to: state.position)
///     }
///
/// It keeps neither the driver nor who observes it.
@MainActor
public final class PageBar<ID: Hashable & Sendable> {
  /// What the bar shows now.
  public private(set) var state = PageBarState<ID>()

  private let read: (_ withPages: Bool) -> PageBarState<ID>?
  private let listeners = ListenerList<PageBarState<ID>>()
  private var observation: Observation?

  /// Creates what tells a bar.
  ///
  /// - Parameters:
  ///   - driver: What shows the pages; it is not kept.
  ///   - title: Returns the title of a page; asked when pages come, go, move or have other data.
  public init<Controller>(
    _ driver: PagerDriver<ID, Controller>,
    title: @escaping (ID) -> String
  ) {
    read = { [weak driver] withPages in
      driver.map { PageBarState($0, title: withPages ? title : nil) }
    }
    observation = driver.stepListeners.add { [weak self] in
      switch $0.event {
      case .pagesChanged, .teardown: self?.update(withPages: true)
      default: self?.update(withPages: false)
      }
    }
    update(withPages: true)
  }

  /// Tells an observer whenever the bar is to show something else.
  ///
  /// - Parameter observer: Called with what to show. What it does to the pager happens afterwards.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ observer: @escaping (PageBarState<ID>) -> Void) -> Observation {
    listeners.add(observer)
  }

  /// Asks for all titles anew, because they are others although their pages are not.
  public func reloadTitles() {
    update(withPages: true)
  }

  private func update(withPages: Bool) {
    guard var newState = read(withPages) else { return }
    if !withPages { newState.pages = state.pages }
    guard newState != state else { return }
    state = newState
    listeners.send(newState)
  }
}

extension PageBarState {
  /// Reads the state of a driver; without titles it leaves the pages out.
  @MainActor
  fileprivate init<Controller>(_ driver: PagerDriver<ID, Controller>, title: ((ID) -> String)?) {
    self.init()
    if let title {
      pages = driver.machine.pages.ids.map { Page(id: $0.base, title: title($0.base)) }
    }
    settledIndex = driver.settledIndex
    currentIndex = driver.currentIndex
    targetIndex = driver.targetIndex
    position = driver.position
    transition = driver.transition
  }
}
