#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A page to go to, relative to the current one, requested by a key or by VoiceOver.
enum PageTurn {
  case next
  case previous
  case first
  case last
}

extension PageTurn {
  /// Creates the page turn for a key; `nil` if the key has none.
  @MainActor
  init?(_ key: UIKey, in geometry: PageGeometry) {
    // Command is accepted, as in ⌘←; the other modifiers have meanings of their own.
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

  /// Creates the page turn for a three-finger swipe; `nil` if it is not along the axis.
  ///
  /// Horizontally, the direction is that of the fingers; vertically, that of the content.
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
