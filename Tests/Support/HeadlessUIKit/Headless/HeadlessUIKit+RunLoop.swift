// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension HeadlessUIKit {
  private struct Turn {
    let id: Int
    let run: @MainActor () -> Void
  }

  /// What waits for the next turn of the run loop, the oldest first.
  private static var turns: [Turn] = []
  private static var nextID = 0

  /// Whether animations run, or wait for the next frame.
  public static var isAnimating: Bool { !turns.isEmpty }

  /// Runs a frame of every animation, then lays all windows out.
  public static func runFrame() {
    let due = turns.map(\.id)
    for id in due { complete(id) }
    commit()
  }

  /// Runs all animations to their ends.
  ///
  /// - Parameter frames: The most frames to run.
  public static func finishAnimations(frames: Int = 10_000) {
    var frames = frames
    while isAnimating && frames > 0 {
      runFrame()
      frames -= 1
    }
    if frames == 0 { warn("[headless] animations do not end") }
  }

  /// Forgets all animations, as if the process had ended.
  public static func dropAnimations() { turns.removeAll() }

  /// Lays out every window, as the commit of a transaction does.
  public static func commit() {
    for window in UIWindow.visible { window.layoutIfNeeded() }
  }

  /// Runs a body in the next frame.
  ///
  /// Real UIKit calls completions on a later turn of the main run loop. So does the model, by the
  /// main queue, unless a test runs frames by hand before.
  static func afterAnimation(_ run: @escaping @MainActor () -> Void) {
    nextID += 1
    let id = nextID
    turns.append(Turn(id: id, run: run))
    DispatchQueue.main.async { MainActor.assumeIsolated { complete(id) } }
  }

  private static func complete(_ id: Int) {
    guard let index = turns.firstIndex(where: { $0.id == id }) else { return }
    turns.remove(at: index).run()
  }
}
