// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  /// (headless) The item that has the focus.
  @_spi(Headless) public var focusedIndexPath: IndexPath? { focused }

  /// (headless) Moves the focus to an item, or out of the view.
  ///
  /// - Returns: Whether the delegate let it.
  @_spi(Headless) @discardableResult public func simulateFocus(on path: IndexPath?) -> Bool {
    guard path != focused else { return true }
    if let path {
      guard shown[path] != nil,
        told?(self, canFocusItemAt: path) ?? allowsFocus
      else { return false }
    }
    let context = UICollectionViewFocusUpdateContext(
      from: focused.map { ($0, shown[$0]) }, to: path.map { ($0, shown[$0]) })
    guard told?(self, shouldUpdateFocusIn: context) ?? true else {
      return false
    }
    if let focused { shown[focused]?.isFocusedItem = false }
    focused = path
    if let path { shown[path]?.isFocusedItem = true }
    told?(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    if let path, told?(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus {
      select(path)
    }
    return true
  }

  /// (headless) Moves the focus into the view, where it goes to the item that is preferred.
  ///
  /// - Returns: The item that has the focus now.
  @_spi(Headless) @discardableResult public func simulateFocusEntering() -> IndexPath? {
    let preferred = told?(in: self)
    for path in [preferred].compactMap(\.self) + shown.keys.sorted() where simulateFocus(on: path) {
      return path
    }
    return nil
  }
}
