package import PlaygroundTerminal

extension Gallery {
  /// A request to the owner of the terminal.
  package typealias Request = ScreenRequest

  /// The speeds of time for scenes.
  private static let speeds = [0.1, 1, 2, 4]

  /// Handles a key or the mouse.
  ///
  /// - Parameter event: The event.
  /// - Returns: What only the owner of the terminal can do, if anything.
  package func handle(_ event: InputEvent) -> Request? {
    switch event {
    case .key(.character("c"), .control): return .quit
    case .key(.character("z"), .control):
      scene.cancelDrag()
      return .suspend
    case .key(.character("l"), .control): return .redraw
    default: break
    }
    guard event.isDeliberate || demonstration == nil else { return nil }
    endDemonstration()
    if var help {
      self.help = help.handle(event, on: size) ? help : nil
      return nil
    }
    if event == .key(.character("q")), !scene.takesText { return .quit }
    if let hit = clickedKey(event) { return handle(hit) }
    perform(event)
    return nil
  }

  /// Handles an event that is meant for the gallery or the scene.
  func perform(_ event: InputEvent) {
    if case .key = event { lastKey = (event, last ?? .zero) }
    switch event {
    case .key(.character, []) where scene.takesText: handOver(event)
    case .key(.character("?"), []): showHelp()
    case .key(.backTab, _), .key(.tab, .shift): show(next: -1)
    case .key(.tab, _): show(next: 1)
    case .key(.character("p"), []): isPaused.toggle()
    case .key(.character("."), []): stepWhilePaused()
    case .key(.character("["), []): speed = Self.speeds.last { $0 < speed } ?? speed
    case .key(.character("]"), []): speed = Self.speeds.first { $0 > speed } ?? speed
    case .key(.character("c"), []): toggle(.code)
    case .key(.character("t"), []): toggle(.trace)
    case .key(.character("!"), _): tryToBreak()
    case .key(.character(let character), []) where Self.tab(character) != nil:
      Self.tab(character).map(show)
    case .mouse(let mouse) where handle(mouse): break
    default: handOver(event)
    }
  }

  /// Has the scene handle an event.
  private func handOver(_ event: InputEvent) {
    scene.handle(event)
    // It may have other code now, for which there has to be room.
    if panels.contains(.code) { layOut() }
  }

  /// Does many things to the scene at once, which no screen should survive without care.
  ///
  /// While the key is held, terminals repeat it, and everything happens in the middle of what the last
  /// time began.
  private func tryToBreak() {
    scene.disturb(using: &random)
    attemptCount += 1
  }

  private func showHelp() {
    scene.cancelDrag()
    help = HelpPanel(title: kind.title, hints: scene.keys + scene.legend)
  }

  private func stepWhilePaused() {
    isPaused = true
    step()
  }

  private static func tab(_ character: Character) -> SceneKind? {
    guard let number = character.wholeNumberValue, 1...SceneKind.allCases.count ~= number else {
      return nil
    }
    return SceneKind.allCases[number - 1]
  }

  /// Handles the mouse outside of the scene.
  ///
  /// - Returns: Whether there is nothing left to do.
  private func handle(_ mouse: Mouse) -> Bool {
    if mouse.action == .press(.left),
      let tab = tabPlaces.first(where: { $0.area.contains(mouse.place) })
    {
      show(tab.kind)
      return true
    }
    return isCovered
  }

  /// Returns the key that a click on the line of keys stands for.
  private func clickedKey(_ event: InputEvent) -> InputEvent? {
    guard case .mouse(let mouse) = event, mouse.action == .press(.left) else { return nil }
    return keyLine?.event(at: mouse.place)
  }
}
