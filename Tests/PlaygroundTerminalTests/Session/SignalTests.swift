#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

@testable import PlaygroundTerminal

@MainActor
@Suite("Signal handlers", .serialized)
struct SignalTests {
  @Test("The signal pipe is closed on exec and never blocks, and its handler keeps errno")
  func pipe() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        alarm(120)
        let before = (Int32(0)..<64).filter { fcntl($0, F_GETFD) >= 0 }
        let end = try SignalPipe.open()
        let ends = (Int32(0)..<64).filter { fcntl($0, F_GETFD) >= 0 && !before.contains($0) }
        try #require(ends.count == 2 && ends.contains(end))
        for end in ends { try #require(fcntl(end, F_GETFD) == FD_CLOEXEC) }
        SignalPipe.forward(SIGWINCH)
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGWINCH)
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        // More than the pipe holds.
        for _ in 0..<200_000 {
          errno = EDOM
          raise(SIGWINCH)
          guard errno == EDOM else { exit(1) }
        }
      }
    }
  }

  @Test("The previous handler of a fatal signal is called after the terminal is restored")
  func chaining() async throws {
    let terminal = try PseudoTerminal()
    let mode = terminal.mode
    await #expect(processExitsWith: .exitCode(42)) { [path = terminal.path as String] in
      await MainActor.run {
        Signals.handle(SIGSEGV) { _ in _exit(TakenTerminal.isTaken ? 1 : 42) }
        let terminal = unsafe open(path, O_RDWR | O_NOCTTY)
        let session = TerminalSession(input: terminal, output: terminal)
        guard (try? session.start()) != nil, session.enter() else { exit(2) }
        unsafe UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      }
    }
    expectEqual(terminal.mode, mode)
  }

  @Test("A terminal without a known size has that of COLUMNS and LINES, or 80 by 24")
  func size() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let terminal = try PseudoTerminal()
        let session = TerminalSession(input: terminal.terminal, output: terminal.terminal)
        for (columns, lines, size) in [
          ("61", "17", Size(61, 17)), ("0", "17", Size(80, 17)), ("61", "-1", Size(61, 24)),
          ("x", "", Size(80, 24)),
        ] {
          unsafe setenv("COLUMNS", columns, 1)
          unsafe setenv("LINES", lines, 1)
          try #require(session.size == size)
        }
        terminal.setSize(Size(132, 0))
        unsafe setenv("LINES", "17", 1)
        try #require(session.size == Size(132, 17))
      }
    }
  }
}
#endif
