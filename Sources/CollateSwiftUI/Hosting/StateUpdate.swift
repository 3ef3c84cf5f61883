#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI

/// The updates of views by SwiftUI that are under way, during which no state of the app may change.
@MainActor
enum StateUpdate {
  private static var depth = 0
  private static var pending: [@MainActor () -> Void] = []

  /// Performs an update.
  static func perform(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }

  /// Calls a closure of the app that may change its state: at once, or after the update that is under way.
  ///
  /// Closures are called in the order in which they are passed.
  static func afterwards(_ action: @escaping @MainActor () -> Void) {
    if depth == 0, pending.isEmpty { return action() }
    pending.append(action)
    if pending.count == 1 { Task { performPending() } }
  }

  private static func performPending() {
    while !pending.isEmpty {
      let action = pending[0]
      action()
      pending.removeFirst()
    }
  }
}
#endif
