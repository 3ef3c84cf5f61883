#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The time in which a program has the terminal for itself.
///
/// However the program ends, other than by a signal that nobody can do anything about, the terminal is
/// as it was before. There is one session in a program.
@MainActor
package final class TerminalSession {
  /// What happens, for one reader.
  package let events: AsyncStream<SessionEvent>

  private let continuation: AsyncStream<SessionEvent>.Continuation
  private let input: Int32
  private let output: Int32
  private var isSuspended = false

  /// Creates a session that has not begun.
  ///
  /// - Parameters:
  ///   - input: The terminal, open for reading.
  ///   - output: The terminal, open for writing.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (events, continuation) = AsyncStream.makeStream()
    (self.input, self.output) = (input, output)
  }

  /// Begins to report events, and sees to it that the terminal is given back; called once, before
  /// ``enter()``.
  package func start() throws(Problem) {
    TakenTerminal.giveBackAtExit()
    FatalSignals.giveBackTerminal()
    let signals = try SignalPipe.open()
    for number in [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP] {
      SignalPipe.forward(number)
    }
    Self.report(signals, to: continuation) { $0.map { SessionEvent(signal: Int32($0)) } }
    Self.report(input, to: continuation) { [.input($0)] }
  }

  private nonisolated static func report(
    _ descriptor: Int32,
    to continuation: AsyncStream<SessionEvent>.Continuation,
    as events: @escaping @Sendable ([UInt8]) -> [SessionEvent]
  ) {
    Task.detached(priority: .userInitiated) {
      do {
        for try await piece in Descriptor.pieces(of: descriptor) {
          for event in events(piece) { continuation.yield(event) }
        }
      } catch {
        // A terminal that cannot be read is gone like one at its end.
      }
      continuation.yield(.inputEnded)
    }
  }

  /// Whether the terminal is the program's now.
  package var isActive: Bool { TakenTerminal.isTaken }

  /// Takes the terminal; the screen is empty then.
  ///
  /// - Returns: Whether there is one to take.
  package func enter() -> Bool {
    TakenTerminal.take(input: input, output: output)
  }

  /// Gives the terminal back.
  package func leave() {
    TakenTerminal.giveBack()
  }

  /// Writes a frame, if the terminal is the program's.
  package func write(_ bytes: [UInt8]) {
    // Another thread may give the terminal back at any moment, because the program crashes. When the
    // terminal is gone, the reader reports that.
    _ = Descriptor.write(bytes, to: output) { TakenTerminal.isTaken }
  }

  /// The columns and rows of the terminal, or those of most where it does not know.
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

  /// Gives the terminal back and stops the job, as the key for that would if it were not the
  /// program's now.
  ///
  /// The process goes on running for a moment. What is to be done when it goes on for good waits for
  /// ``SessionEvent/continued``.
  package func suspend() {
    guard isActive else { return }
    leave()
    isSuspended = true
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    Task {
      // A job without a shell that could let it go on is never stopped.
      try? await Task.sleep(for: .milliseconds(300))
      if isSuspended { continuation.yield(.continued) }
    }
  }

  /// Takes the terminal again after ``SessionEvent/continued``, whether it was given back or not.
  ///
  /// - Returns: Whether it is the program's now; it is not while another job is in front.
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
  /// Creates the event for a signal.
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
