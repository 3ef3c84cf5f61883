// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@_exported import Foundation

/// Everything that tests may use and that real UIKit does not have.
///
/// Adapters cannot see it: it needs `@_spi(Headless) import UIKit`.
@_spi(Headless) @MainActor
public enum HeadlessUIKit {
  /// What real UIKit leaves open, or changes from release to release, as it is now.
  public static var quirks = Quirks()

  /// What real UIKit would have written to the console.
  public private(set) static var log: [String] = []

  private static var recorder: [Exception]?

  /// Forgets what was written to the console.
  public static func clearLog() { log.removeAll() }

  /// Runs a body and returns what would have been thrown as Objective-C exceptions.
  ///
  /// Real UIKit unwinds; the model records, recovers as well as it can and goes on.
  public static func recordingExceptions(_ body: () throws -> Void) rethrows -> [Exception] {
    let outer = recorder
    recorder = []
    defer { recorder = outer }
    try body()
    return recorder ?? []
  }

  /// Runs a body under other quirks.
  public static func with<Result>(
    _ change: (inout Quirks) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let old = quirks
    change(&quirks)
    defer { quirks = old }
    return try body()
  }

  static func raise(_ reason: String) { raise("NSInternalInconsistencyException", reason) }

  static func raise(_ name: String, _ reason: String) {
    if recorder == nil { stop(reason, name: name) }
    recorder?.append(Exception(name: name, reason: reason))
  }

  /// Ends the process as an exception would that nothing catches, where the model could not go on after one.
  nonisolated static func stop(
    _ reason: String, name: String = "NSInternalInconsistencyException"
  ) -> Never {
    fatalError(Exception(name: name, reason: reason).description)
  }

  static func warn(_ message: String) { log.append(message) }
}

extension HeadlessUIKit {
  /// An Objective-C exception that real UIKit would have thrown.
  public struct Exception: Equatable, CustomStringConvertible, Sendable {
    public var name: String
    public var reason: String

    public var description: String {
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    }
  }
}
