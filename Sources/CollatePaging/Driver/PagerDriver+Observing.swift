public import CollateCore

extension PagerDriver {
  /// Adds an observer of the transitions of the pager.
  ///
  /// The beginning of a transition is reported before the first page disappears, its end after the
  /// last callback to a page. For the settled page at the time of the call, see ``settledPage``.
  ///
  /// - Parameter observer: A closure that is called on the main actor. Its changes to the pager
  ///   take effect afterwards.
  /// - Returns: The observation, which ends when it is released.
  public func observe(
    _ observer: @escaping @MainActor (PagerNotice<ID>) -> Void
  ) -> ObservationToken {
    makeNoticeListeners().add(observer)
  }

  /// An asynchronous sequence of the notices from now on.
  ///
  /// The sequence buffers notices not yet read. It does not retain the driver, and ends when the
  /// driver is released or torn down.
  public var notices: AsyncStream<PagerNotice<ID>> {
    makeNoticeListeners().stream()
  }

  /// Adds an observer of every event and its effects.
  ///
  /// Recorders and checkers of the callback order use it.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the effects of an
  ///   event have been performed.
  /// - Returns: The observation, which ends when it is released.
  package func observeSteps(
    _ observer: @escaping @MainActor (PagerStep) -> Void
  ) -> ObservationToken {
    makeStepListeners().add(observer)
  }

  /// Returns the listeners for notices, which are made when they are first needed.
  func makeNoticeListeners() -> ListenerList<PagerNotice<ID>> {
    let listeners = noticeListeners ?? ListenerList()
    noticeListeners = listeners
    return listeners
  }

  /// Returns the listeners for events, which are made when they are first needed.
  func makeStepListeners() -> ListenerList<PagerStep> {
    let listeners = stepListeners ?? ListenerList()
    stepListeners = listeners
    return listeners
  }
}

/// An event of a pager, and its effects.
package struct PagerStep: Sendable {
  /// The event.
  package let event: PagerEvent

  /// The effects, in the order in which they were performed.
  package let effects: [PagerEffect]

  /// The machine after the event.
  package let machine: PagerMachine

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - effects: The effects, in the order in which they were performed.
  ///   - machine: The machine after the event.
  package init(event: PagerEvent, effects: [PagerEffect], machine: PagerMachine) {
    self.event = event
    self.effects = effects
    self.machine = machine
  }
}
