/// Something that happens to a program that has taken the terminal.
package enum SessionEvent: Hashable, Sendable {
  /// Bytes came in.
  case input([UInt8])

  /// Nothing will come in any more: the terminal is gone.
  case inputEnded

  /// The window has another size, perhaps.
  case windowChanged

  /// Somebody asks the program to stop for a while.
  case suspensionRequested

  /// The program goes on, or never stopped although it should have.
  case continued

  /// A signal asks the program to end; it exits with 128 and its number.
  case endRequested(signal: Int32)
}
