#if os(macOS) || os(Linux)
import Foundation
import PlaygroundTerminal
import Testing

@Suite("What sessions report", .serialized)
struct SessionEventTests {
  /// A session in a process of its own, because signals are sent to the whole process.
  @MainActor
  private struct Subject {
    let terminal: PseudoTerminal
    let session: TerminalSession

    init() throws {
      // Ends the process if it hangs.
      alarm(120)
      // An orphaned process group, which cannot be stopped, and not that of the tests.
      try #require(setsid() >= 0)
      terminal = try PseudoTerminal()
      session = TerminalSession(input: terminal.terminal, output: terminal.terminal)
      try session.start()
      try #require(session.enter())
    }
  }

  @Test("Keys, signals and the closing of the terminal are reported")
  func reporting() async {
    await #expect(processExitsWith: .success) {
      try await Self.report()
    }
  }

  @MainActor
  private static func report() async throws {
    let subject = try Subject()
    var events = subject.session.events.makeAsyncIterator()
    subject.terminal.type("a\u{1B}[A")
    let input = await events.next()
    try #require(input == .input(Array("a\u{1B}[A".utf8)))
    let expected: [(signal: Int32, event: SessionEvent)] = [
      (SIGWINCH, .windowChanged), (SIGTSTP, .suspensionRequested), (SIGCONT, .continued),
      (SIGINT, .endRequested(signal: 2)), (SIGTERM, .endRequested(signal: 15)),
      (SIGHUP, .endRequested(signal: 1)), (SIGWINCH, .windowChanged),
    ]
    for (signal, expected) in expected {
      kill(getpid(), signal)
      let event = await events.next()
      try #require(event == expected)
    }
    subject.terminal.hangUp()
    let end = await events.next()
    try #require(end == .inputEnded)
  }

  @Test("An orphaned process group, which cannot be stopped, continues by itself")
  func orphan() async {
    await #expect(processExitsWith: .success) {
      try await Self.suspend()
    }
  }

  @MainActor
  private static func suspend() async throws {
    let subject = try Subject()
    var events = subject.session.events.makeAsyncIterator()
    for _ in 0..<2 {
      subject.session.suspend()
      try #require(!subject.session.isActive && !subject.terminal.mode.isRaw)
      let event = await events.next()
      try #require(event == .continued)
      try #require(subject.session.resume() && subject.terminal.mode.isRaw)
      kill(getpid(), SIGTSTP)
      let request = await events.next()
      try #require(request == .suspensionRequested)
    }
    // There is only one event for going on.
    subject.session.suspend()
    kill(getpid(), SIGCONT)
    let event = await events.next()
    try #require(event == .continued && subject.session.resume())
    try await Task.sleep(for: .milliseconds(400))
    kill(getpid(), SIGWINCH)
    let next = await events.next()
    try #require(next == .windowChanged)
  }
}
#endif
