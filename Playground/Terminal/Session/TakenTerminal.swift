#if os(macOS) || os(Linux)
import PlaygroundSystem

/// The terminal in raw mode and on the alternate screen, and what is needed to restore it.
///
/// There is at most one. Whatever ends the program restores it, signal handlers included.
enum TakenTerminal {
  /// What signal handlers have to know.
  ///
  /// A handler may interrupt an access to a variable, and its own access to the same variable would
  /// trap. So this is plain memory, without exclusivity checks.
  private struct State {
    /// Whether the terminal is taken: 1 or 0.
    var isTaken: sig_atomic_t = 0
    var input: Int32 = STDIN_FILENO
    var output: Int32 = STDOUT_FILENO

    /// The mode to restore.
    var mode = termios()
  }

  // Only the main actor writes to it, and the flag last; handlers only clear the flag.
  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
    return unsafe state
  }()

  /// Alternate screen, no cursor, no line wrap, empty screen; mouse buttons and wheel, drags, and
  /// reports in digits (1000, 1002, 1006); bracketed paste.
  ///
  /// Of the first two mouse modes, a terminal has one at a time, the last that it knows.
  private static var enterSequence: StaticString {
    """
    \u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\
    \u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h
    """
  }

  /// The reverse: ends a frame that may be incomplete, switches the mouse off as early as possible, and
  /// leaves the alternate screen last.
  private static var leaveSequence: StaticString {
    """
    \u{1B}[?2026l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\
    \u{1B}[0m\u{1B}[?7h\u{1B}[?1049l\u{1B}[?25h
    """
  }

  /// Whether the terminal is taken.
  static var isTaken: Bool { unsafe state.pointee.isTaken == 1 }

  /// Takes the terminal: raw mode, and an empty alternate screen.
  ///
  /// If it is taken already, both are set again, because another program may have changed them. In the
  /// background, the system stops the job until it comes to the foreground.
  ///
  /// - Returns: Whether this succeeded; not without a terminal, or for a job in the background that no
  ///   shell controls.
  @MainActor
  static func take(input: Int32, output: Int32) -> Bool {
    // It fails without a terminal, and it stops a job in the background before the mode is read, which
    // is that of the shell until then.
    Signals.unblockStopsOnThisThread()
    guard tcdrain(input) == 0 else { return false }
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
    _ = unsafe tcsetattr(input, TCSADRAIN, &mode)
    Descriptor.writeNow(enterSequence, to: output)
    return true
  }

  /// Restores the terminal, if it is taken.
  ///
  /// Signal handlers may call it.
  static func restore() {
    guard isTaken else { return }
    unsafe state.pointee.isTaken = 0
    Descriptor.writeNow(leaveSequence, to: unsafe state.pointee.output)
    // In the background, the mode is that of the shell or of another job.
    let input = unsafe state.pointee.input
    guard isInFront(input) else { return }
    // Unread input is discarded: mouse reports must not reach the shell.
    _ = unsafe tcsetattr(input, TCSAFLUSH, &state.pointee.mode)
  }

  /// Restores the terminal when the program exits; called before handlers are installed.
  static func restoreAtExit() {
    // Allocates the state before a handler reads it.
    _ = isTaken
    // The function is called on any thread, so it must not be isolated to the main actor.
    atexit { TakenTerminal.restore() }
  }

  /// Returns whether the program is in the foreground.
  static func isInFront(_ input: Int32) -> Bool {
    let job = tcgetpgrp(input)
    // A terminal that does not control this process has no foreground job.
    return job < 0 || job == getpgrp()
  }
}
#endif
