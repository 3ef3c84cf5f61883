#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
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

/// A window that shows a view.
@MainActor
final class Stage<Content: View> {
  let window: UIWindow
  let controller: UIHostingController<Content>

  init(height: CGFloat = 480, _ content: Content) {
    HeadlessSwiftUI.reset()
    HeadlessUIKit.clearLog()
    controller = UIHostingController(rootView: content)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = controller
    window.isHidden = false
    finish()
  }

  /// Lets everything run to its end.
  func finish() {
    for _ in 0..<3 {
      HeadlessUIKit.commit()
      HeadlessUIKit.finishAnimations()
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
    let view = view ?? controller.view!
    return (view as? V) ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  /// The scroll view of the first pager.
  var pages: UIScrollView {
    let pager = controller.children[0].children[0]
    return pager.view.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UIScrollView }.first!
  }

  var list: UICollectionView { find(UICollectionView.self)! }

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
  var findings: [String] { HeadlessSwiftUI.log + HeadlessUIKit.log }

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
