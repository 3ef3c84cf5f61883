/// An event of a terminal session.
package enum SessionEvent: Hashable, Sendable {
  /// Bytes arrived from the terminal.
  case input([UInt8])

  /// The terminal was closed; no more bytes will arrive.
  case inputEnded

  /// The size of the window may have changed.
  case windowChanged

  /// A signal asks the program to suspend itself.
  case suspensionRequested

  /// The program continues, or could not be stopped.
  case continued

  /// A signal asks the program to end, with an exit code of 128 plus its number.
  case endRequested(signal: Int32)
}
