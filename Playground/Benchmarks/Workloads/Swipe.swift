import Collate

/// A swipe from one page to the next and back again, as a screen of 60 frames a second reports it.
struct Swipe {
  /// The positions while the finger is down, and while the pages go on without it.
  let dragged: [Double]
  let released: [Double]

  let target: Double

  /// A swipe there and one back.
  static let pair = [Swipe(from: 1, to: 2), Swipe(from: 2, to: 1)]

  /// The number of events of a pair: begin, 60 positions, end and rest, twice.
  static let eventCount = 2 * 63

  private init(from start: Double, to end: Double) {
    let positions = (1...60).map { frame in
      let time = Double(frame) / 60
      return start + (end - start) * (time * time * (3 - 2 * time))
    }
    dragged = Array(positions[..<25])
    released = Array(positions[25...])
    target = end
  }
}

/// The least that can be done about a position.
struct PositionKeeper {
  var position = 0.0

  @inline(never)
  mutating func scroll(to newPosition: Double) {
    position = newPosition
  }
}

/// A host that does nothing.
final class IdleHost: PageHost {
  typealias Controller = IdlePage

  func addPage(_ page: IdlePage) {}
  func pageDidMove(_ page: IdlePage) {}
  func pageWillMoveFromParent(_ page: IdlePage) {}
  func removePage(_ page: IdlePage) {}
  func beginAppearance(of page: IdlePage, isAppearing: Bool, animated: Bool) {}
  func endAppearance(of page: IdlePage) {}
  func attachPage(_ page: IdlePage, at index: Int) {}
  func detachPage(_ page: IdlePage) {}
  func snap(to index: Int) {}
  func shift(by distance: Int) {}
  func cancelDrag() {}
  func animateJump(from start: Int?, to target: Int) {}
  func pageCountDidChange(to count: Int) {}
}

/// A controller that does nothing.
final class IdlePage {}
