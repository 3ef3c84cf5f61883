import PlaygroundTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A question between two parts of an output, which is answered by any key.
@MainActor
enum KeyPrompt {
  #if os(macOS) || os(Linux)
  /// The session of all prompts, of which a program has one; `nil` without a terminal.
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
    defer {
      session.leave()
      // The question gives way to what follows.
      StandardOutput.write(Array("\r\u{1B}[K\u{1B}[A".utf8))
    }
    for await event in session.events {
      switch event {
      case .input([0x1A]), .suspensionRequested: session.suspend()
      case .input(let bytes): return ![UInt8(ascii: "q"), 0x03, 0x04].contains(bytes.first)
      case .inputEnded: return false
      case .continued: _ = session.resume()
      case .windowChanged: break
      case .endRequested(let signal):
        session.leave()
        exit(ExitCode.signal(signal).rawValue)
      }
    }
    return false
  }
  #else
  /// Returns that there is no terminal to ask on.
  static func goesOn() async -> Bool { true }
  #endif
}
