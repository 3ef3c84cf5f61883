extension PagerDriver {
  /// Reports that the host is about to appear.
  ///
  /// - Parameter animated: Whether the appearance is animated.
  public func hostWillAppear(animated: Bool) { send(.event(.hostWillAppear(animated: animated))) }

  /// Reports that the host has appeared.
  public func hostDidAppear() { send(.event(.hostDidAppear)) }

  /// Reports that the host is about to disappear.
  ///
  /// - Parameter animated: Whether the disappearance is animated.
  public func hostWillDisappear(animated: Bool) {
    send(.event(.hostWillDisappear(animated: animated)))
  }

  /// Reports that the host has disappeared.
  public func hostDidDisappear() { send(.event(.hostDidDisappear)) }

  /// Reports that the host scrolled.
  ///
  /// - Parameter position: The current position, in pages from the first one.
  /// - Complexity: O(1) without allocation if no page appears or disappears and there are no
  ///   observers.
  public func hostDidScroll(to position: Double) {
    let isObserved = noticeListeners != nil || stepListeners != nil
    if !isPerforming && !isObserved && machine.gate.admits(position) { return }
    send(.event(.offset(position)))
  }

  /// Reports that the user began to drag the pages.
  public func dragDidBegin() { send(.event(.dragBegan)) }

  /// Reports that the user stopped dragging the pages.
  ///
  /// - Parameter position: The position where the host will come to rest, in pages from the first
  ///   one, if known.
  public func dragDidEnd(targeting position: Double? = nil) {
    send(.dragEnd(targeting: position))
  }

  /// Reports that the host came to rest after a drag or an animation.
  ///
  /// - Parameter position: The final position, in pages from the first one; by default, that of the
  ///   target page. Omit it after a jump, and whenever offsets can belong to an earlier size or
  ///   earlier pages.
  public func hostDidSettle(at position: Double? = nil) {
    send(.rest(at: position))
  }

  /// Reports that the size of the host is about to change.
  ///
  /// Positions are ignored until ``hostSizeDidChange()`` is called.
  public func hostSizeWillChange() { send(.event(.sizeWillChange)) }

  /// Reports that the host has its new size.
  public func hostSizeDidChange() { send(.event(.sizeDidChange)) }

  /// Releases all controllers that are not visible, until the pager comes to rest again.
  ///
  /// A static pager keeps its controllers, because it cannot create them again.
  public func didReceiveMemoryWarning() { send(.event(.memoryWarning)) }

  /// Removes all pages from the host, with the required callbacks, and releases them.
  ///
  /// Later events are ignored. Call the method if the host outlives the pager.
  public func tearDown() { send(.event(.teardown)) }

  /// The tolerance for being at a page, in pages.
  ///
  /// Half a point is recommended; set it when the size of the host changes. Any number is accepted;
  /// see ``PagerConfiguration/epsilon``.
  public var epsilon: Double {
    get { latestConfiguration.epsilon }
    set {
      latestConfiguration.epsilon = newValue
      send(.epsilon(newValue))
    }
  }

  /// The configuration of the pager.
  ///
  /// Changes apply at once: neighbors are preloaded or released, and a transition ends if
  /// ``PagerConfiguration/loops`` changes, because pages then have other neighbors. Those made
  /// inside a callback can be read at once, and apply after the current event.
  public var configuration: PagerConfiguration {
    get { latestConfiguration }
    set {
      let (mode, neighbors) = (latestConfiguration.mode, visibleNeighbors)
      latestConfiguration = newValue.with(mode: mode)
      latestConfiguration.visibleNeighbors = neighbors
      send(.event(.configured(latestConfiguration)))
    }
  }

  /// The number of pages on each side of the settled page that the host shows, too.
  package var visibleNeighbors: Int {
    get { latestConfiguration.visibleNeighbors }
    set {
      guard newValue != visibleNeighbors else { return }
      latestConfiguration.visibleNeighbors = newValue
      send(.event(.configured(latestConfiguration)))
    }
  }

  /// Shows the pages of another pager instead of the current ones, in the same host.
  ///
  /// All pages disappear and are released, even those with the same ids, before the new ones appear.
  /// The tolerance ``epsilon``, which depends on the host, remains.
  ///
  /// - Parameter pager: The pager, retained until it is replaced or the driver torn down or
  ///   released.
  public func replacePager(with pager: some Pager<ID, Controller>) {
    let supply = pager.supply
    var configuration = supply.configuration
    (configuration.epsilon, configuration.visibleNeighbors) = (epsilon, visibleNeighbors)
    latestConfiguration = configuration
    send(.replacement { self.replacePages(by: supply, with: configuration) })
  }
}
