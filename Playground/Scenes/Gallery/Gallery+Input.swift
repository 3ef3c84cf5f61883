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
    if showsHelp {
      if event.isDeliberate { showsHelp = false }
      return nil
    }
    if event == .key(.character("q")), !scene.takesText { return .quit }
    if let hit = clickedKey(event) { return handle(hit) }
    perform(event)
    return nil
  }

  /// Handles an event that is meant for the gallery or the scene.
  func perform(_ event: InputEvent) {
    switch event {
    case .key(.character, []) where scene.takesText: scene.handle(event)
    case .key(.character("?"), []): showHelp()
    case .key(.backTab, _), .key(.tab, .shift): show(next: -1)
    case .key(.tab, _): show(next: 1)
    case .key(.character("p"), []): isPaused.toggle()
    case .key(.character("."), []): stepWhilePaused()
    case .key(.character("["), []): speed = Self.speeds.last { $0 < speed } ?? speed
    case .key(.character("]"), []): speed = Self.speeds.first { $0 > speed } ?? speed
    case .key(.character("c"), []): panel = panel == .code ? .trace : .code
    case .key(.character("t"), []): panel = panel == .trace ? nil : .trace
    case .key(.character(let character), []) where Self.tab(character) != nil:
      Self.tab(character).map(show)
    case .mouse(let mouse) where handle(mouse): break
    default:
      scene.handle(event)
      // It may have other code now, for which there has to be room.
      if panel == .code { layOut() }
    }
  }

  private func showHelp() {
    scene.cancelDrag()
    showsHelp = true
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
    guard panel == .trace, let side = layout?.side, side.contains(mouse.place) else { return false }
    switch mouse.action {
    case .scroll(.up): scrollTrace(by: -1, height: side.height - 2)
    case .scroll(.down): scrollTrace(by: 1, height: side.height - 2)
    default: return false
    }
    return true
  }

  /// Scrolls the trace to a line, which stays there while others are added, or to the newest one.
  private func scrollTrace(by lineCount: Int, height: Int) {
    let ends = scene.trace.ends(ofPanelWithHeight: height)
    let end = min(max(traceEnd ?? ends.upperBound, ends.lowerBound), ends.upperBound) + lineCount
    traceEnd = end < ends.upperBound ? max(end, ends.lowerBound) : nil
  }

  /// Returns the key that a click on the line of keys stands for.
  private func clickedKey(_ event: InputEvent) -> InputEvent? {
    guard case .mouse(let mouse) = event, mouse.action == .press(.left),
      let place = keyPlaces.first(where: { $0.area.contains(mouse.place) })
    else { return nil }
    return place.hint.event(atColumn: mouse.place.x - place.area.minX)
  }
}

extension InputEvent {
  /// Whether it is more than a motion or the end of something.
  fileprivate var isDeliberate: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse):
      switch mouse.action {
      case .press, .scroll: true
      case .drag, .move, .release: false
      }
    case .focus: false
    }
  }
}
