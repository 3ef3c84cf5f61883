import CollateTesting

/// What a simulated finger does in a frame.
enum FingerStep: Hashable {
  /// It touches the screen.
  case touch

  /// It moves the content, in pages; negative to go back.
  case drag(Double)

  /// It leaves the screen slowly.
  case release

  /// It leaves the screen, fast enough to get to a page.
  case fling(to: Int)
}

extension SimulatedPagerHost {
  /// Performs a step of a finger.
  func perform(_ step: FingerStep) {
    switch step {
    case .touch: touchDown()
    case .drag(let distance): drag(byPages: distance, frames: 1)
    case .release: release()
    case .fling(let index): fling(to: index, frames: 20)
    }
  }
}
