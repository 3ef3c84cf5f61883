// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIViewController {
  @_spi(Headless) public var appearanceDescription: String { "\(appearance)" }

  func begin(isAppearing: Bool, animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) {
      HeadlessUIKit.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    if appearance == (isAppearing ? .appeared : .disappeared) {
      HeadlessUIKit.warn(
        "[headless] beginAppearanceTransition(\(isAppearing)) for \(self), which is \(appearance) already"
      )
      return
    }
    isManual = true
    isAppearing ? sendWillAppear(animated) : sendWillDisappear(animated)
  }

  func end() {
    guard appearance == .appearing || appearance == .disappearing else {
      HeadlessUIKit.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    // Who drives a transition by hand may be done before anything is laid out.
    sendManualIsAppearing()
    isManual = false
    appearance == .appearing
      ? sendDidAppear(isTransitionAnimated) : sendDidDisappear(isTransitionAnimated)
  }

  /// Tells a controller whose transition its container drives by hand that it is in its place.
  func sendManualIsAppearing() {
    guard isManual, loadedView?.window != nil, HeadlessUIKit.quirks.seesManualAppearances else {
      return
    }
    sendIsAppearing(isTransitionAnimated)
  }

  /// The children that hear what their parent hears: those whose view is inside its own.
  private var forwardees: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return children.filter { child in
      !child.isManual && child.viewIfLoaded?.isDescendant(of: loadedView) ?? false
    }
  }

  func sendWillAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    isTransitionAnimated = animated
    isSeenAppearing = false
    viewWillAppear(animated)
    for child in forwardees { child.sendWillAppear(animated) }
  }

  func sendIsAppearing(_ animated: Bool) {
    guard appearance == .appearing, !isSeenAppearing else { return }
    isSeenAppearing = true
    viewIsAppearing(animated)
    for child in forwardees { child.sendIsAppearing(animated) }
  }

  func sendDidAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    inOrder({ viewDidAppear(animated) }, forward: { $0.sendDidAppear(animated) })
  }

  func sendWillDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    isTransitionAnimated = animated
    viewWillDisappear(animated)
    for child in forwardees { child.sendWillDisappear(animated) }
  }

  func sendDidDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    inOrder({ viewDidDisappear(animated) }, forward: { $0.sendDidDisappear(animated) })
  }

  private func inOrder(_ own: () -> Void, forward: (UIViewController) -> Void) {
    if HeadlessUIKit.quirks.parentDidAppearFirst { own() }
    for child in forwardees { forward(child) }
    if !HeadlessUIKit.quirks.parentDidAppearFirst { own() }
  }

  /// Whether a move of views into or out of a window is for the controller to hear of.
  ///
  /// It is if no other controller is in charge: no parent, or one that forwards and does not move.
  func takesPart(inMoveOf moved: UIView) -> Bool {
    guard !isManual else { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    guard let parentView = parent.viewIfLoaded else { return true }
    return !parentView.isDescendant(of: moved)
  }
}
