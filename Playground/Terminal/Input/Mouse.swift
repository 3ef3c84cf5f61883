/// Something that was done with the mouse.
package struct Mouse: Hashable, Sendable {
  /// A button.
  package enum Button: Int, Hashable, Sendable {
    /// The main button.
    case left

    /// The button under the wheel.
    case middle

    /// The button for menus.
    case right
  }

  /// A direction that the wheel turns to.
  package enum Direction: Int, Hashable, Sendable {
    /// Toward what lies above.
    case up

    /// Toward what lies below.
    case down

    /// Toward what lies at the left.
    case left

    /// Toward what lies at the right.
    case right
  }

  /// What was done.
  package enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)

    /// The mouse moved to another place with a button down.
    case drag(Button)

    /// A button came up; some terminals do not say which one.
    case release(Button?)

    /// The mouse moved without a button.
    case move

    /// The wheel was turned by a step.
    case scroll(Direction)
  }

  /// What was done.
  package var action: Action

  /// Where.
  package var place: Point

  /// The keys that were held.
  package var modifiers: Modifiers

  /// Creates what was done.
  package init(_ action: Action, at place: Point, modifiers: Modifiers = []) {
    self.action = action
    self.place = place
    self.modifiers = modifiers
  }
}
