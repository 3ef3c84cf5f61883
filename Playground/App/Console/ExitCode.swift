/// The codes that the program exits with.
struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The code.
  let rawValue: Int32
}

extension ExitCode {
  /// All went well.
  static let success = ExitCode(rawValue: 0)

  /// What was checked is not as it should be.
  static let failure = ExitCode(rawValue: 1)

  /// The arguments make no sense, as with most commands.
  static let usage = ExitCode(rawValue: 2)

  /// The output takes no more, as `EX_IOERR` has it.
  static let outputFailure = ExitCode(rawValue: 74)

  /// Returns the code after a signal asked the program to end, as shells have it.
  static func signal(_ number: Int32) -> ExitCode { ExitCode(rawValue: 128 + number) }
}
