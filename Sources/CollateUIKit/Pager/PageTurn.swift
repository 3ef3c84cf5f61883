#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A page to go to, as keys and assistive technologies ask for it.
enum PageTurn {
  case next
  case previous
  case first
  case last
}

extension PageTurn {
  /// Creates what a key asks for; `nil` when it is none for pages.
  @MainActor
  init?(_ key: UIKey, in geometry: PageGeometry) {
    // ⌘← is as good as ←; others mean something else.
    guard key.modifierFlags.isDisjoint(with: [.shift, .alternate, .control]) else { return nil }
    let isHorizontal = geometry.layout.axis == .horizontal
    switch key.keyCode {
    case .keyboardRightArrow where isHorizontal: self = geometry.isReversed ? .previous : .next
    case .keyboardLeftArrow where isHorizontal: self = geometry.isReversed ? .next : .previous
    case .keyboardDownArrow where !isHorizontal: self = .next
    case .keyboardUpArrow where !isHorizontal: self = .previous
    case .keyboardPageDown: self = .next
    case .keyboardPageUp: self = .previous
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }

  /// Creates what a swipe with three fingers asks for; `nil` when it goes across the axis.
  ///
  /// Across the screen the direction is that of the fingers, down the screen that of the content.
  init?(_ direction: UIAccessibilityScrollDirection, in geometry: PageGeometry) {
    let isHorizontal = geometry.layout.axis == .horizontal
    switch direction {
    case .next: self = .next
    case .previous: self = .previous
    case .left where isHorizontal: self = geometry.isReversed ? .previous : .next
    case .right where isHorizontal: self = geometry.isReversed ? .next : .previous
    case .down where !isHorizontal: self = .next
    case .up where !isHorizontal: self = .previous
    default: return nil
    }
  }
}
#endif
