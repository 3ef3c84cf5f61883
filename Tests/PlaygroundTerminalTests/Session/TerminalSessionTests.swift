#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

@testable import PlaygroundTerminal

@MainActor
@Suite("Sessions", .serialized)
struct TerminalSessionTests {
  /// Runs a body with a session on a terminal of its own.
  private static func withSession(_ body: (TerminalSession, PseudoTerminal) throws -> Void) throws {
    let terminal = try PseudoTerminal()
    let session = TerminalSession(input: terminal.terminal, output: terminal.terminal)
    defer { session.leave() }
    try body(session, terminal)
  }

  @Test("The terminal is taken and restored exactly")
  func taking() throws {
    try Self.withSession { session, terminal in
      let mode = terminal.mode
      #expect(!mode.isRaw && !session.isActive)
      #expect(session.enter())
      #expect(session.isActive && terminal.mode.isRaw)
      let entering = PseudoTerminal.switches(in: terminal.output())
      session.leave()
      #expect(!session.isActive && terminal.mode == mode)
      let leaving = PseudoTerminal.switches(in: terminal.output())
      expectEqual(entering.on, ["1049", "1000", "1002", "1006", "2004"])
      expectEqual(entering.off, ["25", "7"])
      // It also ends a frame that may be incomplete.
      #expect(leaving.off == entering.on.union(["2026"]) && leaving.on == entering.off)
    }
  }

  @Test("Taking and restoring the terminal again changes nothing")
  func again() throws {
    try Self.withSession { session, terminal in
      let mode = terminal.mode
      session.leave()
      expectEqual(terminal.output(), "")
      for _ in 0..<3 {
        #expect(session.enter() && session.enter() && session.resume())
        #expect(terminal.mode.isRaw)
        session.leave()
        session.leave()
        expectEqual(terminal.mode, mode)
      }
    }
  }

  @Test("Resuming sets the mode again, which may have changed while the program was stopped")
  func resuming() throws {
    try Self.withSession { session, terminal in
      let mode = terminal.mode
      #expect(session.enter())
      var shell = termios()
      unsafe tcgetattr(terminal.terminal, &shell)
      shell.c_lflag |= tcflag_t(ECHO | ICANON)
      unsafe tcsetattr(terminal.terminal, TCSANOW, &shell)
      _ = terminal.output()
      #expect(session.resume())
      #expect(terminal.mode.isRaw)
      #expect(PseudoTerminal.switches(in: terminal.output()).on.contains("1049"))
      session.leave()
      expectEqual(terminal.mode, mode)
    }
  }

  @Test("Unread input does not reach the shell")
  func typeahead() throws {
    try Self.withSession { session, terminal in
      #expect(session.enter())
      terminal.type("\u{1B}[<35;60;20M\n")
      session.leave()
      terminal.type("next\n")
      let line = try Descriptor.read(from: terminal.terminal, atMost: 100)
      expectEqual(String(decoding: line, as: UTF8.self), "next\n")
    }
  }

  @Test("Nothing is written outside of a session")
  func writing() throws {
    try Self.withSession { session, terminal in
      session.write(Array("before".utf8))
      #expect(session.enter())
      session.write(Array("frame".utf8))
      // As the handler of a crash does.
      TakenTerminal.restore()
      session.write(Array("after".utf8))
      let output = terminal.output()
      #expect(output.contains("frame") && !output.contains("before") && !output.contains("after"))
    }
  }

  @Test("A frame is not written further once the terminal is restored")
  func breakingOff() throws {
    try Self.withSession { session, terminal in
      #expect(session.enter())
      _ = fcntl(terminal.terminal, F_SETFL, fcntl(terminal.terminal, F_GETFL) | O_NONBLOCK)
      let frame = Array(repeating: UInt8(ascii: "a"), count: 200_000)
      let controller = terminal.controller
      _ = terminal.output()
      // As the handler of a crash on another thread does while this one waits for room: the output is
      // not read before.
      let crash = DispatchQueue(label: "crash")
      crash.async {
        _ = Descriptor.poll(controller, for: POLLIN, timeout: 100_000)
        TakenTerminal.restore()
      }
      let reading = SlowReader(controller, count: frame.count, until: Array("\u{1B}[?25h".utf8)) {
        !TakenTerminal.isTaken
      }
      session.write(frame)
      crash.sync {}
      let output = String(decoding: reading.bytes(), as: UTF8.self) + terminal.output()
      let parts = output.components(separatedBy: "\u{1B}[?1049l")
      #expect(parts.count == 2 && parts[0].contains("aaa") && !parts[1].contains("a"))
    }
  }

  @Test("Drags are the last of the mouse modes to be set, because the last one counts")
  func mouseModes() throws {
    try Self.withSession { session, terminal in
      #expect(session.enter())
      let modes = terminal.output().components(separatedBy: "\u{1B}[?").dropFirst()
      expectEqual(modes.filter { ["1000h", "1002h"].contains($0) }.last, "1002h")
    }
  }

  @Test("Leaving ends a frame first, then the mouse, and the alternate screen last")
  func leavingInOrder() throws {
    try Self.withSession { session, terminal in
      #expect(session.enter())
      _ = terminal.output()
      session.leave()
      let modes = terminal.output().components(separatedBy: "\u{1B}[?").dropFirst()
      let numbers = modes.map { String($0.prefix { $0.isNumber }) }
      expectEqual(numbers.first, "2026")
      expectEqual(Set(numbers[1...3]), ["1000", "1002", "1006"])
      expectEqual(numbers.suffix(2), ["1049", "25"])
    }
  }

  @Test("Where there is no terminal, none is taken")
  func noTerminal() throws {
    let null = unsafe open("/dev/null", O_RDWR)
    defer { close(null) }
    let session = TerminalSession(input: null, output: null)
    #expect(!session.enter() && !session.isActive)
  }

  @Test("The size is that of the window, and never zero")
  func size() throws {
    try Self.withSession { session, terminal in
      terminal.setSize(Size(132, 43))
      expectEqual(session.size, Size(132, 43))
      terminal.setSize(Size(0, 0))
      let size = session.size
      #expect(size.width > 0 && size.height > 0)
      terminal.setSize(Size(61, 0))
      expectEqual(session.size, Size(61, size.height))
    }
  }

  @Test("A frame is written whole to a non-blocking terminal, without spinning")
  func nonBlocking() throws {
    try Self.withSession { session, terminal in
      #expect(session.enter())
      _ = terminal.output()
      _ = fcntl(terminal.terminal, F_SETFL, fcntl(terminal.terminal, F_GETFL) | O_NONBLOCK)
      let frame = (0..<50_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
      let reading = SlowReader(terminal.controller, count: frame.count)
      let time = ProcessorTime.of { session.write(frame) }
      expectEqual(reading.bytes(), frame)
      #expect(time < .milliseconds(100))
    }
  }
}
#endif
