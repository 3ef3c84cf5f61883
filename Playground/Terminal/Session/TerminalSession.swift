#if os(macOS) || os(Linux)
import PlaygroundSystem

/// A program's use of the terminal, for frames on the whole screen.
///
/// However the program ends, except by `SIGKILL`, the terminal is restored. A program has at most one
/// session.
@MainActor
package final class TerminalSession {
  /// The events, for a single reader.
  package let events: AsyncStream<SessionEvent>

  private let continuation: AsyncStream<SessionEvent>.Continuation
  private let input: Int32
  private let output: Int32
  private var isSuspended = false

  /// Creates a session that is not active.
  ///
  /// - Parameters:
  ///   - input: The terminal, open for reading.
  ///   - output: The terminal, open for writing.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (events, continuation) = AsyncStream.makeStream()
    (self.input, self.output) = (input, output)
  }

  /// Installs the signal handlers and begins to report events; called once, before ``enter()``.
  package func start() throws(Problem) {
    TakenTerminal.restoreAtExit()
    FatalSignals.installHandlers()
    let signals = try SignalPipe.open()
    for number in [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP] {
      SignalPipe.forward(number)
    }
    Self.report(signals, to: continuation) { $0.map { SessionEvent(signal: Int32($0)) } }
    Self.report(input, to: continuation) { [.input($0)] }
  }

  private nonisolated static func report(
    _ descriptor: Int32, to continuation: AsyncStream<SessionEvent>.Continuation,
    as events: @escaping @Sendable ([UInt8]) -> [SessionEvent]
  ) {
    Task.detached(priority: .userInitiated) {
      do {
        for try await piece in Descriptor.pieces(of: descriptor) {
          for event in events(piece) { continuation.yield(event) }
        }
      } catch {
        // A terminal that cannot be read is closed.
      }
      continuation.yield(.inputEnded)
    }
  }

  /// Whether the program has the terminal now.
  package var isActive: Bool { TakenTerminal.isTaken }

  /// Takes the terminal: raw mode, and an empty alternate screen.
  ///
  /// In the background, the system stops the program here until it comes to the foreground.
  ///
  /// - Returns: Whether there is a terminal to take.
  package func enter() -> Bool {
    TakenTerminal.take(input: input, output: output)
  }

  /// Restores the terminal.
  package func leave() {
    TakenTerminal.restore()
  }

  /// Writes a frame, if the session is active.
  package func write(_ bytes: [UInt8]) {
    // The handler of a crash may restore the terminal at any moment, on another thread. Errors are
    // ignored: if the terminal was closed, its reader reports that.
    _ = Descriptor.write(bytes, to: output) { TakenTerminal.isTaken }
  }

  /// The size of the window; if unknown, that of `COLUMNS` and `LINES`, or 80 by 24.
  package var size: Size {
    let size = Descriptor.windowSize(of: output) ?? Size(0, 0)
    func fallback(_ variable: String, _ usual: Int) -> Int {
      let count = Environment.value(of: variable).flatMap(Int.init) ?? 0
      return count > 0 ? count : usual
    }
    return Size(
      size.width > 0 ? size.width : fallback("COLUMNS", 80),
      size.height > 0 ? size.height : fallback("LINES", 24))
  }

  /// Restores the terminal and stops the job, as Ctrl-Z does outside of raw mode.
  ///
  /// The process runs on for a moment; call ``resume()`` only after ``SessionEvent/continued``.
  package func suspend() {
    guard isActive else { return }
    leave()
    isSuspended = true
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    Task {
      // The system does not stop a job that no shell could continue.
      try? await Task.sleep(for: .milliseconds(300))
      if isSuspended { continuation.yield(.continued) }
    }
  }

  /// Takes the terminal again after ``SessionEvent/continued``, whether or not it was restored before.
  ///
  /// - Returns: Whether the session is active; not in the background.
  package func resume() -> Bool {
    SignalPipe.forward(SIGTSTP)
    guard TakenTerminal.isInFront(input) else {
      leave()
      return false
    }
    isSuspended = false
    return enter()
  }
}

extension SessionEvent {
  /// Creates the event of a signal.
  fileprivate init(signal: Int32) {
    switch signal {
    case SIGWINCH: self = .windowChanged
    case SIGTSTP: self = .suspensionRequested
    case SIGCONT: self = .continued
    default: self = .endRequested(signal: signal)
    }
  }
}
#endif
