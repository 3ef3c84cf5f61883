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
  /// Returns the keys that turn pages, each alone and with Command, as in ⌘←.
  ///
  /// The other modifiers have meanings of their own.
  @MainActor
  static func keys(in geometry: PageGeometry) -> [(input: String, flags: UIKeyModifierFlags)] {
    let inputs = turns(in: geometry).map(\.input)
    return inputs.map { ($0, []) } + inputs.map { ($0, .command) }
  }

  /// Creates the page turn for a key; `nil` if the key has none.
  @MainActor
  init?(_ input: String?, in geometry: PageGeometry) {
    let turn = Self.turns(in: geometry).first { $0.input == input }?.turn
    guard let turn else { return nil }
    self = turn
  }

  /// The keys and what they do: arrows along the axis, and those that move by pages.
  @MainActor
  private static func turns(in geometry: PageGeometry) -> [(input: String, turn: PageTurn)] {
    let arrows: [(String, PageTurn)] =
      switch geometry.layout.axis {
      case .horizontal:
        [
          (UIKeyCommand.inputRightArrow, geometry.isReversed ? .previous : .next),
          (UIKeyCommand.inputLeftArrow, geometry.isReversed ? .next : .previous),
        ]
      case .vertical:
        [(UIKeyCommand.inputDownArrow, .next), (UIKeyCommand.inputUpArrow, .previous)]
      }
    return arrows + [
      (UIKeyCommand.inputPageDown, .next), (UIKeyCommand.inputPageUp, .previous),
      (UIKeyCommand.inputHome, .first), (UIKeyCommand.inputEnd, .last),
    ]
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
