/// A mouse event.
package struct Mouse: Hashable, Sendable {
  /// A mouse button.
  package enum Button: Int, Hashable, Sendable {
    /// The left button.
    case left

    /// The middle button.
    case middle

    /// The right button.
    case right
  }

  /// A direction of scrolling.
  package enum Direction: Int, Hashable, Sendable {
    /// Toward the top.
    case up

    /// Toward the bottom.
    case down

    /// Toward the left.
    case left

    /// Toward the right.
    case right
  }

  /// An action of the mouse.
  package enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)

    /// The mouse moved to another cell with a button down.
    case drag(Button)

    /// A button was released; some terminals do not report which one.
    case release(Button?)

    /// The wheel was turned by one step.
    case scroll(Direction)
  }

  /// The action.
  package var action: Action

  /// The cell under the pointer.
  package var place: Point

  /// Creates a mouse event.
  package init(_ action: Action, at place: Point) {
    self.action = action
    self.place = place
  }
}
