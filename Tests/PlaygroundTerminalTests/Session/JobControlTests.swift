#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import PlaygroundTerminal

@MainActor
@Suite("Sessions in the background", .serialized)
struct JobControlTests {
  /// A session in a process of its own, on its controlling terminal.
  @MainActor
  private struct Subject {
    let terminal: PseudoTerminal
    let session: TerminalSession

    init() throws {
      // Ends the process if it hangs.
      alarm(120)
      try #require(setsid() >= 0)
      terminal = try PseudoTerminal()
      try #require(ioctl(terminal.terminal, UInt(TIOCSCTTY), 0) == 0)
      session = TerminalSession(input: terminal.terminal, output: terminal.terminal)
      // Allows `tcsetpgrp` from the background.
      signal(SIGTTOU, SIG_IGN)
      // Sent when the terminal is closed at the end.
      signal(SIGHUP, SIG_IGN)
    }

    /// Brings a job to the foreground.
    func bringForward(_ job: pid_t) throws {
      try #require(tcsetpgrp(terminal.terminal, job) == 0)
    }

    /// Ends the process at once, without functions that wait for other threads.
    func end(_ job: pid_t) -> Never {
      kill(job, SIGKILL)
      _exit(EXIT_SUCCESS)
    }

    /// Starts a background job.
    func startJob() throws -> pid_t {
      #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      #else
      var attributes = posix_spawnattr_t()
      #endif
      unsafe posix_spawnattr_init(&attributes)
      unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      var job = pid_t()
      var arguments = unsafe [strdup("sleep"), strdup("20"), nil]
      defer { for index in 0..<2 { unsafe free(arguments[index]) } }
      let code = unsafe posix_spawn(&job, "/bin/sleep", nil, &attributes, &arguments, nil)
      try #require(code == 0)
      return job
    }
  }

  @Test("A program that continues in the background does not touch the terminal")
  func goingOnBehind() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let subject = try Subject()
        let (terminal, session) = (subject.terminal, subject.session)
        try subject.bringForward(getpgrp())
        try #require(session.enter() && session.resume())
        let job = try subject.startJob()
        try subject.bringForward(job)
        _ = terminal.output()
        let mode = terminal.mode
        try #require(!session.resume() && !session.isActive)
        // The mode is that of the job in front.
        try #require(terminal.mode == mode)
        try #require(PseudoTerminal.switches(in: terminal.output()).off.contains("1049"))
        session.write(Array("frame".utf8))
        try #require(terminal.output() == "")
        try subject.bringForward(getpgrp())
        try #require(session.resume() && session.isActive)
        subject.end(job)
      }
    }
  }

  @Test("A program that is started in the background does not take the terminal")
  func startingBehind() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let subject = try Subject()
        let job = try subject.startJob()
        try subject.bringForward(job)
        let mode = subject.terminal.mode
        // The system reports an error instead of stopping a job that no shell controls.
        signal(SIGTTOU, SIG_DFL)
        try #require(!subject.session.enter() && !subject.session.isActive)
        try #require(subject.terminal.mode == mode && subject.terminal.output() == "")
        subject.end(job)
      }
    }
  }

  #if os(Linux)
  @Test("The thread that reads keys accepts SIGTTIN")
  func reader() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let subject = try Subject()
        try subject.session.start()
      }
      /// Returns how many threads block other signals, but not SIGTTIN.
      func readerCount() -> Int {
        let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
        return (tasks ?? []).count { task in
          let status = try? String(
            contentsOfFile: "/proc/self/task/\(task)/status", encoding: .utf8)
          let line = status?.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
          let mask = line.flatMap { UInt64($0.dropFirst(7).trimmingPrefix("\t"), radix: 16) } ?? 0
          return mask & 1 << UInt64(SIGTTIN - 1) == 0 && mask & 1 << UInt64(SIGINT - 1) != 0
        }
      }
      while readerCount() == 0 { usleep(1000) }
    }
  }
  #endif
}
#endif
