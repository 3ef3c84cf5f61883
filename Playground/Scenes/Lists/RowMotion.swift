/// The animation of a row: where it is, where it goes, and what happened to it.
struct RowMotion: Hashable {
  /// The current place, in rows from the top of the list.
  var place: Double

  /// The place it moves to.
  var goal: Double

  /// The last change of the row.
  private(set) var mark = RowMark.none

  /// The brightness of the mark, from one down to zero.
  private(set) var glow = 0.0

  /// Creates a motion of a row that rests.
  init(at place: Double) {
    self.place = place
    goal = place
  }

  /// Marks a change of the row.
  mutating func mark(_ mark: RowMark) {
    // What happens to a new row right away does not make it less new.
    if self.mark == .inserted && mark != .deleted { return }
    self.mark = mark
    glow = 1
  }

  /// Whether the row moves or glows.
  var isMoving: Bool { glow > 0 || place != goal }

  /// Lets time pass.
  ///
  /// The row slows down toward its goal, which may change on the way.
  mutating func advance(by seconds: Double) {
    place += (goal - place) * min(1, seconds * 10)
    if abs(goal - place) < 0.05 { place = goal }
    glow = max(0, glow - seconds / 1.4)
    if glow == 0 { mark = .none }
  }
}
