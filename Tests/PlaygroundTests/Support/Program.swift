import Foundation
import Testing

/// The built program, as a child process.
final class Program {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var unread = ""

  /// Where the program is, next to the tests.
  static let url: URL? = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    return folders.map { $0.appendingPathComponent("playground") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Starts the program.
  init(_ arguments: [String], in directory: String? = nil) throws {
    let url: URL = try #require(Self.url)
    process.executableURL = url
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Reads the output up to a text, or to its end.
  ///
  /// - Returns: Whether the text came.
  func reads(upTo text: String) -> Bool {
    while true {
      if let range = unread.range(of: text) {
        unread.removeSubrange(..<range.upperBound)
        return true
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return false }
      unread += String(decoding: data, as: UTF8.self)
    }
  }

  /// Writes to the program's standard input.
  func send(_ text: String) {
    input.fileHandleForWriting.write(Data(text.utf8))
  }

  /// Ends the program's standard input.
  func endInput() {
    input.fileHandleForWriting.closeFile()
  }

  /// Ends the reading of the program's output.
  func closeOutput() {
    output.fileHandleForReading.closeFile()
  }

  /// Sends a signal.
  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: The exit code, or `nil` when a signal ended it.
  func exitCode() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// The rest of the output.
  func remainingOutput() -> String {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    return unread + String(decoding: data, as: UTF8.self)
  }

  /// All that came on standard error.
  func errorOutput() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
