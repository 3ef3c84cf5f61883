import PlaygroundTerminal

extension Gallery {
  /// A panel beside the scene.
  enum Panel: Hashable, CaseIterable {
    /// What the library reported.
    case trace

    /// What the scene was written in.
    case code
  }

  /// The panels that are shown, from the left.
  var panels: [Panel] {
    let chosen = chosenPanels ?? usualPanels
    return Panel.allCases.filter(chosen.contains)
  }

  /// The panels for which there is room beside the scene.
  private var usualPanels: Set<Panel> {
    if hasRoomForTwo { return [.trace, .code] }
    return hasRoomForPanel(size) ? [.trace] : []
  }

  /// Whether a screen has room for a panel beside the scene.
  func hasRoomForPanel(_ size: Size) -> Bool {
    let stageWidth = size.width - width(of: .trace, on: size)
    return size.width >= GalleryLayout.leastWidthWithPanel && stageWidth >= scene.leastWidth
  }

  private var hasRoomForTwo: Bool { size.width >= GalleryLayout.leastWidthWithTwoPanels }

  /// Whether a panel covers the scene, because there is no room beside it.
  var isCovered: Bool { layout.map { $0.sides.contains($0.stage) } ?? false }

  /// Shows a panel, or goes back to what was there before.
  ///
  /// Where there is room for one panel only, it takes the place of the other one.
  func toggle(_ panel: Panel) {
    let shown = Set(panels)
    if hasRoomForTwo {
      chosenPanels = shown.symmetricDifference([panel])
    } else if shown.contains(panel) {
      chosenPanels = panel == .code ? nil : []
    } else {
      chosenPanels = [panel]
    }
  }

  /// The panel with the code of the scene.
  var codePanel: CodePanel { CodePanel(code: scene.code) }

  /// The panel with the trace of the scene.
  var tracePanel: TracePanel {
    var verdict = verdict
    if attemptCount > 0 { verdict.praise += " · \(attemptCount) survived" }
    return TracePanel(trace: scene.trace, verdict: verdict, now: time)
  }

  /// Returns the number of columns of a panel on a screen.
  func width(of panel: Panel, on size: Size) -> Int {
    switch panel {
    case .trace: max(34, min(hasRoomForTwo ? size.width / 4 : size.width * 2 / 5, 60))
    case .code: max(34, codePanel.columnCount)
    }
  }

  /// Returns the area of a panel, or `nil` if it is not shown.
  func area(of panel: Panel) -> Rect? {
    zip(panels, layout?.sides ?? []).first { $0.0 == panel }?.1
  }
}
