import PlaygroundTerminal

/// The areas of the screen.
struct GalleryLayout: Hashable {
  /// The tabs, in the first line.
  let tabs: Rect

  /// The sentence below the tabs.
  let caption: Rect

  /// The scene.
  let stage: Rect

  /// The panel beside the scene, if there is room for it.
  let side: Rect?

  /// The keys, in the last line.
  let keys: Rect

  /// The smallest screen.
  static let leastSize = Size(40, 10)

  /// The least number of columns for a panel beside the scene.
  private static let leastWidthWithPanel = 70

  /// The least number of columns for the scene.
  private static let leastStageWidth = 20

  /// Divides a screen; fails if it is too small.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - panel: The wanted number of columns of the panel; `nil` for none.
  init?(size: Size, panel: Int?) {
    guard size.width >= Self.leastSize.width, size.height >= Self.leastSize.height else {
      return nil
    }
    let screen = Rect(0, 0, size.width, size.height)
    let (tabs, belowTabs) = screen.divided(atDistance: 1, from: .top)
    let (keys, aboveKeys) = belowTabs.divided(atDistance: 1, from: .bottom)
    let (caption, content) = aboveKeys.divided(atDistance: 1, from: .top)
    (self.tabs, self.keys, self.caption) = (tabs, keys, caption)
    guard let panel, size.width >= Self.leastWidthWithPanel else {
      (stage, side) = (content, nil)
      return
    }
    let (side, stage) = content.divided(
      atDistance: min(panel, size.width - Self.leastStageWidth), from: .right)
    (self.stage, self.side) = (stage, side)
  }
}
