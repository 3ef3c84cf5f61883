import PlaygroundSystem
import PlaygroundTerminal

/// The keys of the terminal, for commands that print lines and leave its screen alone.
@MainActor
enum TerminalKeys {
  #if os(macOS) || os(Linux)
  /// The session of the program; `nil` without a terminal.
  private static let session: TerminalSession? = {
    let session = TerminalSession(takesScreen: false)
    guard Capabilities.current.obstacle == nil, (try? session.start()) != nil else { return nil }
    return session
  }()

  /// Waits for a key, and returns whether to go on: unless it is `q`, or asks the program to end.
  ///
  /// Where there is no terminal, nothing is asked.
  static func goesOn() async -> Bool {
    guard let session else { return true }
    StandardOutput.write(Array("\n   any key goes on, q ends ".utf8))
    guard session.enter() else { return true }
    let bytes = await next(of: session)
    session.leave()
    // The question gives way to what follows.
    StandardOutput.write(Array("\r\u{1B}[K\u{1B}[A".utf8))
    return bytes.map { ![UInt8(ascii: "q"), 0x03, 0x04].contains($0.first) } ?? false
  }

  /// Takes the keys from now on: `q` and Ctrl-C end the program, Ctrl-Z suspends it, and no key is echoed.
  ///
  /// - Returns: Whether there is a terminal to take them from, and the program is in the foreground.
  static func quit() -> Bool {
    // In the background, to read would stop the program.
    guard TerminalSession().isInFront, let session, session.enter() else { return false }
    Task {
      while let bytes = await next(of: session) {
        for byte in bytes {
          switch byte {
          case UInt8(ascii: "q"), 0x04: end(session, .success)
          case 0x03: end(session, .signal(SIGINT))
          case 0x1A: session.suspend()
          default: break
          }
        }
      }
      end(session, .success)
    }
    return true
  }

  /// Returns what is typed next; `nil` at the end.
  private static func next(of session: TerminalSession) async -> [UInt8]? {
    for await event in session.events {
      switch event {
      case .input([0x1A]), .suspensionRequested: session.suspend()
      case .input(let bytes): return bytes
      case .inputEnded: return nil
      case .continued: _ = session.resume()
      case .windowChanged: break
      case .endRequested(let signal): end(session, .signal(signal))
      }
    }
    return nil
  }

  private static func end(_ session: TerminalSession, _ code: ExitCode) -> Never {
    session.leave()
    exit(code.rawValue)
  }
  #else
  /// Returns that there is no terminal to ask on.
  static func goesOn() async -> Bool { true }

  /// Returns that there is no terminal to take keys from.
  static func quit() -> Bool { false }
  #endif
}
