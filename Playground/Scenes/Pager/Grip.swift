/// The mouse, while it drags a page.
struct Grip: Hashable {
  /// The column of the mouse.
  private(set) var column: Int

  /// The page in the middle of the screen when the drag began.
  let startIndex: Int

  /// The last movement, in pages, and its time.
  private var way = 0.0
  private var time = Duration.zero

  /// The time after which a mouse that does not move rests.
  private static let restDelay = Duration.milliseconds(120)

  /// The least movement that is not an accident, in pages.
  private static let leastWay = 0.02

  /// Creates a grip.
  ///
  /// - Parameters:
  ///   - column: The column of the mouse.
  ///   - startIndex: The page in the middle of the screen.
  init(column: Int, startIndex: Int) {
    self.column = column
    self.startIndex = startIndex
  }

  /// Moves the mouse, and returns the way of the page.
  ///
  /// - Parameters:
  ///   - column: The new column of the mouse.
  ///   - pageWidth: The number of columns of a page.
  ///   - time: The time of the movement.
  /// - Returns: The way in pages; positive to the next page.
  mutating func move(toColumn column: Int, pageWidth: Int, at time: Duration) -> Double {
    way = Double(self.column - column) / Double(pageWidth)
    self.column = column
    self.time = time
    return way
  }

  /// Returns the velocity of the mouse when its button is let go: zero if it rested before.
  func velocity(at time: Duration) -> Double {
    time - self.time < Self.restDelay && abs(way) > Self.leastWay ? way : 0
  }
}
