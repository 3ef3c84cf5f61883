#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

@testable import PlaygroundTerminal

/// Exit tests whose processes take a terminal that the test inspects afterwards.
@Suite("Programs that have taken the terminal", .serialized)
struct EndingTests {
  /// A way to end a process.
  enum End: Codable, Sendable {
    case exit
    case trap
    case badAccess
    case signal(Int32)

    static let all: [End] =
      [.exit, .trap, .badAccess]
      + [
        SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGALRM, SIGUSR1,
        SIGUSR2,
      ].map { .signal($0) }

    /// The exit condition.
    var condition: ExitTest.Condition {
      switch self {
      case .exit: .success
      case .trap: .failure
      case .badAccess: .signal(SIGSEGV)
      case .signal(let number): .signal(number)
      }
    }

    /// Ends the process, at once or soon.
    func come() {
      switch self {
      case .exit: Foundation.exit(0)
      case .trap: preconditionFailure("As was asked for")
      case .badAccess: unsafe UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      case .signal(let number): kill(getpid(), number)
      }
    }
  }

  /// Starts a session on the terminal at a path.
  @MainActor
  private static func session(at path: String) throws -> TerminalSession {
    let terminal = unsafe open(path, O_RDWR | O_NOCTTY)
    let session = TerminalSession(input: terminal, output: terminal)
    try session.start()
    return session
  }

  @Test("However a program ends, the terminal is restored", arguments: End.all)
  func ending(end: End) async throws {
    let terminal = try PseudoTerminal()
    let mode = terminal.mode
    await #expect(processExitsWith: end.condition) {
      [path = terminal.path as String, end = end as End] in
      try await MainActor.run {
        let session = try Self.session(at: path)
        guard session.enter() else { return }
        session.write(Array("frame".utf8))
      }
      end.come()
      sleep(10)
    }
    expectEqual(terminal.mode, mode)
    let parts = terminal.output().components(separatedBy: "frame")
    try #require(parts.count == 2)
    let (entering, leaving) = (
      PseudoTerminal.switches(in: parts[0]), PseudoTerminal.switches(in: parts[1])
    )
    #expect(leaving.off.isSuperset(of: entering.on) && leaving.on == entering.off)
  }
}
#endif
