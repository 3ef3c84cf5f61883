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
      // The method wins over the property.
      guard shown[path] != nil,
        told.collectionView?(self, canFocusItemAt: path) ?? allowsFocus
      else { return false }
    }
    let context = UICollectionViewFocusUpdateContext(
      from: focused.map { ($0, shown[$0]) }, to: path.map { ($0, shown[$0]) })
    guard told.collectionView?(self, shouldUpdateFocusIn: context) ?? true else {
      return false
    }
    if let focused { shown[focused]?.isFocusedItem = false }
    if path == nil { lastFocused = focused }
    focused = path
    if let path { shown[path]?.isFocusedItem = true }
    told.collectionView?(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    // The method can only take back what the property allows.
    if let path, selectionFollowsFocus,
      told.collectionView?(self, selectionFollowsFocusForItemAt: path) ?? true
    {
      choose(path, deselects: false)
    }
    return true
  }

  /// (headless) Moves the focus into the view, where it goes to the item that is preferred.
  ///
  /// A view that remembers the item that had it last does not ask for another.
  ///
  /// - Returns: The item that has the focus now.
  @_spi(Headless) @discardableResult public func simulateFocusEntering() -> IndexPath? {
    let remembered = remembersLastFocusedIndexPath ? lastFocused : nil
    let preferred = remembered ?? told.indexPathForPreferredFocusedView?(in: self)
    for path in [preferred].compactMap(\.self) + shown.keys.sorted() where simulateFocus(on: path) {
      return path
    }
    return nil
  }
}
