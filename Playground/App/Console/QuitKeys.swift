import PlaygroundTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The keys that end a program which prints lines until it is ended.
@MainActor
enum QuitKeys {
  #if os(macOS) || os(Linux)
  private static let session = TerminalSession(takesScreen: false)

  /// Takes the keys from now on: `q` and Ctrl-C end the program, Ctrl-Z suspends it, and no key is echoed.
  ///
  /// - Returns: Whether there is a terminal to take them from, and the program is in the foreground.
  static func take() -> Bool {
    guard Capabilities.current.obstacle == nil, session.isInFront,
      (try? session.start()) != nil, session.enter()
    else { return false }
    Task {
      for await event in session.events { handle(event) }
    }
    return true
  }

  private static func handle(_ event: SessionEvent) {
    switch event {
    case .input(let bytes):
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "q"), 0x04: end(.success)
        case 0x03: end(.signal(SIGINT))
        case 0x1A: session.suspend()
        default: break
        }
      }
    case .inputEnded: end(.success)
    case .suspensionRequested: session.suspend()
    case .continued: _ = session.resume()
    case .windowChanged: break
    case .endRequested(let signal): end(.signal(signal))
    }
  }

  private static func end(_ code: ExitCode) -> Never {
    session.leave()
    exit(code.rawValue)
  }
  #else
  /// Returns that there is no terminal to take keys from.
  static func take() -> Bool { false }
  #endif
}
