/// Turns frames into what a terminal has to be told so that it shows them.
package struct FrameEncoder: Sendable {
  private let depth: ColorDepth

  /// What the terminal shows, as far as that is known.
  private var shown: Surface?

  /// Creates an encoder for a terminal that may show anything.
  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets what the terminal shows, as after somebody else wrote to it.
  package mutating func invalidate() {
    shown = nil
  }

  /// Returns the bytes that make the terminal show a frame in the place of the one before.
  ///
  /// They belong together: a terminal that can do so shows nothing before it has all of them.
  package mutating func encode(_ frame: Surface) -> [UInt8] {
    var writer = FrameWriter(depth: depth)
    if let shown, shown.size == frame.size {
      writer.write(frame, over: shown)
    } else {
      writer.clear()
      writer.write(frame, over: Surface(frame.size))
    }
    shown = frame
    return writer.finish()
  }
}
