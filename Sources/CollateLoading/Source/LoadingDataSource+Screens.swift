import CollateCore

/// The screens that show a source, as long as they exist.
struct VisibleScreens {
  private var screens: [Weak<AnyObject>] = []

  var isEmpty: Bool { screens.isEmpty }

  mutating func insert(_ screen: AnyObject) {
    remove(screen)
    screens.append(Weak(screen))
  }

  /// Removes a screen, and those that no longer exist.
  mutating func remove(_ screen: AnyObject) {
    screens.removeAll { $0.object == nil || $0.object === screen }
  }

  /// Removes the screens that no longer exist, and returns whether these were the last ones.
  mutating func loseLast() -> Bool {
    if screens.isEmpty { return false }
    screens.removeAll { $0.object == nil }
    return screens.isEmpty
  }
}

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
    screens.insert(screen ?? self)
    tasks.cancel(.missingHost)
    Transaction.perform {
      handle(.appear)
      Transaction.atEnd { [appearanceListeners] in
        Transaction.enqueue { appearanceListeners.send(()) }
      }
    }
  }

  /// A screen that shows the source has left.
  ///
  /// - Parameter screen: What was passed to ``appear(on:)``.
  public func disappear(from screen: AnyObject? = nil) {
    screens.remove(screen ?? self)
    if screens.isEmpty { handle(.disappear) }
  }

  /// Notices that the last screens were released without a call of ``disappear(from:)``.
  ///
  /// Nobody reports that when it happens, so it is looked up before timers, live events and loads that are repeated.
  func leaveLostScreens() {
    if screens.loseLast() { handle(.disappear) }
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
    missHost()
    handle(.visible(first: first, last: last))
  }

  /// Reports that the source is on the screen although ``appear(on:)``, which would make it load, was never called.
  private func missHost() {
    if machine.host.hasAppeared || configuration.behaviors.isEmpty { return }
    // A list can be laid out before its screen appears.
    begin(.missingHost, after: .seconds(1)) { $0.store.report(.missingAppearance) }
  }
}
