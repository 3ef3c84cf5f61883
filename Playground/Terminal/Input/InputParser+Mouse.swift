extension InputParser {
  /// Returns the event of a mouse report.
  ///
  /// - Parameters:
  ///   - numbers: The code of button and modifiers, and the column and row, counted from 1.
  ///   - isRelease: Whether the report is known to be of a release.
  /// - Returns: The event, or `nil` if the report is invalid.
  static func mouse(_ numbers: [Int], isRelease: Bool) -> InputEvent? {
    guard numbers.count == 3, 0..<128 ~= numbers[0], numbers[1] > 0, numbers[2] > 0 else {
      return nil
    }
    let code = numbers[0]
    let button = Mouse.Button(rawValue: code & 3)
    let action: Mouse.Action
    if code & 64 != 0 {
      guard let direction = Mouse.Direction(rawValue: code & 3) else { return nil }
      action = .scroll(direction)
    } else if code & 32 != 0 {
      guard let button else { return nil }
      action = .drag(button)
    } else if let button, !isRelease {
      action = .press(button)
    } else {
      action = .release(button)
    }
    return .mouse(Mouse(action, at: Point(numbers[1] - 1, numbers[2] - 1)))
  }
}
