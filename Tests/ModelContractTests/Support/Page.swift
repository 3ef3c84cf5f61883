#if canImport(UIKit)
import UIKit

/// What controllers were told, in order.
@MainActor final class Journal {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it is told.
///
/// `viewIsAppearing` is kept apart: systems differ in when controllers hear it whose transition is
/// driven by hand.
final class Page: UIViewController {
  let name: String
  let journal: Journal
  var forwards = true

  /// For each time that the view was appearing: what the controller had heard of its appearance by
  /// then, whether the view was in a window, and its size.
  private(set) var appearances: [(lines: [String], isInWindow: Bool, size: CGSize)] = []

  /// Whether the last appearance or disappearance was animated.
  private(set) var isAnimated = false

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  private func note(_ line: String) { journal.lines.append("\(name) \(line)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAnimated = animated
    note("will+")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    let lines = journal.lines.filter { $0.hasPrefix("\(name) ") && $0.hasSuffix("+") }
    appearances.append((lines, view.window != nil, view.bounds.size))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did+")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isAnimated = animated
    note("will-")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did-")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \((parent as? Page)?.name ?? (parent == nil ? "nil" : "container"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \((parent as? Page)?.name ?? (parent == nil ? "nil" : "container"))")
  }
}
#endif
