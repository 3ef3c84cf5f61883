/// Encodes frames as escape sequences, each as the difference from the frame before.
package struct FrameEncoder: Sendable {
  private let depth: ColorDepth

  /// The frame on the screen, if known.
  private var shown: Surface?

  /// Creates an encoder; the first frame clears the screen.
  ///
  /// - Parameter depth: The colors of the terminal.
  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Makes the next frame clear the screen and draw all of it, as when something else wrote to it.
  package mutating func invalidate() {
    shown = nil
  }

  /// Returns the bytes that turn the frame on the screen into another one, none if they are equal.
  ///
  /// They are one synchronized update (mode 2026): terminals that support it show the frame at once.
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
