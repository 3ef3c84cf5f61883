#if os(macOS) || os(Linux)
import Foundation
import PlaygroundTerminal
import Testing

/// A pseudo-terminal, both ends of which are open.
final class PseudoTerminal {
  /// The end of the terminal emulator.
  private(set) var controller: Int32

  /// The end of the program.
  let terminal: Int32

  /// The path of the program's end.
  let path: String

  /// Opens a terminal with an unusual mode, which cannot be restored by chance.
  init() throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    try #require(unsafe openpty(&controller, &terminal, nil, nil, nil) == 0)
    (self.controller, self.terminal) = (controller, terminal)
    path = unsafe String(cString: try #require(ttyname(terminal)))
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var mode = termios()
    try #require(unsafe tcgetattr(terminal, &mode) == 0)
    mode.c_lflag &= ~tcflag_t(ECHOE)
    mode.c_iflag |= tcflag_t(IGNBRK)
    try #require(unsafe tcsetattr(terminal, TCSANOW, &mode) == 0)
  }

  deinit {
    close(terminal)
    close(controller)
  }

  /// The mode of the terminal.
  struct Mode: Equatable {
    var flags: [UInt]
    var controlBytes: [UInt8]

    /// Whether this is raw mode.
    var isRaw: Bool { flags[3] & UInt(ECHO | ICANON | ISIG | IEXTEN) == 0 }
  }

  var mode: Mode {
    var mode = termios()
    unsafe tcgetattr(terminal, &mode)
    let controlBytes = unsafe withUnsafeBytes(of: mode.c_cc) { unsafe Array($0) }
    let flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt($0) }
    return Mode(flags: flags, controlBytes: controlBytes)
  }

  /// Changes the size of the window.
  func setSize(_ size: Size) {
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    _ = unsafe ioctl(controller, UInt(TIOCSWINSZ), &window)
  }

  /// Types a text, and waits until it can be read.
  func type(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: controller)
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&entry, 1, 5000)
  }

  /// Closes the window.
  func hangUp() {
    close(controller)
    controller = -1
  }

  /// Returns the output since the last call.
  func output() -> String {
    let flags = fcntl(controller, F_GETFL)
    _ = fcntl(controller, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(controller, F_SETFL, flags) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(controller, &piece, piece.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }

  /// Returns the private modes that output switches on and off.
  static func switches(in text: String) -> (on: Set<String>, off: Set<String>) {
    var (on, off): (Set<String>, Set<String>) = ([], [])
    for part in text.components(separatedBy: "\u{1B}[?").dropFirst() {
      let number = String(part.prefix { $0.isNumber })
      if part.dropFirst(number.count).first == "h" { on.insert(number) } else { off.insert(number) }
    }
    return (on, off)
  }
}
#endif
