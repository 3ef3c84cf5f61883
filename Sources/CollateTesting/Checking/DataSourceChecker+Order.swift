import Collate

extension DataSourceChecker {
  /// Adds an observer after all others, and checks that it is notified last.
  ///
  /// From now on, every update must be delivered first to the checker, then to the observers added
  /// in between, then to the new observer, once each, before the next update is delivered. Call the
  /// method again after adding more observers.
  ///
  /// Pass a closure to check that a change made by an observer is delivered after the current
  /// update:
  ///
  ///     checker.checkOrder(whileChanging: { source.removeSection(at: 0) })
  ///     source.moveSection(at: 2, to: 0)  // and then, for everybody, the removal
  ///
  /// Call it outside of transactions and observers, because observers added during these correctly
  /// receive other updates.
  ///
  /// - Parameter change: A closure that is called once, by an observer, during the next update.
  public func checkOrder(whileChanging change: (@MainActor () -> Void)? = nil) {
    guard let source else { return }
    let listener = LaterListener(heardCount: updateCount)
    if let change {
      var change: Optional = change
      let reaction = source.observe { _ in change.take()?() }
      listener.observations.append(reaction)
    }
    let observation = source.observe { [weak self, weak listener] update in
      guard let self, let listener else { return }
      self.receive(update, as: listener)
    }
    listener.observations.append(observation)
    listeners.append(listener)
  }

  /// Checks that all observers have received the previous update.
  func checkTurn(ofUpdate number: Int) {
    for listener in listeners {
      if listener.isAhead {
        listener.isAhead = false
      } else if listener.heardCount < number - 1 {
        report(
          Violation(
            .order, updateNumber: number,
            message: "it arrives before every observer has received update \(number - 1)"))
        listener.heardCount = number - 1
      }
    }
  }

  /// Checks that all observers have received the last update.
  func checkEverybodyHeard() {
    for listener in listeners where listener.heardCount < updateCount {
      report(
        Violation(
          .order, updateNumber: updateCount,
          message: "an observer that subscribed after the checker never received it"))
      listener.heardCount = updateCount
    }
    for listener in listeners where listener.isAhead {
      report(
        Violation(
          .order,
          message: "the checker never received an update that a later observer received"))
      listener.isAhead = false
    }
  }

  private func receive(_ update: Update<Section>, as listener: LaterListener) {
    let isLast = lastUpdate.map { $0.batch == update.batch && $0.after == update.after } ?? false
    switch (listener.heardCount == updateCount, isLast) {
    case (false, true):
      listener.heardCount = updateCount
    case (true, true):
      report(
        Violation(
          .order, updateNumber: updateCount, message: "an observer receives it more than once"))
    case (true, false):
      report(
        Violation(
          .order, updateNumber: updateCount + 1,
          message: "an observer receives \(update) before one that subscribed earlier, or late"))
      listener.heardCount += 1
      listener.isAhead = true
    case (false, false):
      report(
        Violation(
          .order, updateNumber: updateCount,
          message: "an observer receives \(update) instead"))
      listener.heardCount = updateCount
    }
  }
}

/// An observer that was added after the checker.
@MainActor
final class LaterListener {
  var observations: [ObservationToken] = []

  /// The number of the last update that it received.
  var heardCount: Int

  /// Whether it received an update before the checker.
  var isAhead = false

  init(heardCount: Int) {
    self.heardCount = heardCount
  }
}
