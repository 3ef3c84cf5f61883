/// The lines of a list that are on the screen, and the one under the cursor.
///
/// Whatever comes above or below, that one stays in its row; only on the last line, the end is followed.
struct LineViewport: Hashable {
  /// The number of lines of the list.
  private(set) var count = 0

  /// The line under the cursor, as its number in the list; `nil` if there are none.
  private(set) var focus: Int?

  /// Whether no lines can come above the first one.
  private(set) var isWhole = false

  /// The number of the line in the first row; negative if rows above the first line are empty, for the
  /// lines to come.
  private(set) var top = 0

  /// The rows of the screen.
  private(set) var height = 0

  /// Whether the cursor is on the last line, so that it goes on to what comes below.
  var isFollowing: Bool { focus == nil || focus == count - 1 }

  /// The numbers of the lines on the screen.
  var visibleLines: Range<Int> {
    let start = min(max(0, top), count)
    return start..<max(start, min(top + height, count))
  }

  /// Goes to the first line, at the top of the screen.
  mutating func showStart() {
    focus = count == 0 ? nil : 0
    top = clampedTop(0)
  }

  /// Goes to the last line, at the bottom of the screen.
  mutating func showEnd() {
    focus = count == 0 ? nil : count - 1
    top = clampedTop(count - height)
  }

  /// Takes another list.
  ///
  /// - Parameters:
  ///   - count: The number of its lines.
  ///   - place: The number that the line under the cursor has there; `nil` if it is gone.
  ///   - isWhole: Whether no lines can come above the first one.
  mutating func adapt(to count: Int, focus place: Int?, isWhole: Bool) {
    let wasFollowing = isFollowing
    (self.count, self.isWhole) = (count, isWhole)
    guard let place, let focus else { return showEnd() }
    top += place - focus
    self.focus = place
    if wasFollowing {
      self.focus = count - 1
      top = max(top, count - height)
    }
  }

  /// Takes another height, and fills it with lines as far as there are any.
  mutating func resize(to height: Int) {
    self.height = height
    top = clampedTop(top)
    showFocus()
  }

  /// Moves the cursor down, or as far as there are lines.
  ///
  /// - Parameter distance: The number of lines; negative to go up.
  mutating func moveFocus(by distance: Int) {
    guard let focus else { return }
    self.focus = max(0, min(focus + distance, count - 1))
    showFocus()
  }

  /// Moves the lines up and the cursor with them, which stays in its row as long as there are lines.
  ///
  /// - Parameter distance: The number of rows; negative to move them down.
  mutating func scroll(by distance: Int) {
    top = clampedTop(top + distance)
    moveFocus(by: distance)
  }

  /// Moves the cursor to a row of the screen, if there is a line.
  mutating func moveFocus(toRow row: Int) {
    if visibleLines.contains(top + row) { focus = top + row }
  }

  private func clampedTop(_ top: Int) -> Int {
    let end = count - height
    return max(isWhole ? 0 : min(0, end), min(top, max(0, end)))
  }

  /// Scrolls as far as the cursor needs.
  private mutating func showFocus() {
    guard let focus, height > 0 else { return }
    top = max(focus - height + 1, min(top, focus))
  }
}
