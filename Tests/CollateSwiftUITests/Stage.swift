#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

struct Row: Identifiable, Hashable, Sendable {
  let id: String
  var text: String
}

typealias Rows = BasicSection<String, Row>

func section(_ id: String, _ rows: String) -> Rows {
  Rows(id: id, items: rows.map { Row(id: "\($0)", text: "\($0)") })
}

/// All suites of this target, one after the other, because what the stand-in counts is shared.
@Suite("SwiftUI", .serialized) enum SwiftUITests {}

/// What the tested views write down.
@MainActor
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// A window that shows a view.
@MainActor
final class Stage<Content: View> {
  /// What the stand-in of UIKit has complained about, as far as this stage was at work.
  private var complaints: [String] = []

  let window: UIWindow
  let controller: UIHostingController<Content>

  init(height: CGFloat = 480, _ content: Content) {
    HeadlessSwiftUI.reset()
    controller = UIHostingController(rootView: content)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = controller
    window.isHidden = false
    finish()
  }

  /// Lets everything run to its end.
  func finish() {
    change {
      for _ in 0..<3 {
        HeadlessUIKit.commit()
        HeadlessUIKit.finishAnimations()
      }
    }
  }

  /// Makes a change, such as of a source.
  func change(_ body: () -> Void) {
    let count = HeadlessUIKit.log.count
    body()
    complaints += HeadlessUIKit.log.dropFirst(count)
  }

  /// Taps a button, and lets everything run to its end.
  func tap(_ title: String, in view: UIView? = nil) {
    change {
      #expect(HeadlessSwiftUI.tap(title, in: view ?? controller.view), "no button \(title)")
    }
    finish()
  }

  /// Drags an item over another one, and drops it there.
  func drag(_ path: IndexPath, over place: IndexPath) {
    change {
      let drag = HeadlessDrag(lifting: [path], in: list)
      expectEqual(drag?.move(over: place, in: list), .move)
      drag?.drop()
    }
  }

  /// What the first text of the screen says.
  var state: String { HeadlessSwiftUI.texts(in: controller.view).first ?? "nothing" }

  /// Waits until something holds, for two seconds at most.
  func settle(until isDone: () -> Bool) async throws {
    for _ in 0..<400 where !isDone() {
      try await Task.sleep(for: .milliseconds(5))
      finish()
    }
  }

  /// Also lets tasks run that wait for the main actor.
  func settle() async {
    for _ in 0..<5 {
      await Task.yield()
      finish()
    }
  }

  func find<V: UIView>(_ type: V.Type, in view: UIView? = nil) -> V? {
    guard let view = view ?? controller.view else { return nil }
    return (view as? V) ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  /// The scroll view of the first pager.
  var pages: UIScrollView {
    let pager = controller.children[0].children[0]
    let found = pager.view.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UIScrollView }
    return found.first ?? UIScrollView(frame: .zero)
  }

  var list: UICollectionView { find(UICollectionView.self) ?? Self.none }
  private static var none: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// What cells say, in the order of the sections.
  var texts: [[String]] {
    let list = list
    return (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).map { item in
        list.cellForItem(at: [section, item]).map {
          HeadlessSwiftUI.texts(in: $0).joined(separator: " ")
        } ?? "-"
      }
    }
  }

  /// What is wrong.
  var findings: [String] { HeadlessSwiftUI.log + complaints }

  func count(_ event: String) -> Int { HeadlessSwiftUI.counts[event, default: 0] }
}

struct Tint: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  var tint: String {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }
}
#endif
