import PlaygroundTerminal

/// The areas of the screen.
struct GalleryLayout: Hashable {
  /// The tabs, in the first line.
  let tabs: Rect

  /// The sentence below the tabs.
  let caption: Rect

  /// The scene.
  let stage: Rect

  /// The panels beside the scene, from the left; a single one that covers it if there is no room.
  let sides: [Rect]

  /// The keys, in the last line.
  let keys: Rect

  /// The smallest screen.
  static let leastSize = Size(40, 10)

  /// The number of columns that suffices for a caption in one line.
  private static let usualWidth = 80

  /// The least number of rows for a second line of the caption, where one does not suffice.
  private static let leastHeightWithTwoLines = 16

  /// The least number of columns for a panel beside the scene.
  static let leastWidthWithPanel = 70

  /// The least number of columns for two panels beside the scene.
  static let leastWidthWithTwoPanels = 160

  /// Divides a screen; fails if it is too small.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - panels: The numbers of columns of the panels, from the left.
  ///   - leastStageWidth: The least number of columns for the scene; it is covered if there are fewer.
  init?(size: Size, panels: [Int], leastStageWidth: Int) {
    guard size.width >= Self.leastSize.width, size.height >= Self.leastSize.height else {
      return nil
    }
    let screen = Rect(0, 0, size.width, size.height)
    let (tabs, belowTabs) = screen.divided(atDistance: 1, from: .top)
    let (keys, aboveKeys) = belowTabs.divided(atDistance: 1, from: .bottom)
    let hasTwoLines =
      size.width < Self.usualWidth && size.height >= Self.leastHeightWithTwoLines
    let (caption, content) = aboveKeys.divided(atDistance: hasTwoLines ? 2 : 1, from: .top)
    (self.tabs, self.keys, self.caption) = (tabs, keys, caption)
    guard size.width >= Self.leastWidthWithPanel,
      size.width - panels.reduce(0, +) >= leastStageWidth
    else {
      (stage, sides) = (content, panels.isEmpty ? [] : [content])
      return
    }
    var (stage, sides) = (content, [Rect]())
    for width in panels.reversed() {
      let (side, rest) = stage.divided(atDistance: width, from: .right)
      sides.insert(side, at: 0)
      stage = rest
    }
    (self.stage, self.sides) = (stage, sides)
  }
}
