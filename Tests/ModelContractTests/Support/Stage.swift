#if canImport(UIKit)
import Testing
import UIKit

/// A window of 320 x 480 points on the screen, with a controller in it.
@MainActor final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let root: UIViewController

  init(_ root: UIViewController = UIViewController()) {
    self.root = root
    window.rootViewController = root
    // Not key: outside of an app, where packages are tested, that has been seen to crash.
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Puts a view on the screen and lays it out.
  func show(_ view: UIView) {
    root.view.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Waits until a condition holds, while the run loop turns and the window is laid out.
  ///
  /// What holds at once is not waited for.
  func eventually(
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
  ) async {
    let isTrue = await wait {
      window.layoutIfNeeded()
      return condition()
    }
    if !isTrue { Issue.record(comment ?? "it never came to be", sourceLocation: location) }
  }
}

/// Waits until a condition holds, and gives up when it has had time and turns enough.
///
/// Tests on the main actor share it, so that a single turn may take long.
@MainActor func wait(until condition: () -> Bool) async -> Bool {
  let start = ContinuousClock.now
  var turns = 0
  while !condition() {
    if turns >= 300, start.duration(to: .now) > .seconds(15) { return false }
    turns += 1
    try? await Task.sleep(for: .milliseconds(10))
  }
  return true
}

/// Lets the run loop turn for a while, for what must not happen.
@MainActor func letTimePass() async {
  for _ in 0..<20 { try? await Task.sleep(for: .milliseconds(10)) }
}

/// Records an issue with both values if they are not equal.
///
/// As in the other tests, whose helpers are not for this target. A macro for each would take the compiler longer.
func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if actual == expected { return }
  let message = comment().map { ": \($0)" } ?? ""
  Issue.record("\(actual) is not equal to \(expected)\(message)", sourceLocation: sourceLocation)
}
#endif
