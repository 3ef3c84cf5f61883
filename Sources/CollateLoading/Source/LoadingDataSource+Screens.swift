import CollateCore

extension LoadingDataSource {
  /// A screen that shows the source appears.
  ///
  /// Call this in `viewIsAppearing(_:)`, and ``disappear(from:)`` in `viewDidDisappear(_:)`. If several screens show
  /// the source, such as a grid and a pager of its photos, each passes itself, because one that covers another appears
  /// before that has disappeared. The source loads while at least one of them is visible. A screen that appears again,
  /// as after a back swipe that is abandoned, counts once. One that is released no longer counts.
  ///
  /// - Parameter screen: Any object that stands for the screen, such as its controller; not retained. If there is only
  ///   one screen, it can be left out, but then only ``disappear(from:)`` says that it has gone.
  public func appear(on screen: AnyObject? = nil) {
    leaveLostScreens()
    let screen = screen ?? self
    if !screens.contains(where: { $0.object === screen }) { screens.append(Weak(screen)) }
    cancel(.missingHost)
    Transaction.perform {
      handle(.appear)
      afterUpdates { [appearanceListeners] in appearanceListeners.send(()) }
    }
  }

  /// A screen that shows the source has left.
  ///
  /// - Parameter screen: What was passed to ``appear(on:)``.
  public func disappear(from screen: AnyObject? = nil) {
    screens.removeAll { $0.object == nil || $0.object === screen ?? self }
    if screens.isEmpty { handle(.disappear) }
  }

  /// Notices that the last screens were released without a call of ``disappear(from:)``.
  ///
  /// Nobody reports that when it happens, so it is looked up before timers, live events and loads that are repeated.
  func leaveLostScreens() {
    if screens.isEmpty { return }
    screens.removeAll { $0.object == nil }
    if screens.isEmpty { handle(.disappear) }
  }

  /// Returns whether a screen is visible, for loads that are repeated only then.
  func isOnScreen() -> Bool {
    leaveLostScreens()
    return machine.host.isVisible
  }

  /// Other items are on the screen.
  ///
  /// - Parameters:
  ///   - first: The id of the first one; `nil` if there are none.
  ///   - last: The id of the last one.
  public func viewportDidChange(first: Section.Item.ID?, last: Section.Item.ID?) {
    // A list can be laid out before its screen appears, which would make the source load.
    if !machine.host.hasAppeared, !configuration.behaviors.isEmpty {
      begin(.missingHost, after: .seconds(1)) { $0.store.report(.missingAppearance) }
    }
    handle(.visible(first: first, last: last))
  }
}
