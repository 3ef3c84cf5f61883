#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal that the program has taken for itself, and what it takes to give it back.
///
/// There is one at most. It is given back by whoever ends the program, handlers of signals included.
enum TakenTerminal {
  /// What handlers have to know.
  ///
  /// They are called at any moment, in the middle of an access to a variable, too, and to access it
  /// once more would end the program for good. So it is plain memory, which nobody watches.
  private struct State {
    /// Whether the terminal is taken: 1 or 0.
    var isTaken: sig_atomic_t = 0
    var input: Int32 = STDIN_FILENO
    var output: Int32 = STDOUT_FILENO

    /// The mode that the terminal gets back.
    var mode = termios()
  }

  // The main actor alone writes to it, and all else before the flag; but handlers take back the flag.
  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
    return unsafe state
  }()

  /// An empty screen besides the one of the shell, without a cursor and without lines that go on in
  /// the next one; reports of buttons and the wheel, of movements with a button down, in digits; marks
  /// around what is pasted; reports of the focus.
  private static var enterSequence: StaticString {
    """
    \u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\
    \u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h
    """
  }

  /// The same taken back, the mouse as early as possible and the screen at the end, after a frame that
  /// may have been broken off.
  private static var leaveSequence: StaticString {
    """
    \u{1B}[?2026l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l\
    \u{1B}[0m\u{1B}[?7h\u{1B}[?1049l\u{1B}[?25h
    """
  }

  /// Whether the terminal is taken.
  static var isTaken: Bool { unsafe state.pointee.isTaken == 1 }

  /// Takes the terminal: keys come at once and are not shown, and there is an empty screen for frames.
  ///
  /// A terminal that is taken already is told all that once more: somebody may have changed it.
  ///
  /// - Returns: Whether there is one to take.
  @MainActor
  static func take(input: Int32, output: Int32) -> Bool {
    if !isTaken {
      var mode = termios()
      guard unsafe tcgetattr(input, &mode) == 0 else { return false }
      unsafe state.pointee.mode = mode
      unsafe state.pointee.input = input
      unsafe state.pointee.output = output
      unsafe state.pointee.isTaken = 1
    }
    var mode = unsafe state.pointee.mode
    unsafe cfmakeraw(&mode)
    Signals.takeStopsOnThisThread()
    guard unsafe tcsetattr(input, TCSADRAIN, &mode) == 0 else {
      unsafe state.pointee.isTaken = 0
      return false
    }
    Descriptor.writeNow(enterSequence, to: output)
    return true
  }

  /// Gives the terminal back as it was, if it is taken.
  ///
  /// It does nothing that handlers must not do.
  static func giveBack() {
    guard isTaken else { return }
    unsafe state.pointee.isTaken = 0
    Descriptor.writeNow(leaveSequence, to: unsafe state.pointee.output)
    // The mode belongs to the job in front: a shell that is there has seen to it already.
    let input = unsafe state.pointee.input
    guard isInFront(input) else { return }
    // What is typed ahead, reports of the mouse most of all, must not get to whoever reads next.
    _ = unsafe tcsetattr(input, TCSAFLUSH, &state.pointee.mode)
  }

  /// Has the terminal given back when the program exits; called before handlers are installed.
  static func giveBackAtExit() {
    // The memory has to be there before a handler looks at it.
    _ = isTaken
    // It is called on any thread, so it must not belong to the main actor.
    atexit { TakenTerminal.giveBack() }
  }

  /// Returns whether the terminal is the program's to use, as it is for the job in front.
  static func isInFront(_ input: Int32) -> Bool {
    let job = tcgetpgrp(input)
    // One that controls no jobs is everybody's.
    return job < 0 || job == getpgrp()
  }
}
#endif
