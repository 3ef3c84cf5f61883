public import CollateCore

/// An object that provides the content of a bar of page titles.
///
///     let bar = PageBar(container.driver) { id in titles[id] ?? "" }
///     let observation = bar.observe { state in
///       tabs.titles = state.pages.map(\.title)
///       tabs.moveIndicator(to: state.position)
///     }
///
/// It is not a view. It holds neither the driver nor its observers strongly.
@MainActor
public final class PageBar<ID: Hashable & Sendable> {
  /// The current state of the bar.
  public private(set) var state = State()

  private let read: (_ withPages: Bool) -> State?
  private let listeners = ListenerList<State>()
  private var observation: ObservationToken?

  /// Creates a page bar for a driver.
  ///
  /// - Parameters:
  ///   - driver: The driver of the pages, which is not retained.
  ///   - title: Returns the title of a page; called when pages are inserted, removed, moved or have
  ///     new data.
  public init<Controller>(_ driver: PagerDriver<ID, Controller>, title: @escaping (ID) -> String) {
    read = { [weak driver] withPages in
      driver.map { State($0, title: withPages ? title : nil) }
    }
    observation = driver.observeSteps { [weak self] in
      switch $0.event {
      case .pagesChanged, .teardown: self?.update(withPages: true)
      default: self?.update(withPages: false)
      }
    }
    update(withPages: true)
  }

  /// Calls a closure whenever the state changes.
  ///
  /// - Parameter observer: Called with the new state. Changes that it makes to the pager take
  ///   effect afterwards.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ observer: @escaping (State) -> Void) -> ObservationToken {
    listeners.add(observer)
  }

  /// Reads all titles again; call it when titles change but pages do not.
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

extension PageBar.State {
  /// Reads the state of a driver; without a title closure, the pages are left out.
  @MainActor
  fileprivate init<Controller>(_ driver: PagerDriver<ID, Controller>, title: ((ID) -> String)?) {
    self.init()
    if let title {
      pages = driver.machine.pages.ids.map(driver.id).map { Page(id: $0, title: title($0)) }
    }
    settledIndex = driver.settledIndex
    currentIndex = driver.currentIndex
    targetIndex = driver.targetIndex
    position = driver.position
    transition = driver.transition
  }
}
