#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI

/// A value that the state of an app and a view share, such as the selection.
///
/// What SwiftUI passes is compared with what it passed before or what was written since, and never with what
/// the view shows: if an old value is passed again, as in the middle of a swipe, the app has changed nothing.
@MainActor
final class BoundValue<Value: Equatable> {
  /// What SwiftUI passed last, or what was written to the state since.
  private(set) var value: Value?

  private var binding: Binding<Value>?

  /// What the state was when it was last passed or written.
  private var known: Value?

  /// The values that were written and that the state does not have yet, the oldest first.
  private var awaited: [Value] = []

  /// The value of the view that may still have to be written.
  private var shown: Value?

  /// Called with the value of the state if that remains another one than the one that was written.
  var onRefusal: (Value) -> Void = { _ in }

  private var refusal: Task<Void, Never>?

  deinit { refusal?.cancel() }

  /// Receives what SwiftUI passes, and returns whether it is another value than before.
  ///
  /// A store may take a while to follow, and pass what it had, or one of the values that were written, meanwhile.
  func receive(_ binding: Binding<Value>?) -> Bool {
    self.binding = binding
    let new = binding?.wrappedValue
    let isSame = new == known
    known = new
    if !awaited.isEmpty, isSame { return false }
    if let index = awaited.firstIndex(where: { $0 == new }) {
      awaited.removeFirst(index + 1)
      if awaited.isEmpty { refusal?.cancel() }
      return false
    }
    refusal?.cancel()
    awaited = []
    if new == value { return false }
    (value, shown) = (new, nil)
    return true
  }

  /// Writes the value that the view shows to the state, if it is another one.
  func send(_ new: Value) {
    shown = new
    StateUpdate.afterwards { [weak self] in self?.write() }
  }

  private func write() {
    guard let binding, let shown, shown != value else { return }
    // If the app has set another value that SwiftUI has not passed yet, that one counts.
    let current = binding.wrappedValue
    guard current == known || awaited.contains(current) else { return }
    value = shown
    awaited.append(shown)
    binding.wrappedValue = shown
    known = binding.wrappedValue
    refusal?.cancel()
    // One that is the same again may still be on its way.
    if known == value, awaited.count == 1 { awaited = [] } else { awaitUpdate() }
  }

  private func awaitUpdate() {
    refusal = Task { [weak self] in
      try? await Task.sleep(for: StateTimeout.duration)
      guard !Task.isCancelled, let self, let new = binding?.wrappedValue else { return }
      (known, awaited) = (new, [])
      if new == value { return }
      (value, shown) = (new, nil)
      onRefusal(new)
    }
  }
}

/// How long a view shows what people have done and the state of the app does not follow.
///
/// SwiftUI does not say that it has nothing to update, and closures of bindings may have captured an old value.
@MainActor
package enum StateTimeout {
  /// About as long as a row takes to settle after a drop.
  package static var duration = Duration.milliseconds(500)
}

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
