// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// A movement of a scroll view that goes on by itself, frame by frame.
@MainActor final class ScrollMotion {
  enum Kind {
    case animation
    case deceleration
  }

  let kind: Kind

  /// Where the content is in the frames to come, the next one first.
  var path: [CGPoint]

  init(_ kind: Kind, path: [CGPoint]) {
    (self.kind, self.path) = (kind, path)
  }
}

extension UIScrollView {
  /// How many frames a movement takes.
  @_spi(Headless) public static var framesOfMotion: Int { 4 }

  /// Returns the way to an offset, with a swing beyond it if there is a speed left.
  func path(to target: CGPoint, overshoot: CGPoint = .zero) -> [CGPoint] {
    let start = contentOffset
    let frames = Self.framesOfMotion
    let peak = target + overshoot
    var path = (1...frames).map { start + (peak - start) * (CGFloat($0) / CGFloat(frames)) }
    path[frames - 1] = peak
    return overshoot == .zero ? path : path + [target + overshoot * 0.5, target]
  }

  func start(_ motion: ScrollMotion) {
    self.motion = motion
    schedule(motion)
  }

  private func schedule(_ motion: ScrollMotion) {
    HeadlessUIKit.afterAnimation { [weak self] in self?.runFrame(of: motion) }
  }

  private func runFrame(of motion: ScrollMotion) {
    // A motion that was replaced never says that it ended.
    guard self.motion === motion else { return }
    let offset = motion.path.removeFirst()
    move(to: offset)
    guard self.motion === motion else { return }
    guard motion.path.isEmpty else { return schedule(motion) }
    endMotion()
  }

  /// Runs what moves by itself to its end at once, with a layout pass after every frame.
  func runMotionToEnd() {
    while let motion, !motion.path.isEmpty {
      runFrame(of: motion)
      layoutIfNeeded()
    }
  }

  private func endMotion() {
    guard let motion else { return }
    self.motion = nil
    switch motion.kind {
    case .animation: scrollTold.scrollViewDidEndScrollingAnimation?(self)
    case .deceleration:
      isDecelerating = false
      scrollTold.scrollViewDidEndDecelerating?(self)
    }
  }

  /// Stops what moves by itself.
  func stopMotion(tells: Bool) {
    if tells { return endMotion() }
    motion = nil
    isDecelerating = false
  }

  /// An offset is set while the content moves by itself.
  func meetMotion() {
    guard let motion else { return }
    switch HeadlessUIKit.quirks.offsetDuringMotion {
    case .isOverrun: break
    case .stops: stopMotion(tells: false)
    case .ends: if motion.kind == .deceleration { endMotion() } else { stopMotion(tells: false) }
    }
  }
}
