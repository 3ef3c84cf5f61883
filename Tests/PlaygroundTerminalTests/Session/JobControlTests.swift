#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import PlaygroundTerminal

@MainActor
@Suite("Sessions in the background", .serialized)
struct JobControlTests {
  /// A session on the terminal that controls a program of its own.
  @MainActor
  private struct Subject {
    let terminal: PseudoTerminal
    let session: TerminalSession

    init() throws {
      // It ends the program when something does not come.
      alarm(20)
      try #require(setsid() >= 0)
      terminal = try PseudoTerminal()
      try #require(ioctl(terminal.terminal, UInt(TIOCSCTTY), 0) == 0)
      session = TerminalSession(input: terminal.terminal, output: terminal.terminal)
      // The test itself moves jobs while it is in the background.
      signal(SIGTTOU, SIG_IGN)
      // And closes the terminal at the end.
      signal(SIGHUP, SIG_IGN)
    }

    /// Brings a job to the foreground.
    func bringForward(_ job: pid_t) throws {
      try #require(tcsetpgrp(terminal.terminal, job) == 0)
    }

    /// Starts a program in a job of its own.
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

  @Test("A program that goes on in the background leaves the terminal to the job in front")
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
        kill(job, SIGKILL)
      }
    }
  }

  @Test("A program that is started in the background does not take the terminal from there")
  func startingBehind() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let subject = try Subject()
        let job = try subject.startJob()
        try subject.bringForward(job)
        let mode = subject.terminal.mode
        // Without a shell that could stop it, the system reports an error in the place of that.
        signal(SIGTTOU, SIG_DFL)
        try #require(!subject.session.enter() && !subject.session.isActive)
        try #require(subject.terminal.mode == mode && subject.terminal.output() == "")
        kill(job, SIGKILL)
      }
    }
  }

  #if os(Linux)
  @Test("The thread that waits for keys is stopped when it reads in the background")
  func reader() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let subject = try Subject()
        try subject.session.start()
      }
      /// Returns how many threads block most signals, but not the one to stop readers.
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
