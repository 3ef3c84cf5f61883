/// The codes that the program exits with, those of signals aside.
enum ExitCode: Int32 {
  /// All went well.
  case success = 0

  /// The arguments make no sense, as `EX_USAGE` has it.
  case usage = 64

  /// The output takes no more, as `EX_IOERR` has it.
  case outputFailure = 74
}
