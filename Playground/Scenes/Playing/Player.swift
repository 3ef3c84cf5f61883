package import PlaygroundTerminal

/// Plays a gallery in virtual time, as fast as possible.
@MainActor
package struct Player {
  /// The duration, in virtual time.
  package let duration: Duration

  /// The number of frames a second.
  package let frameRate: Int

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - duration: The duration, in virtual time.
  ///   - frameRate: The number of frames a second.
  package init(duration: Duration, frameRate: Int) {
    self.duration = duration
    self.frameRate = frameRate
  }

  /// Plays a gallery.
  ///
  /// - Parameters:
  ///   - gallery: The gallery; no time passed in it so far.
  ///   - body: A closure that is called with each frame.
  /// - Throws: The first error of the closure.
  package func play<Failure: Error>(
    _ gallery: Gallery, _ body: (_ frame: Surface) throws(Failure) -> Void
  ) async throws(Failure) {
    var now = Duration.zero
    gallery.advance(to: now)
    await gallery.settle()
    for number in 0...Int(duration.inSeconds * Double(frameRate)) {
      let time = Duration.seconds(number) / frameRate
      // In a terminal, time passes in small steps, whatever is drawn.
      while now < time {
        now = min(now + .milliseconds(10), time)
        gallery.advance(to: now)
        await gallery.settle()
      }
      try body(gallery.frame)
    }
  }
}
