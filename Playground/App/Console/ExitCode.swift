/// The codes that the program exits with, those of signals aside.
enum ExitCode: Int32 {
  /// All went well.
  case success = 0

  /// The arguments make no sense, as with most commands.
  case usage = 2

  /// What the arguments name cannot be read or is empty, as `EX_NOINPUT` has it.
  case noInput = 66

  /// Pages did not hear what is due to them, as `EX_SOFTWARE` has it.
  case imbalance = 70

  /// The output takes no more, as `EX_IOERR` has it.
  case outputFailure = 74
}
